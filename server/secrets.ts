import { createHash, createHmac, randomBytes } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clusterFolder } from './database/postmaster.ts'
import { replaceFile, writeOnce } from './durable-file.ts'
import { StartError } from './start-error.ts'

export type Secrets = { databasePassword: string; superuserPassword: string }

/** Made on the first start and kept under the data folder, readable by its owner only; never made twice. */
export async function localSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  const known = await readFile(file, 'utf8').catch(nullIfMissing)
  if (known !== null) return withSuperuser(parse(known, file), file)
  if (await exists(join(clusterFolder(dataDir), 'PG_VERSION'))) {
    throw new StartError(`${file} is missing, but its database is there; restore the file from the backup.`)
  }
  const made = { databasePassword: newSecret(), superuserPassword: newSecret() }
  await writeOnce(file, JSON.stringify(made))
  return withSuperuser(parse(await readFile(file, 'utf8'), file), file)
}

type KnownSecrets = Omit<Secrets, 'superuserPassword'> & { superuserPassword?: string }

function parse(text: string, file: string): KnownSecrets {
  try {
    const { databasePassword, superuserPassword } = JSON.parse(text)
    if (databasePassword) return { databasePassword, superuserPassword }
  } catch {}
  throw new StartError(`${file} does not hold the secrets it should; restore it from the backup.`)
}

/** Older hosts worked as the superuser. The new password is derived, so that two who do this write the same. */
async function withSuperuser(known: KnownSecrets, file: string): Promise<Secrets> {
  const { databasePassword: only, superuserPassword } = known
  if (superuserPassword) return { databasePassword: only, superuserPassword }
  const databasePassword = createHmac('sha256', only).update('owner').digest('base64url')
  const secrets = { databasePassword, superuserPassword: only }
  await replaceFile(file, JSON.stringify(secrets))
  return secrets
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
