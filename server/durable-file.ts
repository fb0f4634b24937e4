import { randomBytes } from 'node:crypto'
import { link, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Whole or not at all, on the disk before anything relies on it, and never over a file that is there already. */
export async function writeOnce(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    await writeToDisk(draft, text)
    await link(draft, file).catch((cause) => {
      if (cause.code !== 'EEXIST') throw cause
    })
  } finally {
    await rm(draft, { force: true })
  }
  await syncFolder(dirname(file))
}

async function writeToDisk(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A file survives a power cut only together with its name. Windows sees to names itself and opens no folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
