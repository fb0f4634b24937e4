import { randomBytes } from 'node:crypto'
import { link, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Never over a file that is there already. */
export function writeOnce(file: string, text: string): Promise<void> {
  return write(file, text, (draft) =>
    link(draft, file).catch((cause) => {
      if (cause.code !== 'EEXIST') throw cause
    }),
  )
}

export function replaceFile(file: string, text: string): Promise<void> {
  return write(file, text, (draft) => rename(draft, file))
}

/** Whole or not at all, and on the disk before anything relies on it. */
async function write(file: string, text: string, put: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    await writeToDisk(draft, text)
    await put(draft)
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
