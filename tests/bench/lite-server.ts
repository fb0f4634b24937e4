import { createServer } from 'node:http'
import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'

/** The vendor's server as it comes, in a process of its own, on the same database and as many connections. */
const { DATABASE_URL = '', JWT_SECRET = '', CONNECTIONS = '16' } = process.env
const app = new App({
  connection: createPostgresConnection({
    url: DATABASE_URL,
    postgresOptions: { max: Number(CONNECTIONS), onnotice: () => {} },
  }),
  api: { enabled: true, schemas: ['api'] },
  auth: { enabled: true, jwt_secret: JWT_SECRET, site_url: 'http://localhost', additional_redirect_urls: [] },
  options: { server: { disableStudio: true, disableFallback: true, apiKeys: false } },
})

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  const url = new URL(request.url ?? '/', 'http://localhost')
  const answer = await app.fetch(
    new Request(url, { method: 'POST', headers, body: new Uint8Array(Buffer.concat(chunks)) }),
    { peerAddress: null },
  )
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : 0)
})
process.on('disconnect', () => process.exit(0))
