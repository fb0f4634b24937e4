import { rotateSigningKeys } from '../../server/access/signing-keys.ts'
import { readSettings } from '../../server/settings.ts'
import { StartError } from '../../server/start-error.ts'
import { readWords, subject, UsageError } from './arguments.ts'
import { cancel, exportEntries, list, schedule } from './book.ts'
import { charityPaid } from './charity.ts'
import { databaseInUse, withDatabase } from './database.ts'
import { claims, drawByHand, freezeByHand, publish, runDraws } from './draws.ts'
import { logPost, voidLetter } from './letters.ts'
import { choosePayment, refundsDue, sendRefunds } from './money.ts'
import { decide, describeCandidates, reviews } from './people.ts'
import { setOnSale } from './sales.ts'
import { voidTickets } from './voiding.ts'
import { help, sentences } from './words.ts'

type Command = (args: string[]) => Promise<string>

const commands: Record<string, Command> = {
  help: async () => help,
  promote: (args) => promote(args, true),
  demote: (args) => promote(args, false),
  list,
  schedule,
  'off-sale': (args) => setOnSale(args, false),
  'on-sale': (args) => setOnSale(args, true),
  'log-post': logPost,
  'void-letter': voidLetter,
  void: voidTickets,
  reviews,
  decide,
  cancel,
  'charity-paid': charityPaid,
  export: exportEntries,
  payment: choosePayment,
  refunds: refundsDue,
  'settle-refunds': sendRefunds,
  'security-log': securityLog,
  freeze: freezeByHand,
  draw: drawByHand,
  claims,
  publish,
  'run-draws': runDraws,
  'rotate-keys': rotateKeys,
  'send-mail': sendMail,
}

async function promote(args: string[], isPromoted: boolean): Promise<string> {
  const email = subject(readWords(args, []), 'account (its e-mail address)').toLowerCase()
  return withDatabase(async (sql) => {
    const [user] = await sql`select id, email_confirmed_at from auth.users where lower(email) = ${email}`
    if (!user) throw new UsageError(unknownAccount(email))
    if (!user.email_confirmed_at) throw new UsageError(`The address ${email} is not confirmed yet.`)
    const act = isPromoted ? 'promote_operator' : 'demote_operator'
    await sql.begin(async (all) => {
      if (isPromoted)
        await all`insert into private.operators (user_id) values (${user.id}) on conflict do nothing`
      else await all`delete from private.operators where user_id = ${user.id}`
      await all`select private.audit(null, ${act}, ${sql.json({ user_id: user.id })})`
    })
    const desk = `${readSettings(process.env).publicUrl}/operator`
    return isPromoted
      ? `${email} is an operator. The desk is at ${desk}; it asks for the second step of their sign-in.`
      : `${email} is no longer an operator.`
  })
}

const unknownAccount = (email: string) =>
  `There is no account with the address ${email} in ${databaseInUse()}`

async function securityLog(args: string[]): Promise<string> {
  const { positionals } = readWords(args, [])
  const email = positionals[0]?.toLowerCase() ?? null
  return withDatabase(async (sql) => {
    const [user] = email ? await sql`select id from auth.users where lower(email) = ${email}` : []
    if (email && !user) throw new UsageError(unknownAccount(email))
    const rows = await sql`select * from private.security_lines(${user?.id ?? null}, 200)`
    const line = (row: (typeof rows)[number]) =>
      `${row.at.toISOString()}  ${row.act}  ${row.email ?? 'no account'}  from ${row.address ?? 'here'}`
    return rows.length ? rows.map(line).join('\n') : 'Nothing in the last ninety days.'
  })
}

async function rotateKeys(args: string[]): Promise<string> {
  readWords(args, [])
  const kid = await withDatabase((sql) => rotateSigningKeys(sql))
  return `Tokens are signed with ${kid} within a minute; those signed before stay good until they expire or the keys are rotated again.`
}

/** For hosted Supabase, where no host of ours runs beside the database. */
async function sendMail(args: string[]): Promise<string> {
  readWords(args, [])
  const { smtpUrl, mailFrom, publicUrl } = readSettings(process.env)
  if (!smtpUrl) throw new UsageError('Set SMTP_URL to the mail server to send through.')
  return withDatabase(async (sql) => {
    const { openOutbox } = await import('../../server/mail/outbox.ts')
    const { Checkpoints } = await import('../../server/draws/checkpoints.ts')
    const { renderFor } = await import('../../server/mail/render.ts')
    const { sealsOf } = await import('../../server/mail/seal.ts')
    const render = renderFor(publicUrl, sealsOf(sql, await Checkpoints.open(sql)))
    const outbox = openOutbox({ sql, smtpUrl, from: mailFrom, publicUrl, render })
    console.log('Sending mail as it comes; stop with Ctrl-C.')
    await new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve)
    })
    await outbox.stop()
    return 'Stopped.'
  })
}

function sentenceFor(cause: unknown): string {
  const { code, message, detail } = cause as { code?: string; message?: string; detail?: string }
  if (message === 'maybe_known' && detail) return `${sentences.maybe_known}\n${describeCandidates(detail)}`
  if (code?.startsWith('PT') && message) return sentences[message] ?? `The database refused: ${message}.`
  return message ?? String(cause)
}

async function main([name = 'help', ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  try {
    if (name.startsWith('-')) return console.log(help)
    if (!command) throw new UsageError(`There is no command "${name}".`)
    console.log(await command(args))
  } catch (cause) {
    console.error(sentenceFor(cause))
    if (cause instanceof UsageError) console.error('See: npm run operator -- help')
    else if (!(cause instanceof StartError) && !(cause as { code?: string }).code) console.error(cause)
    process.exitCode = 1
  }
}

await main(process.argv.slice(2))
