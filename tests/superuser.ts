import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import { superuserAddress } from '../server/database/postgres-roles.ts'
import type { TestHost } from './host.ts'

/** For what a host may not do to its own embedded database, such as making a second one beside it. */
export async function asSuperuser(host: TestHost, statements: string): Promise<void> {
  const secrets = JSON.parse(await readFile(join(host.dataDir, 'secrets.json'), 'utf8'))
  const address = superuserAddress(secrets, Number(new URL(host.databaseUrl).port))
  const sql = postgres(address, { max: 1, onnotice: () => {} })
  try {
    for (const statement of statements.split(';').filter((text) => text.trim())) await sql.unsafe(statement)
  } finally {
    await sql.end()
  }
}
