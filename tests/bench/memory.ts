import { readdir, readFile, readlink } from 'node:fs/promises'

/** Megabytes held by a process and its descendants; memory they share is counted once. */
export async function megabytesOf(...roots: number[]): Promise<number> {
  const parents = await parentsOfAll()
  const belongs = (pid: number): boolean =>
    roots.includes(pid) || (parents.has(pid) && belongs(parents.get(pid) as number))
  const shares = await Promise.all([...parents.keys()].filter(belongs).map(proportionalKilobytes))
  return shares.reduce((sum, share) => sum + share, 0) / 1024
}

async function parentsOfAll(): Promise<Map<number, number>> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const pairs = await Promise.all(
    pids.map(async (pid): Promise<[number, number]> => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      // The name in brackets may hold anything; the parent is the second word after it.
      return [pid, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0)]
    }),
  )
  return new Map(pairs)
}

async function proportionalKilobytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0)
}

/** The process that listens on a port of this machine. */
export async function listenerOn(port: number): Promise<number> {
  const socket = await listeningSocket(port)
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const files = await readdir(`/proc/${pid}/fd`).catch(() => [])
    const targets = await Promise.all(
      files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')),
    )
    if (targets.includes(`socket:[${socket}]`)) return Number(pid)
  }
  throw new Error(`Nobody listens on port ${port}`)
}

async function listeningSocket(port: number): Promise<string | undefined> {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((kind) => readFile(`/proc/net/${kind}`, 'utf8').catch(() => '')),
  )
  const rows = tables.join('\n').split('\n')
  const listening = rows
    .map((row) => row.trim().split(/\s+/))
    .find(([, address, , state]) => address?.endsWith(`:${hex}`) && state === '0A')
  return listening?.[9]
}
