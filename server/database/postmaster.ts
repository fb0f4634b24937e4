import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Postmaster = { pid: number; port: number }

export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres')
}

/** What the PostgreSQL of a data folder notes about itself while it runs; null once it has stopped. */
export async function readPostmaster(dataDir: string): Promise<Postmaster | null> {
  const notes = await readFile(join(clusterFolder(dataDir), 'postmaster.pid'), 'utf8').catch(() => null)
  const lines = notes?.split('\n') ?? []
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 && port > 0 ? { pid, port } : null
}
