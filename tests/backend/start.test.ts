import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../server/database/free-port.ts'
import { readPostmaster } from '../../server/database/postmaster.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wanderwish-start-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function start(program: string, parameters: string[], name: string) {
  const port = await freePort()
  const dataDir = join(folder, name)
  const child = spawn(program, parameters, {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  }
  await expect
    .poll(() => said, { timeout: 100_000 })
    .toContain(`Wanderwish is open at http://localhost:${port}`)
  return { child, url: `http://localhost:${port}`, dataDir }
}

const isOpen = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
const isDatabaseRunning = async (dataDir: string) => (await readPostmaster(dataDir)) !== null

async function expectEverythingToEnd({
  child,
  url,
  dataDir,
}: {
  child: ChildProcess
  url: string
  dataDir: string
}) {
  await expect.poll(() => isOpen(url)).toBe(false)
  await expect.poll(() => isDatabaseRunning(dataDir)).toBe(false)
  await expect.poll(() => child.exitCode !== null || child.signalCode !== null).toBe(true)
}

test('npm start opens the site and says where; stopping npm stops everything', async () => {
  const site = await start('npm', ['start'], 'by-npm')
  expect((await fetch(site.url)).headers.get('content-type')).toBe('text/html; charset=utf-8')
  site.child.kill('SIGTERM')
  await expectEverythingToEnd(site)
})

test('Ctrl-C in a terminal, which every process hears, stops everything cleanly', async () => {
  const site = await start('node', ['scripts/start.mjs'], 'by-hand')
  site.child.kill('SIGINT')
  await expectEverythingToEnd(site)
  expect(site.child.exitCode).toBe(0)
})

test('a killed starter leaves nobody behind', async () => {
  const site = await start('node', ['scripts/start.mjs'], 'killed')
  site.child.kill('SIGKILL')
  await expectEverythingToEnd(site)
})
