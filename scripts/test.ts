import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build.ts'
import { ensureChromium } from './chromium.ts'
import { root } from './install.mjs'

type Count = { passed: number; failed: number }
type Part = (filters: string[]) => Promise<Count>

const parts: Record<string, Part> = {
  lint: async () =>
    addUp([
      await check('biome', ['check', '--error-on-warnings']),
      await check('depcruise', ['--config', 'dependency-cruiser.config.ts', '.']),
    ]),
  types: async () => addUp([await check('react-router', ['typegen']), await check('tsc', ['--noEmit'])]),
  unit: (filters) => vitest('unit', filters),
  build: async () => ({ passed: 0, failed: (await ensureBuilt()) ? 0 : 1 }),
  backend: async (filters) => ((await ensureBuilt()) ? vitest('backend', filters) : { passed: 0, failed: 1 }),
  journeys,
}

async function journeys(filters: string[]): Promise<Count> {
  const browser = ensureChromium()
  if (!browser) console.error('No Chromium was found, and none could be installed; set CHROMIUM_PATH to one.')
  if (!browser || !(await ensureBuilt())) return { passed: 0, failed: 1 }
  process.env.CHROMIUM_PATH = browser
  return vitest('journeys', filters)
}

/** A check has no tests to count; it only counts when it fails. */
async function check(program: string, parameters: string[]): Promise<Count> {
  const code = await run(program, parameters)
  if (code !== 0) console.error(`${program} ${parameters.join(' ')} failed.`)
  return { passed: 0, failed: code === 0 ? 0 : 1 }
}

async function vitest(project: string, filters: string[]): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'wanderwish-tests-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run('vitest', [
    'run',
    '--project',
    project,
    '--passWithNoTests',
    ...reporters,
    ...filters,
  ])
  const text = await readFile(report, 'utf8').catch(() => null)
  await rm(folder, { recursive: true, force: true })
  const count = text ? countTests(JSON.parse(text)) : { passed: 0, failed: 0 }
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

type Report = { testResults: { status: string; assertionResults: { status: string }[] }[] }

/** A file that could not even be loaded has no tests and counts as one failure. */
function countTests({ testResults }: Report): Count {
  return addUp(
    testResults.map(({ status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed').length
      const passed = assertionResults.filter((test) => test.status === 'passed').length
      return { passed, failed: status === 'failed' && failed === 0 ? 1 : failed }
    }),
  )
}

function addUp(counts: Count[]): Count {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  )
}

function run(program: string, parameters: string[]): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules', '.bin', program), parameters, {
      cwd: root,
      stdio: 'inherit',
    })
    child.on('close', resolve)
    child.on('error', () => resolve(1))
    process.once('disconnect', () => child.kill())
  })
}

const asked = process.argv.slice(2)
const chosen = Object.keys(parts).filter((name) => asked.includes(name))
const filters = asked.filter((word) => !(word in parts))
const total: Count[] = []
for (const name of chosen.length > 0 ? chosen : Object.keys(parts)) {
  console.log(`\n── ${name}`)
  total.push((await parts[name]?.(filters)) ?? { passed: 0, failed: 1 })
}
const { passed, failed } = addUp(total)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
