import type { IncomingMessage } from 'node:http'
import { brand } from '../../src/content/brand.ts'
import type { Sql } from '../database.ts'
import { type Handler, json, type Reply } from '../http.ts'
import { isLoopbackName, isLoopbackSocket } from '../loopback.ts'
import { escapeHtml, type Mail } from './layout.ts'
import { type Data, render } from './render.ts'
import type { Seals } from './seal.ts'

type Shown = Mail & { to: string; sentAt: string }

const mostShown = 200

export function mailboxList(sql: Sql, seals: Seals): Handler {
  return async (request) => (isLocal(request) ? json(200, await keptMail(sql, seals)) : closed())
}

export function mailboxPage(sql: Sql, seals: Seals): Handler {
  return async (request) => {
    if (!isLocal(request)) return closed()
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: http: https:; frame-src 'self'",
    }
    return { status: 200, headers, body: page((await keptMail(sql, seals)).reverse()) }
  }
}

/**
 * Loopback sockets only; not when a proxy on this machine passes on somebody else's request, nor under a foreign name
 * that a page elsewhere made point here.
 */
function isLocal(request: IncomingMessage): boolean {
  const name = URL.parse(`http://${request.headers.host}`)?.hostname ?? ''
  const passedOn = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some(
    (name) => name in request.headers,
  )
  return isLoopbackSocket(request.socket.remoteAddress) && isLoopbackName(name) && !passedOn
}

function closed(): Reply {
  return json(403, { code: 403, message: 'The mailbox is open on this machine only' })
}

async function keptMail(sql: Sql, seals: Seals): Promise<Shown[]> {
  const rows = await sql<{ recipient: string; template: string; data: Data; queued_at: Date }[]>`
    select recipient, template, data, queued_at from (
      select * from private.mail_outbox where sent_at is null order by id desc limit ${mostShown}
    ) as newest order by id`
  return Promise.all(
    rows.map(async ({ recipient, template, data, queued_at }) => ({
      to: recipient,
      ...(await render(template, await seals(template, data))),
      sentAt: queued_at.toISOString(),
    })),
  )
}

function page(mails: Shown[]): string {
  const list = mails.map(entry).join('') || '<p>No mail yet. What the site sends appears here.</p>'
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox · ${escapeHtml(brand.name)}</title>
<style>
body{max-width:46rem;margin:0 auto;padding:2.5rem 1.25rem;background:#f7f2e8;color:#0b1020;font:17px/1.6 Jost,Helvetica,Arial,sans-serif}
h1{font:500 2.5rem/1.1 Cormorant,Georgia,serif;margin:0 0 1.5rem}
details{border-top:1px solid #c9a96a;padding:1rem 0}summary{cursor:pointer}
summary small{display:block;color:#4a4f5e}iframe{width:100%;height:34rem;border:1px solid #c9a96a;background:#f7f2e8;margin-top:1rem}
</style></head>
<body><h1>Mailbox</h1>${list}</body>
</html>
`
}

function entry({ to, subject, sentAt, html }: Shown, index: number): string {
  const frame = `<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(html.replace('<head>', '<head><base target="_top">'))}"></iframe>`
  return `<details${index === 0 ? ' open' : ''}><summary>${escapeHtml(subject)}<small>${escapeHtml(to)} · ${sentAt}</small></summary>${frame}</details>`
}
