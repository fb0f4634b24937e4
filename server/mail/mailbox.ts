import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brand } from '../../src/content/brand.ts'
import { champagne, ink, ivory, paper, slate } from '../../src/content/brand-colours.ts'
import { formatPlainMoment } from '../../src/lib/time.ts'
import type { Sql } from '../database/pool.ts'
import { type Handler, json, type Reply } from '../http/http.ts'
import { isOfThisMachine } from '../http/loopback.ts'
import { projectRoot } from '../settings.ts'
import { escapeHtml } from './layout.ts'
import type { Data, Mail } from './letter.ts'
import type { Render } from './render.ts'

type Shown = Mail & { to: string; sentAt: string }

const mostShown = 200

export function mailboxList(sql: Sql, render: Render): Handler {
  return async (request, url) => {
    if (!isOfThisMachine(request)) return closed()
    return json(200, await keptMail(sql, render, url.searchParams.get('to')))
  }
}

export function mailboxPage(sql: Sql, render: Render): Handler {
  return async (request) => {
    if (!isOfThisMachine(request)) return closed()
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: http: https:; font-src data:",
    }
    const [mails, faces] = await Promise.all([keptMail(sql, render), siteFonts()])
    return { status: 200, headers, body: page(mails.reverse(), faces) }
  }
}

function closed(): Reply {
  return json(403, { code: 403, message: 'The mailbox is open on this machine only' })
}

async function keptMail(sql: Sql, render: Render, to: string | null = null): Promise<Shown[]> {
  const rows = await sql<{ recipient: string; template: string; data: Data; queued_at: Date }[]>`
    select recipient, template, data, queued_at from (
      select * from private.mail_outbox where sent_at is null and (${to}::text is null or recipient = ${to}) order by id desc limit ${mostShown}
    ) as newest order by id`
  return Promise.all(
    rows.map(async ({ recipient, template, data, queued_at }) => ({
      to: recipient,
      ...(await render(template, data)),
      sentAt: queued_at.toISOString(),
    })),
  )
}

/** The site's own faces, within the page: their built names change with each build. */
async function siteFonts(): Promise<string> {
  const faces = [
    ['Cormorant', 'cormorant', '500 600'],
    ['Jost', 'jost', '400 500'],
  ] as const
  const rules = faces.map(async ([family, file, weights]) => {
    const font = await readFile(join(projectRoot, 'src', 'fonts', `${file}.woff2`), 'base64')
    return `@font-face{font-family:${family};font-weight:${weights};src:url(data:font/woff2;base64,${font})}`
  })
  return (await Promise.all(rules)).join('\n')
}

function page(mails: Shown[], faces: string): string {
  const list = mails.map(entry).join('') || '<p>No mail yet. What the site sends appears here.</p>'
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox · ${escapeHtml(brand.name)}</title>
<style>
${faces}
body{max-width:46rem;margin:0 auto;padding:2.5rem 1.25rem 4rem;background:${ivory};color:${ink};font:17px/1.6 Jost,Helvetica,Arial,sans-serif;overflow-wrap:anywhere}
body>h1{font:500 clamp(2.5rem,8vw,3.5rem)/1.05 Cormorant,Georgia,serif;margin:0 0 1.75rem}
details{border-top:1px solid ${champagne}}details:last-of-type{border-bottom:1px solid ${champagne}}
summary{cursor:pointer;padding:1rem 0;font:500 1.4rem/1.2 Cormorant,Georgia,serif}
summary small{display:block;margin-top:.3rem;font:400 .9rem/1.5 Jost,Helvetica,Arial,sans-serif;color:${slate}}
article{margin:0 0 1.75rem;background:${paper};box-shadow:0 30px 60px -30px rgb(20 27 52/.35)}
:focus-visible{outline:2px solid ${champagne};outline-offset:3px;box-shadow:0 0 0 3px ${ink}}
</style></head>
<body><h1>Mailbox</h1>${list}</body>
</html>
`
}

/** Our own letters with every word escaped, on a page that runs no scripts: they need no frame to be shown in. */
function entry({ to, subject, sentAt, html }: Shown, index: number): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? ''
  const summary = `${escapeHtml(subject)}<small>${escapeHtml(to)} · <time datetime="${sentAt}">${formatPlainMoment(sentAt)}</time></small>`
  return `<details${index === 0 ? ' open' : ''}><summary>${summary}</summary><article>${body}</article></details>`
}
