import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import postgres from 'postgres'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMember, startHost, type TestHost } from '../host.ts'

describe('without an SMTP server', () => {
  let host: TestHost
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === 'IPv4')?.address

  beforeAll(async () => {
    host = await startHost({ env: { HOST: '0.0.0.0' } })
    await newMember(host, 'grace')
  })

  afterAll(() => host.stop())

  /** What the mailbox answers a caller on this machine who knows it by that name. */
  const statusUnder = (name: string) => {
    const { port } = new URL(host.url)
    const headers = { host: `${name}:${port}` }
    return new Promise((resolve) => {
      get({ host: '127.0.0.1', port, path: '/mailbox.json', headers }, ({ statusCode }) =>
        resolve(statusCode),
      )
    })
  }

  test('mail is kept and listed, newest last', async () => {
    const { email, client } = await newMember(host, 'ada')
    await client.auth.resetPasswordForEmail(email)
    const letters = await host.mailbox()
    expect(letters.at(-1)).toMatchObject({ to: email, subject: 'Choose a new Wanderwish password' })
    expect(letters.at(-2)).toMatchObject({ to: email, subject: 'Confirm your Wanderwish account' })
    for (const { text, html, sentAt } of letters) {
      const link = /https?:\/\/\S+/.exec(text)?.[0] ?? 'no link'
      expect(html).toContain(link.replaceAll('&', '&amp;'))
      expect(new Date(sentAt).toISOString()).toBe(sentAt)
    }
  })

  test('every letter ends by naming the promoter and where they are', async () => {
    for (const { text, html } of await host.mailbox()) {
      const [foot] = text.trim().split('\n').slice(-1)
      expect(foot).toMatch(/^The promoter is .+, .*\bLondon\b/)
      expect(html).toContain(foot)
    }
  })

  test('it can be read as a page', async () => {
    const page = await (await fetch(`${host.url}/mailbox`)).text()
    expect(page).toContain('Confirm your Wanderwish account')
    expect(page).toContain('grace-')
  })

  test('any name of this machine opens it', async () => {
    expect(await statusUnder('127.0.0.1')).toBe(200)
    expect(await statusUnder('draw.localhost')).toBe(200)
  })

  test.runIf(outside)('another machine may not read it', async () => {
    for (const path of ['/mailbox', '/mailbox.json']) {
      const address = `http://${outside}:${new URL(host.url).port}`
      expect((await fetch(`${address}/healthz`)).status).toBe(200)
      expect((await fetch(address + path)).status).toBe(403)
    }
  })

  test('nor may a visitor whose request a proxy on this machine passes on', async () => {
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
      const answer = await fetch(`${host.url}/mailbox.json`, { headers: { [name]: '203.0.113.7' } })
      expect(answer.status).toBe(403)
    }
  })

  test('nor may a page elsewhere that made its own name point here', async () => {
    expect(await statusUnder('evil.example')).toBe(403)
    expect(await statusUnder('localhost.evil.example')).toBe(403)
  })
})

