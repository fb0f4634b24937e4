// Runs on whatever Node the machine has (20 or newer), before anything is installed.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const quietly = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
const suffix = process.platform === 'win32' ? '.exe' : ''
const pinnedNode = join(root, 'node_modules', 'node', 'bin', `node${suffix}`)

/** Installs when the lockfile asks for something that is not there. */
export async function ensureInstalled() {
  if (isInstalled()) return
  const done = progress('Installing packages')
  let result = await run(...npm(['ci', ...quietly]))
  // A registry may lack the binding of a foreign processor; that is no reason to give up on this one.
  if (result.code !== 0) result = await run(...npm(['install', '--no-save', ...quietly]))
  done()
  if (result.code === 0 && existsSync(pinnedNode)) return
  console.error(`${result.output.trim()}\nThe packages could not be installed; npm's reasons are above.`)
  process.exit(1)
}

function isInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const found = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  const isThere = ([path, entry]) => path === '' || entry.optional || found[path]?.version === entry.version
  return existsSync(pinnedNode) && Object.entries(wanted).every(isThere)
}

function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages
  } catch {
    return {}
  }
}

function npm(parameters) {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? [process.execPath, [script, ...parameters]] : ['npm', parameters]
}

/** Hands over to the pinned Node and stays until it ends, passing signals on. */
export function continueWith(script, parameters = []) {
  const path = `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
  const child = spawn(pinnedNode, [join(root, 'scripts', script), ...parameters], {
    cwd: root,
    env: { ...process.env, PATH: path },
    // The channel tells the child when this process is gone, killed included.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill('SIGTERM'))
  child.on('exit', (code) => process.exit(code ?? 1))
}

/** npm passes a signal to its shell, and the shell dies of it without telling anybody. */
function whenOrphaned(act) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    act()
  }, 100)
}

function run(command, parameters) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { cwd: root, shell: process.platform === 'win32' })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
      })
    }
    child.on('error', (cause) => resolve({ code: 1, output: `${output}${cause.message}` }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** A line that shows the seconds passing on a terminal, and just says what is done elsewhere. */
export function progress(label) {
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  if (!process.stdout.isTTY) {
    console.log(`${label} …`)
    return () => {}
  }
  const show = (end) => process.stdout.write(`\r${label} … ${seconds()} s${end}`)
  const timer = setInterval(() => show(''), 500)
  show('')
  return () => {
    clearInterval(timer)
    show('\n')
  }
}
