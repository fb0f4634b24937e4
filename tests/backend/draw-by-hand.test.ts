import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What the page asks its reader to have. */
beforeAll(() => {
  const isThere = spawnSync('jq', ['--version']).status === 0
  if (!isThere) spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'jq'], { stdio: 'ignore' })
})

test('whoever follows docs/draw.md line by line finds that the example holds', async () => {
  const said = await followed('public/draw-files/example.json')
  expect(said.replace(/[0-9a-f]{64}/g, '…').split('\n')).toEqual([
    'the manifest holds: …',
    'the round holds: 657413',
    expect.stringMatching(/^the pool holds: \d+ entries, root …$/),
    'the order holds',
    'the log holds: …',
    'the checkpoint holds',
    'the randomness holds: …',
    'the signature holds',
    'the seed holds: …',
    expect.stringMatching(/^the places hold: (\d+ ){10}\d+$/),
    expect.stringMatching(/^the winner is number \d+$/),
    expect.stringMatching(/^ticket \d+ is in the draw$/),
    '',
  ])
})

/** Every block of the page in one shell, as it stands. */
async function followed(file: string): Promise<string> {
  const page = await readFile(join(root, 'docs', 'draw.md'), 'utf8')
  const blocks = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block)
  const folder = await mkdtemp(join(tmpdir(), 'wanderwish-by-hand-'))
  const env = { ...process.env, FILE: file, TMPDIR: folder }
  try {
    return await new Promise((resolve, reject) => {
      execFile('bash', ['-c', blocks.join('\n')], { cwd: root, env }, (failure, said, complained) =>
        failure ? reject(new Error(complained)) : resolve(said),
      )
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