describe('with an SMTP server', () => {
  type Arrived = { to: string[]; raw: string }
  const arrived: Arrived[] = []
  let failures = 0
  let server: SMTPServer
  let host: TestHost
  let sql: postgres.Sql

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        let raw = ''
        stream.on('data', (chunk: Buffer) => {
          raw += chunk.toString()
        })
        stream.on('end', () => {
          if (failures > 0) {
            failures -= 1
            return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
          }
          arrived.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as AddressInfo
    host = await startHost({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
    sql = postgres(host.databaseUrl, { max: 2 })
  })

  afterAll(async () => {
    await sql.end()
    await host.stop()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })

  const queue = async (recipient: string) => {
    const data = { link: 'https://wanderwish.example/x' }
    const [row] = await sql`select private.queue_mail(${recipient}, 'confirmation', ${sql.json(data)}) as id`
    return row?.id as string
  }
  const lettersTo = (recipient: string) => arrived.filter(({ to }) => to.includes(recipient))
  /** Brings the next attempt forward instead of waiting for it. */
  const hurry = () =>
    sql`update private.mail_outbox set next_attempt_at = now() where sent_at is null`.then(
      () => sql`notify mail`,
    )

  test('a sign-up mail is sent at once, with a message id of its own', async () => {
    const email = 'new-member@example.com'
    await host.client().auth.signUp({ email, password: 'correct horse battery' })
    await expect.poll(() => lettersTo(email).length).toBe(1)
    const raw = lettersTo(email)[0]?.raw ?? ''
    expect(raw).toMatch(/Message-ID: <outbox-\d+@localhost>/)
    expect(raw).toContain('Subject: Confirm your Wanderwish account')
    expect(raw).toContain('multipart/alternative')
  })

  test('a mail the server puts off twice is tried again and arrives once', async () => {
    failures = 2
    const id = await queue('patient@example.com')
    const row = async () => (await sql`select * from private.mail_outbox where id = ${id}`)[0]
    await expect.poll(async () => (await row())?.last_error).toContain('Try again later')
    expect((await row())?.next_attempt_at.getTime()).toBeGreaterThan((await row())?.queued_at.getTime())
    await expect
      .poll(async () => {
        await hurry()
        return (await row())?.sent_at
      })
      .toBeTruthy()
    expect(await row()).toMatchObject({ attempts: 3, last_error: null })
    expect(lettersTo('patient@example.com')).toHaveLength(1)
  })

  test('a hundred mails and two hosts: each arrives once', async () => {
    const { port } = server.server.address() as AddressInfo
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, DATABASE_URL: host.databaseUrl }
    const second = await startHost({ env })
    const people = Array.from({ length: 100 }, (_, index) => `crowd-${index}@example.com`)
    await Promise.all(people.map(queue))
    await expect.poll(() => arrived.filter(({ to }) => to[0]?.startsWith('crowd-')).length).toBe(100)
    await second.stop()
    expect(people.map((person) => lettersTo(person).length)).toEqual(people.map(() => 1))
  })

  test('a mail that was on its way when a host died is never sent a second time', async () => {
    const [row] = await sql`
      insert into private.mail_outbox (recipient, template, data, attempts, sending_since)
      values ('ghost@example.com', 'confirmation', '{"link":"x"}', 1, now() - interval '1 day') returning id`
    await hurry()
    await queue('after-ghost@example.com')
    await expect.poll(() => lettersTo('after-ghost@example.com').length).toBe(1)
    expect(lettersTo('ghost@example.com')).toHaveLength(0)
    await sql`delete from private.mail_outbox where id = ${row?.id}`
  })

  test('one mail that cannot be written does not hold up the next', async () => {
    await sql`select private.queue_mail('lost@example.com', 'no-such-template', '{}')`
    await queue('next-in-line@example.com')
    await expect.poll(() => lettersTo('next-in-line@example.com').length).toBe(1)
    await sql`delete from private.mail_outbox where recipient = 'lost@example.com'`
  })

  test('a letter that has left keeps no key in the outbox, whatever it carried', async () => {
    const keys = { link: 'https://wanderwish.example/x', confirm_token: 'c', unsubscribe_token: 'u' }
    const [row] = await sql`
      select private.queue_mail('keyless@example.com', 'newsletter-confirm',
        ${sql.json({ ...keys, title: 'Bali' })}) as id`
    const kept = async () =>
      (await sql`select data, sent_at from private.mail_outbox where id = ${row?.id}`)[0]
    await expect.poll(async () => (await kept())?.sent_at).toBeTruthy()
    expect(lettersTo('keyless@example.com')[0]?.raw).toContain('newsletter?confirm=3Dc')
    expect((await kept())?.data).toEqual({ title: 'Bali' })
  })

  test('a letter whose leaving cannot be noted is not sent a second time', async () => {
    await sql.unsafe(`
      create function private.lose_the_pen() returns trigger language plpgsql as
        $$ begin raise exception 'no pen'; end $$;
      create trigger lost_pen before update of sent_at on private.mail_outbox for each row
        when (new.recipient = 'unnoted@example.com') execute function private.lose_the_pen()`)
    await queue('unnoted@example.com')
    await expect.poll(() => lettersTo('unnoted@example.com').length).toBe(1)
    await expect.poll(() => host.output()).toContain('no pen')
    await hurry()
    await queue('after-unnoted@example.com')
    await expect.poll(() => lettersTo('after-unnoted@example.com').length).toBe(1)
    expect(lettersTo('unnoted@example.com')).toHaveLength(1)
    await sql`drop function private.lose_the_pen cascade`
  })

  test('letters sent before this rule lose their keys with the migration, and only they', async () => {
    const data = sql.json({ link: 'https://wanderwish.example/x', title: 'Bali' })
    const rows = await sql`
      insert into private.mail_outbox (recipient, template, data, sending_since, sent_at, kept_at)
      values ('sent@example.com', 'confirmation', ${data}, now(), now(), null),
        ('kept@example.com', 'confirmation', ${data}, null, null, now()) returning id`
    const migration = new URL(
      '../../supabase/migrations/20261117000200_sent_mail_keeps_no_links.sql',
      import.meta.url,
    )
    await sql`drop function private.mail_secrets`
    await sql.unsafe(await readFile(migration, 'utf8'))
    const after = await sql`
      select recipient, data from private.mail_outbox where id in ${sql(rows.map(({ id }) => id))} order by id`
    expect(after).toEqual([
      { recipient: 'sent@example.com', data: { title: 'Bali' } },
      { recipient: 'kept@example.com', data: { link: 'https://wanderwish.example/x', title: 'Bali' } },
    ])
  })

  test('a host without a mail server on the same database shows what it kept, not what was sent', async () => {
    const second = await startHost({ env: { DATABASE_URL: host.databaseUrl } })
    const shown = (await second.mailbox()).map(({ to }) => to)
    await second.stop()
    expect(shown).toContain('kept@example.com')
    expect(shown).not.toContain('sent@example.com')
  })

  test('there is no mailbox to read', async () => {
    expect((await fetch(`${host.url}/mailbox.json`)).status).toBe(404)
  })
})
