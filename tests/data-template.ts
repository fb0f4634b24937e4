import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Once before the tests: dozens of hosts begin with a copy of one database instead of making each anew. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'wanderwish-template-'))
  const template = join(folder, 'data')
  // In a process of its own: Vitest's cannot ask Node where a package lies.
  await run(process.execPath, [fileURLToPath(new URL('make-data-template.ts', import.meta.url)), template])
  process.env.TEST_DATA_TEMPLATE = template
  // They read the same code, too: what Node makes of it is kept for the next one.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled')
  return () => rm(folder, { recursive: true, force: true, maxRetries: 20 })
}

/** A data folder of one's own, to be removed by whoever takes it. */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wanderwish-'))
  const template = process.env.TEST_DATA_TEMPLATE
  if (template) await run('cp', ['-a', join(template, '.'), folder])
  return folder
}
