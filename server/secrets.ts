import { createHash, createHmac, randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Secrets = { databasePassword: string; jwtSecret: string }

/** Made on the first start and kept under the data folder, readable by its owner only. */
export async function localSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  const known = await readFile(file, 'utf8').catch(() => null)
  if (known) return JSON.parse(known)
  const secrets = { databasePassword: newSecret(), jwtSecret: newSecret() }
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return secrets
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The key the browser carries before anyone has signed in. Derived, so that all hosts of one database agree. */
export function publishableKey(jwtSecret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const unsigned = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role: 'anon', iss: 'wanderwish' })}`
  return `${unsigned}.${createHmac('sha256', jwtSecret).update(unsigned).digest('base64url')}`
}

export function fingerprint(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
