import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../server/database/free-port.ts'

export const accepted = 'br, gzip'

/** nginx with a worker for each of two cores, sending one page of ours: the same bytes under the same headers. */
export async function startNginx(page: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'wanderwish-nginx-'))
  // Started by root, nginx reads as somebody else.
  await chmod(folder, 0o755)
  const port = await freePort()
  const { headers, body } = await read(page)
  await writeFile(join(folder, 'page'), body)
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, headers))
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')])
  const url = `http://127.0.0.1:${port}`
  await ready(child, url)
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function read(page: string) {
  const request = get(page, { headers: { 'accept-encoding': accepted } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return { headers: response.headers, body: await buffer(response) }
}

const saidByNginx = new Set(['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag'])

function configuration(folder: string, port: number, headers: IncomingMessage['headers']): string {
  const ours = Object.entries(headers).filter(([name]) => !saidByNginx.has(name))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
worker_processes 2;
daemon off;
pid ${folder}/pid;
events { worker_connections 2048; }
http {
  access_log off;
  keepalive_requests 100000000;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10;
  ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    types {}
    default_type "${headers['content-type']}";
    location = / {
      ${ours.map(([name, value]) => `add_header ${name} "${value}";`).join('\n      ')}
      try_files /page =404;
    }
  }
}
`
}

async function ready(child: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error('nginx did not start')
    if ((await fetch(url).catch(() => null))?.ok) return
    await pause(50)
  }
  child.kill()
  throw new Error('nginx did not become ready')
}
