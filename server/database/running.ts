import { readFile, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import type { Secrets } from '../secrets.ts'
import { superuserAddress } from './postgres-roles.ts'
import { clusterFolder, type Postmaster, readPostmaster } from './postmaster.ts'

/**
 * The PostgreSQL that is running in this very folder. A folder that was copied while its database ran brings that
 * one's note along: it names a server that is alive, knows our password, and works in another folder.
 */
export async function runningHere(dataDir: string, secrets: Secrets): Promise<Postmaster | null> {
  const noted = await readPostmaster(dataDir)
  if (!noted || !isAlive(noted.pid)) return null
  const folder = await folderOf(secrets, noted.port)
  if (folder === null) return null
  if (folder === (await realpath(clusterFolder(dataDir)))) return noted
  await forgetNoteOf(dataDir, noted)
  return null
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Where the server on this port keeps its data; null when it does not let us in. */
async function folderOf(secrets: Secrets, port: number): Promise<string | null> {
  const sql = postgres(superuserAddress(secrets, port), { max: 1, connect_timeout: 2, onnotice: () => {} })
  try {
    const [row] = await sql`select current_setting('data_directory') as folder`
    return await realpath(row?.folder)
  } catch {
    return null
  } finally {
    await sql.end({ timeout: 0 })
  }
}

/** With it there, PostgreSQL would not start here. */
async function forgetNoteOf(dataDir: string, { pid }: Postmaster): Promise<void> {
  const file = join(clusterFolder(dataDir), 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => '')
  if (text.startsWith(`${pid}\n`)) await rm(file, { force: true })
}
