import { createTransport, type Transporter } from 'nodemailer'
import { brand } from '../../src/content/brand.ts'
import type { Sql } from '../database.ts'
import { log } from '../log.ts'
import { render } from './render.ts'

type Waiting = {
  id: string
  recipient: string
  template: string
  data: Record<string, unknown>
  attempts: number
}

type Options = { sql: Sql; smtpUrl: string | undefined; from: string | undefined; publicUrl: string }

export type Outbox = { stop: () => Promise<void> }

const mostAttempts = 10
const firstPauseSeconds = 5

/** Sends what the outbox holds, or keeps it for /mailbox where there is no SMTP server. */
export async function openOutbox({ sql, smtpUrl, from, publicUrl }: Options): Promise<Outbox> {
  const transport = smtpUrl ? createTransport(smtpUrl) : null
  const sender = from ?? `${brand.name} <${brand.email}>`
  const domain = new URL(publicUrl).hostname
  const work = () => (transport ? sendWaiting(sql, transport, sender, domain) : keepWaiting(sql))
  const loop = repeat(work)
  const { unlisten } = await sql.listen('mail', loop.now, loop.now)
  return {
    async stop() {
      await unlisten().catch(() => {})
      await loop.stop()
      transport?.close()
    },
  }
}

/** Runs at every notice and at least every five seconds, never twice at once. */
function repeat(work: () => Promise<void>): { now: () => void; stop: () => Promise<void> } {
  let running: Promise<void> | null = null
  let again = false
  let stopped = false
  const now = () => {
    again = true
    if (stopped) return
    running ??= drain().finally(() => {
      running = null
    })
  }
  const drain = async () => {
    while (again && !stopped) {
      again = false
      await work().catch((cause) => log.error('The mail worker stumbled', cause))
    }
  }
  const timer = setInterval(now, firstPauseSeconds * 1000)
  return {
    now,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}

async function keepWaiting(sql: Sql): Promise<void> {
  await sql`
    update private.mail_outbox set kept_at = now()
    where sent_at is null and kept_at is null and sending_since is null`
}

async function sendWaiting(sql: Sql, transport: Transporter, from: string, domain: string): Promise<void> {
  for (let mail = await claim(sql); mail; mail = await claim(sql)) {
    try {
      const { subject, text, html } = await render(mail.template, mail.data)
      const messageId = `<outbox-${mail.id}@${domain}>`
      const to = { name: '', address: mail.recipient }
      await transport.sendMail({ from, to, subject, text, html, messageId })
      await sql`update private.mail_outbox set sent_at = now(), last_error = null where id = ${mail.id}`
    } catch (cause) {
      await putBack(sql, mail, cause)
    }
  }
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
  const reason = cause instanceof Error ? cause.message : String(cause)
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

/** The connection broke after the message had gone out, before the server said what became of it. */
function mayHaveArrived(cause: unknown): boolean {
  const { command, responseCode } = cause as { command?: string; responseCode?: number }
  return command === 'DATA' && responseCode === undefined
}
