import { createHash, randomBytes } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeOnce } from './durable-file.ts'
import { StartError } from './start-error.ts'

export type Secrets = { databasePassword: string }

/** Made on the first start and kept under the data folder, readable by its owner only; never made twice. */
export async function localSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  const known = await readFile(file, 'utf8').catch(nullIfMissing)
  if (known !== null) return parse(known, file)
  if (await exists(join(dataDir, 'postgres', 'PG_VERSION'))) {
    throw new StartError(`${file} is missing, but its database is there; restore the file from the backup.`)
  }
  await writeOnce(file, JSON.stringify({ databasePassword: newSecret() }))
  return parse(await readFile(file, 'utf8'), file)
}

function parse(text: string, file: string): Secrets {
  try {
    const { databasePassword } = JSON.parse(text)
    if (databasePassword) return { databasePassword }
  } catch {}
  throw new StartError(`${file} does not hold the secrets it should; restore it from the backup.`)
}

function nullIfMissing(cause: NodeJS.ErrnoException): null {
  if (cause.code === 'ENOENT') return null
  throw cause
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a secret, or of a file to know it again. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
