import { createTransport, type Transporter } from 'nodemailer'
import { brand } from '../../src/content/brand.ts'
import type { Sql } from '../database/pool.ts'
import { log } from '../log.ts'
import { pulseOf, type Tell } from '../pulse.ts'
import { repeat } from '../repeat.ts'
import type { Data } from './letter.ts'
import type { Render } from './render.ts'

type Waiting = {
  id: string
  recipient: string
  template: string
  data: Data
  attempts: number
}

type Options = {
  sql: Sql
  smtpUrl: string | undefined
  from: string | undefined
  publicUrl: string
  render: Render
}

type Post = { transport: Transporter; from: string; domain: string; render: Render; tell: Tell }

export type Outbox = { stop: () => Promise<void> }

const mostAttempts = 10
const firstPauseSeconds = 5
const lanes = 4
const unsent = 'Letters are kept in the mailbox: there is no mail server.'
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends what the outbox holds, or keeps it for /mailbox where there is no SMTP server. */
export function openOutbox({ sql, smtpUrl, from, publicUrl, render }: Options): Outbox {
  const transport = smtpUrl ? createTransport({ url: smtpUrl, pool: true, ...patience }) : null
  const sender = from ?? `${brand.name} <${brand.email}>`
  const domain = new URL(publicUrl).hostname
  const part = pulseOf(sql, 'mail', transport ? 'Letters leave as they are written.' : unsent)
  const post = transport ? { transport, from: sender, domain, render, tell: part('server') } : null
  const closing = new AbortController()
  const { signal } = closing
  const work = () => (post ? sendWaiting(sql, post, signal) : keepWaiting(sql))
  const loops = Array.from({ length: transport ? lanes : 1 }, (_, lane) =>
    repeat({ name: 'mail worker', work, signal, tell: part(`lane ${lane}`) }),
  )
  return {
    async stop() {
      closing.abort()
      await Promise.all(loops)
      transport?.close()
    },
  }
}

async function keepWaiting(sql: Sql): Promise<void> {
  await sql`
    update private.mail_outbox set kept_at = now()
    where sent_at is null and kept_at is null and sending_since is null`
}

async function sendWaiting(sql: Sql, post: Post, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    const mail = await claim(sql)
    if (!mail) return
    const refusal = await send(post, mail).catch((cause) => ({ cause }))
    // Outside the catch: a letter that left and could not be noted keeps its mark, and nobody sends it again.
    if (refusal) await putBack(sql, mail, refusal.cause)
    else await noteSent(sql, mail)
    await post.tell(
      refusal && isServers(refusal.cause) ? `The mail server: ${reasonOf(refusal.cause)}` : null,
    )
  }
}

async function send({ transport, from, domain, render }: Post, mail: Waiting): Promise<void> {
  const { subject, text, html } = await render(mail.template, mail.data)
  const messageId = `<outbox-${mail.id}@${domain}>`
  const to = { name: '', address: mail.recipient }
  await transport.sendMail({ from, to, subject, text, html, messageId })
}

async function noteSent(sql: Sql, { id }: Waiting): Promise<void> {
  await sql`
    update private.mail_outbox set sent_at = now(), last_error = null, data = data - private.mail_secrets()
    where id = ${id}`
}

/** Marked before it leaves: whoever dies while sending leaves the mark, and nobody sends it again. */
async function claim(sql: Sql): Promise<Waiting | undefined> {
  const [mail] = await sql<Waiting[]>`
    update private.mail_outbox set sending_since = now(), attempts = attempts + 1
    where id = (
      select id from private.mail_outbox
      where sent_at is null and kept_at is null and sending_since is null and next_attempt_at <= now()
      order by next_attempt_at, id
      limit 1
      for update skip locked
    )
    returning id, recipient, template, data, attempts`
  return mail
}

async function putBack(sql: Sql, mail: Waiting, cause: unknown): Promise<void> {
  const reason = reasonOf(cause)
  log.error(`Mail ${mail.id} was not sent: ${reason}`)
  if (mayHaveArrived(cause) || mail.attempts >= mostAttempts) {
    await sql`update private.mail_outbox set last_error = ${reason} where id = ${mail.id}`
    return
  }
  const pause = firstPauseSeconds * 2 ** (mail.attempts - 1)
  await sql`
    update private.mail_outbox
    set sending_since = null, last_error = ${reason}, next_attempt_at = now() + ${pause} * interval '1 second'
    where id = ${mail.id}`
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

/** Not about one letter or its reader, which a server says with a code of its own. */
function isServers(cause: unknown): boolean {
  const { code = '' } = cause as { code?: string }
  return ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'EAUTH', 'ETLS', 'ECONNREFUSED'].includes(code)
}

/** The connection broke after the message had gone out, before the server said what became of it. */
function mayHaveArrived(cause: unknown): boolean {
  const { command, responseCode } = cause as { command?: string; responseCode?: number }
  return command === 'DATA' && responseCode === undefined
}
