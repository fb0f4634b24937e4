import { readFile } from 'node:fs/promises'
import type postgres from 'postgres'
import type { Secrets } from '../secrets.ts'

/** Owns everything the host works with and nothing else; the superuser only ever makes this role (owner.sql). */
const owner = 'wanderwish'

export const ownerAddress = ({ databasePassword }: Secrets, port: number): string =>
  address(owner, databasePassword, port)

export const superuserAddress = ({ superuserPassword }: Secrets, port: number): string =>
  address('postgres', superuserPassword, port)

function address(role: string, password: string, port: number): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/postgres`
}

export async function makeOwner(superuser: postgres.Sql, { databasePassword }: Secrets): Promise<void> {
  const statements = await readFile(new URL('./owner.sql', import.meta.url), 'utf8')
  await superuser.begin(async (sql) => {
    await sql`select set_config('wanderwish.password', ${databasePassword}, true)`
    await sql.unsafe(statements)
  })
}
