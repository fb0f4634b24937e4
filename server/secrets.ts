import { createHash, randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Secrets = { databasePassword: string }

/** Made on the first start and kept under the data folder, readable by its owner only. */
export async function localSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  const known = await readFile(file, 'utf8').catch(() => null)
  if (known) return JSON.parse(known)
  const secrets = { databasePassword: newSecret() }
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return secrets
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a secret, or of a file to know it again. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
