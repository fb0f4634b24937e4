import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureTestBrowsers } from './chromium.ts'
import { root } from './install.mjs'

type Count = { passed: number; failed: number }
/** What `npm test -- [part …] [file …] [-t name]` asks for, beside the part. */
type Wanted = { files: string[]; name: string | undefined }
/** What a check found wrong, in its own words: nothing at best. */
type Finding = string[]

/** They need one core of several, so they run beside the unit tests, and speak when those are done. */
const checks: Record<string, () => Promise<Finding>> = {
  lint: () =>
    inTurn([
      ['biome', ['check', '--error-on-warnings']],
      ['depcruise', ['--config', 'dependency-cruiser.config.ts', '.']],
    ]),
  types: () =>
    inTurn([
      ['react-router', ['typegen']],
      ['tsc', ['--noEmit']],
    ]),
}

const tests: Record<string, (wanted: Wanted) => Promise<Count>> = {
  unit: (wanted) => vitest('unit', wanted),
  build: async () => ({ passed: 0, failed: (await ensureBuilt()) ? 0 : 1 }),
  backend: (wanted) => onBuiltSite('backend', wanted),
  journeys: async (wanted) => {
    if (!ensureTestBrowsers())
      return complain('No Chromium was found, and none could be installed; set CHROMIUM_PATH to one.')
    return onBuiltSite('journeys', wanted)
  },
}

const everything = ['lint', 'types', 'unit', 'build', 'backend', 'journeys']

/** Loaded when it is needed: it brings the site's words along, and a fault in one is for lint and types to tell. */
async function ensureBuilt(): Promise<boolean> {
  return (await import('./build.ts')).ensureBuilt()
}

async function onBuiltSite(project: string, wanted: Wanted): Promise<Count> {
  return (await ensureBuilt()) ? vitest(project, wanted) : { passed: 0, failed: 1 }
}

async function inTurn(commands: [program: string, parameters: string[]][]): Promise<Finding> {
  const findings: Finding = []
  for (const [program, parameters] of commands) {
    const said: Buffer[] = []
    const code = await run(program, parameters, (chunk) => said.push(chunk))
    if (code !== 0) findings.push(`${Buffer.concat(said)}${program} ${parameters.join(' ')} failed.`)
  }
  return findings
}

function complain(sentence: string): Count {
  console.error(sentence)
  return { passed: 0, failed: 1 }
}

async function vitest(project: string, { files, name }: Wanted): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'wanderwish-tests-'))
  const report = join(folder, 'report.json')
  const code = await run('vitest', [
    'run',
    `--project=${project}`,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(name === undefined ? [] : [`--testNamePattern=${name}`]),
    ...files,
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
  const sumOf = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0)
  return { passed: sumOf('passed'), failed: sumOf('failed') }
}

function run(program: string, parameters: string[], hear?: (chunk: Buffer) => void): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules', '.bin', program), parameters, {
      cwd: root,
      stdio: hear ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    if (hear) for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear)
    child.on('close', resolve)
    child.on('error', () => resolve(1))
    process.once('disconnect', () => child.kill())
  })
}

function read(words: string[]): { parts: string[]; wanted: Wanted } {
  const { values, positionals } = parseArgs({
    args: words,
    options: { testNamePattern: { type: 'string', short: 't' } },
    allowPositionals: true,
  })
  const files = positionals.filter((word) => !everything.includes(word))
  const isOfTests = files.length > 0 || values.testNamePattern !== undefined
  const asked = everything.filter((part) => positionals.includes(part))
  const parts = asked.length > 0 ? asked : isOfTests ? ['unit', 'backend', 'journeys'] : everything
  return { parts, wanted: { files, name: values.testNamePattern } }
}

async function runTests(part: string): Promise<Count> {
  console.log(`\n── ${part}`)
  return (await tests[part]?.(wanted)) ?? { passed: 0, failed: 1 }
}

const { parts, wanted } = read(process.argv.slice(2))
const checking = parts
  .filter((part) => part in checks)
  .map(async (part) => ({ part, findings: await checks[part]?.() }))
const counts: Count[] = []
if (parts.includes('unit')) counts.push(await runTests('unit'))
for (const { part, findings = [] } of await Promise.all(checking)) {
  console.log(`\n── ${part}`)
  counts.push(...findings.map(complain))
}
for (const part of ['build', 'backend', 'journeys'].filter((part) => parts.includes(part)))
  counts.push(await runTests(part))
const isForSome = wanted.files.length > 0 || wanted.name !== undefined
const ran = addUp(counts)
const total = isForSome && ran.passed + ran.failed === 0 ? complain('No test has this name, or file.') : ran
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
