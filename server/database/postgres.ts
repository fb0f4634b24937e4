import { type ChildProcess, spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { log } from '../log.ts'
import { localSecrets, type Secrets } from '../secrets.ts'
import { StartError } from '../start-error.ts'
import { freePort } from './free-port.ts'
import { asPostgresUser, createCluster, makeDataDir, postgresBinaries } from './postgres-cluster.ts'
import { makeOwner, ownerAddress, superuserAddress } from './postgres-roles.ts'
import { clusterFolder, readPostmaster } from './postmaster.ts'
import { isAlive, runningHere } from './running.ts'

export type EmbeddedPostgres = { url: string; stop: () => Promise<void> }

type Cluster = { binaries: string; dataDir: string; secrets: Secrets }

/** Starts the PostgreSQL of this data folder, or takes over the one a killed host left running. */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  await makeDataDir(dataDir)
  const secrets = await localSecrets(dataDir)
  const cluster = { binaries: await postgresBinaries(), dataDir, secrets }
  await createCluster(cluster.binaries, clusterFolder(dataDir), secrets.superuserPassword)
  const port = (await findRunning(cluster)) ?? (await launch(cluster))
  const url = ownerAddress(secrets, port)
  if (!(await welcomes(url))) await makeOwnerAlone(secrets, port)
  const lock = await takeHostLock(url)
  const watch = restartWhenLost(cluster, port, lock)
  return {
    url,
    async stop() {
      await watch.stop()
      await lock.end({ timeout: 1 })
      await stopServer(cluster)
    },
  }
}

/** Under the lock of the folder: an older host may still be at work in it. */
async function makeOwnerAlone(secrets: Secrets, port: number): Promise<void> {
  const superuser = await takeHostLock(superuserAddress(secrets, port))
  await makeOwner(superuser, secrets).finally(() => superuser.end({ timeout: 1 }))
}

async function findRunning({ dataDir, secrets }: Cluster): Promise<number | null> {
  return (await runningHere(dataDir, secrets))?.port ?? null
}

async function launch(cluster: Cluster, wantedPort?: number): Promise<number> {
  const notes = join(cluster.dataDir, 'postgres.log')
  const output = await open(notes, 'a', 0o600)
  try {
    // The last server may still be going down, or another host may have started one this very moment.
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const port = wantedPort ?? (await freePort())
      const server = spawnServer(cluster, port, output.fd)
      if (await becomesReady(server, cluster.secrets, port)) return port
      const other = await findRunning(cluster)
      if (other) return other
      await pause(500)
    }
  } finally {
    await output.close()
  }
  throw new StartError(`PostgreSQL did not start; its reasons are in ${notes}.`)
}

/** Detached, so that Ctrl-C reaches the host alone and the host decides when the database stops. */
function spawnServer({ binaries, dataDir }: Cluster, port: number, output: number): ChildProcess {
  const options = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '64MB',
    timezone: 'UTC',
  }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const place = ['-D', clusterFolder(dataDir)]
  const [program, parameters] = asPostgresUser(join(binaries, 'postgres'), [...place, ...flags])
  const server = spawn(program, parameters, { detached: true, stdio: ['ignore', output, output] })
  server.on('error', () => {})
  server.unref()
  return server
}

async function becomesReady(server: ChildProcess, secrets: Secrets, port: number): Promise<boolean> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return false
    if (await isOurs(secrets, port)) return true
    await pause(50)
  }
  return false
}

/** One host per data folder: the lock lives and dies with its connection, however the host ends. */
async function takeHostLock(url: string): Promise<postgres.Sql> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 5, max_lifetime: null })
  for (let attempt = 0; attempt < 30; attempt += 1) {
    if (await holdsHostLock(sql)) return sql
    await pause(100)
  }
  await sql.end()
  throw new StartError('Another host is already running on this data folder; stop it first or set DATA_DIR.')
}

async function holdsHostLock(sql: postgres.Sql): Promise<boolean> {
  const [row] = await sql`
    select exists (select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid())
      or pg_try_advisory_lock(hashtext('wanderwish host')) as held`
  return row?.held
}

/** A database that dies under a running host is started again in the same place, and the host goes on. */
function restartWhenLost(cluster: Cluster, port: number, lock: postgres.Sql): { stop: () => Promise<void> } {
  const closing = new AbortController()
  const watch = async () => {
    while (!closing.signal.aborted) {
      await pause(1000, undefined, closing).catch(() => {})
      if (closing.signal.aborted || (await holdsHostLock(lock).catch(() => false))) continue
      if (await findRunning(cluster)) continue
      log.error('The database has stopped; starting it again')
      await launch(cluster, port).catch((cause) => log.error(cause.message))
    }
  }
  const watching = watch()
  return {
    async stop() {
      closing.abort()
      await watching
    },
  }
}

/** Which is ours has been found out at the start: a server that lets nobody in any more is stopped too. */
async function stopServer({ dataDir }: Cluster): Promise<void> {
  const postmaster = await readPostmaster(dataDir)
  if (!postmaster || !isAlive(postmaster.pid)) return
  process.kill(postmaster.pid, 'SIGINT')
  for (let attempt = 0; attempt < 200 && isAlive(postmaster.pid); attempt += 1) await pause(25)
}

/** A new database, or one of an older host, does not know its owner yet. */
async function isOurs(secrets: Secrets, port: number): Promise<boolean> {
  return (await welcomes(ownerAddress(secrets, port))) || welcomes(superuserAddress(secrets, port))
}

async function welcomes(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => {} })
  try {
    await sql`select 1`
    return true
  } catch {
    return false
  } finally {
    await sql.end({ timeout: 0 })
  }
}
