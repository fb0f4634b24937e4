import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compressible } from '../server/pages/site.ts'
import { progress, root } from './install.mjs'
import { finishPages } from './pages/finish.ts'

const sources = [
  'src',
  'scripts/pages',
  'contract',
  'draw',
  'public',
  'react-router.config.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const stamp = join(root, 'build', '.sources')
const client = join(root, 'build', 'client')

/** Builds the site when its sources changed since the last time; false when that failed. */
export async function ensureBuilt(): Promise<boolean> {
  const wanted = await fingerprintOf(sources)
  const built = await readFile(stamp, 'utf8').catch(() => '')
  if (wanted === built) return true
  const done = progress('Building the site')
  await rm(stamp, { force: true })
  const { code, output } = await runBuild()
  if (code === 0) {
    // An empty shell for hosts that render everything in the browser; here every page is rendered already.
    await rm(join(client, '__spa-fallback.html'), { force: true })
    await finishPages(client, await filesIn(client))
    await precompress(client)
  }
  done()
  if (code === 0) await writeFile(stamp, wanted)
  else console.error(`${output.trim()}\nThe site could not be built; the reasons are above.`)
  return code === 0
}

async function fingerprintOf(paths: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of await filesIn(join(root, path))) {
      hash.update(`${file.slice(root.length)}\0`).update(await readFile(file))
    }
  }
  return hash.digest('hex')
}

async function filesIn(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null)
  if (!found) return []
  if (found.isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
  return files.map((entry) => join(entry.parentPath, entry.name)).sort()
}

function runBuild(): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const program = join(root, 'node_modules', '.bin', 'react-router')
    const child = spawn(process.execPath, [program, 'build'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    }
    child.on('close', (code) => resolve({ code, output }))
  })
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const tooSmallToMatter = 1024

/** Compressed once here, so that no visitor waits for it and the best level costs nothing. */
export async function precompress(folder: string): Promise<void> {
  const files = (await filesIn(folder)).filter((file) => compressible.test(file))
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      if (content.length < tooSmallToMatter) return
      const best = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
      await writeFile(`${file}.br`, await brotli(content, best))
      await writeFile(`${file}.gz`, await deflate(content, { level: 9 }))
    }),
  )
}
