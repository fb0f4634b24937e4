import { existsSync, realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { createServer, type Plugin, type ProxyOptions, type ViteDevServer } from 'vite'
import { freePort } from '../server/database/free-port.ts'
import { brand } from '../src/content/brand.ts'
import { root } from './install.mjs'
import { WatchedHost } from './watched-host.ts'

const port = Number(process.env.PORT || 3000)
const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`
/** Of its own, because it may be thrown away at any time. */
const dataDir = join(root, '.development')

/** What the pages import, said beforehand: found one by one, each would load the page anew. */
const packages = [
  '@noble/curves/bls12-381.js',
  '@noble/curves/ed25519.js',
  '@noble/hashes/sha2.js',
  '@observablehq/plot',
  '@supabase/postgrest-js',
  '@supabase/supabase-js',
  '@tanstack/react-query',
  'lucide-react',
  'sonner',
]

const hostsRooms =
  /^(server\/|supabase\/|draw\/|contract\/|src\/lib\/|src\/content\/brand).*(?<!\.test)\.(ts|sql)$/
const hostsPaths =
  '^/((auth|rest|functions)/v1|draw-files)/|^/(settings\\.json|healthz|mailbox(\\.json)?)(\\?|$)'

if (process.argv.includes('--fresh')) await rm(dataDir, { recursive: true, force: true })
const host = new WatchedHost({ port: await freePort(), publicUrl, dataDir })
const [site] = await Promise.all([openSite(), host.start()])
site.watcher.on('all', (_, file) => startAnewFor(relative(root, file).replaceAll('\\', '/')))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.once(signal, stop)
console.log(`${brand.name} is open for changes at ${publicUrl}; what it mails is at ${publicUrl}/mailbox`)

/** React Router's own server stands in front: it renders the pages as they change and hands the rest to the host. */
async function openSite(): Promise<ViteDevServer> {
  const quiet = ['public/pictures', 'build', 'data', '.development'].map((folder) => join(root, folder, '**'))
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    plugins: [waitingForHost()],
    optimizeDeps: { include: packages },
    server: {
      port,
      host: process.env.HOST || 'localhost',
      strictPort: true,
      proxy: { [hostsPaths]: toHost() },
      watch: { ignored: quiet },
      // A second checkout may share the packages of the first by a link.
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
    },
  })
  return server.listen()
}

function toHost(): ProxyOptions {
  // The example draw's files are plain files of the site.
  const isPlainFile = (url = '') => url.startsWith('/draw-files/') && existsSync(join(root, 'public', url))
  return { target: host.url, bypass: ({ url }) => (isPlainFile(url) ? url : undefined) }
}

/** Whoever asks while the host starts anew waits a second, instead of being refused. */
function waitingForHost(): Plugin {
  const paths = new RegExp(hostsPaths)
  return {
    name: 'waiting-for-host',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (paths.test(request.url ?? '')) host.ready().then(() => next())
        else next()
      })
    },
  }
}

/** A new migration is applied to the database there is; one that was rewritten needs a new database. */
async function startAnewFor(file: string): Promise<void> {
  if (!hostsRooms.test(file)) return
  await host.start()
  if (!host.isRunning) return
  // A new database has a new key for browsers, and knows nobody who was signed in.
  if (host.hasNewDatabase) site.environments.client.hot.send({ type: 'full-reload' })
  console.log(`${file}: the host runs with it${host.hasNewDatabase ? ', on a new database' : ''}`)
}

async function stop(): Promise<void> {
  await Promise.all([site.close(), host.stop()])
  process.exit(0)
}
