import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { precompress } from '../../../scripts/build.ts'
import { root } from '../../../scripts/install.mjs'
import { startHost } from '../../host.ts'

const copied = [
  'src',
  'draw',
  'server',
  'supabase',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
]
const linked = ['node_modules', 'public']

/** The same site as most React sites are built: an empty page that is rendered in the browser, by the same host. */
export async function startTwin() {
  const folder = await mkdtemp(join(tmpdir(), 'wanderwish-twin-'))
  for (const name of copied) await cp(join(root, name), join(folder, name), { recursive: true })
  for (const name of linked) await symlink(join(root, name), join(folder, name))
  await build(folder)
  const client = join(folder, 'build', 'client')
  // React Router makes the empty page for hosts that have nothing else: here it is the home page.
  await copyFile(join(client, '__spa-fallback.html'), join(client, 'index.html'))
  await precompress(client)
  const host = await startHost({ command: [process.execPath, join(folder, 'server', 'entry.ts')] })
  return {
    url: host.url,
    async stop() {
      await host.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function build(folder: string): Promise<void> {
  const program = join(root, 'node_modules', '.bin', 'react-router')
  const child = spawn(process.execPath, [program, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The client-rendered twin could not be built')
}
