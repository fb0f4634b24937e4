import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { PORTRAIT_WIDTHS, WIDTHS } from './formats.ts'
import { choose, type Hung, hangScenes } from './gallery.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { findPhoto } from './photos.ts'

const PICTURES = new URL('../public/pictures/', import.meta.url)
const WORKER = fileURLToPath(new URL('./render-worker.ts', import.meta.url))

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
})

const manifest = await readManifest()
const chosen = choose(await hangScenes(), positionals)
const stale: string[] = []
for (const hung of chosen) if (values.all || (await isStale(hung, manifest))) stale.push(hung.scene.name)
if (positionals.length > 0 && chosen.length === 0) {
  console.error(`No scene is called ${positionals.join(' or ')}`)
  process.exit(1)
}
console.log(`${stale.length} of ${chosen.length} pictures to draw`)
const failed = await drawAll(stale)
if (failed > 0) process.exit(1)

async function isStale({ scene, hash }: Hung, known: Manifest): Promise<boolean> {
  const entry = known[scene.name]
  const current = (await findPhoto(scene.name))?.hash ?? hash
  if (!entry || entry.hash !== current) return true
  const files = [
    ...WIDTHS[scene.format].map((width) => `${scene.name}-${width}.avif`),
    ...(scene.portrait ? PORTRAIT_WIDTHS.map((width) => `${scene.name}-portrait-${width}.avif`) : []),
  ]
  return !files.every((file) => existsSync(new URL(file, PICTURES)))
}

/** Hands the names to one worker a core and shows how far they are. */
async function drawAll(names: readonly string[]): Promise<number> {
  const queue = [...names]
  const workers = Math.min(availableParallelism(), names.length)
  let done = 0
  let failures = 0
  const report = (name: string, error?: string) => {
    done++
    if (error) {
      failures++
      console.error(`\n${name}: ${error}`)
    }
    showProgress(done, names.length, name)
  }
  await Promise.all(Array.from({ length: workers }, () => employ(fork(WORKER), queue, report)))
  return failures
}

function employ(
  worker: ChildProcess,
  queue: string[],
  report: (name: string, error?: string) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = () => {
      const name = queue.shift()
      if (name) worker.send(name)
      else worker.disconnect()
    }
    worker.on('message', (message: { ready?: true; name?: string; error?: string }) => {
      if (message.name) report(message.name, message.error)
      next()
    })
    worker.on('error', reject)
    worker.on('exit', (code) => (code ? reject(new Error(`a worker stopped with code ${code}`)) : resolve()))
  })
}

function showProgress(done: number, total: number, name: string): void {
  const filled = Math.round((done / total) * 30)
  const line = `[${'█'.repeat(filled)}${'·'.repeat(30 - filled)}] ${done}/${total} ${name}`
  process.stdout.write(
    process.stdout.isTTY ? `\r${line.padEnd(90)}${done === total ? '\n' : ''}` : `${line}\n`,
  )
}
