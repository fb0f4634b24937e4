import type { MailData } from '../../contract/mails.ts'
import type { FreshSeal } from '../../contract/tickets.ts'
import { ticketNumber } from '../../src/lib/ticket-number.ts'
import type { Sql } from '../database/pool.ts'
import type { Checkpoints } from '../draws/checkpoints.ts'
import type { Data } from './letter.ts'

/** Which letters carry a seal, and under what name their data says whose. */
const entryNames: Record<string, string> = { order: 'id', 'postal-entry': 'letter_id' } satisfies {
  [Template in SealedMail]: keyof MailData<Template>
}

type SealedMail = 'order' | 'postal-entry'

/** What such a letter is written from. */
export type Sealed<Template extends SealedMail> = MailData<Template> & { seal?: FreshSeal }

export type Seals = (template: string, data: Data) => Promise<Data>

/** Adds the seal when the letter leaves: the outbox keeps no salts, and by then a checkpoint covers the entry. */
export function sealsOf(sql: Sql, checkpoints: Checkpoints): Seals {
  return async (template, data) => {
    const entry = data[entryNames[template] ?? '']
    if (typeof entry !== 'string' || typeof data.draw_id !== 'string') return data
    const [row] = await sql<{ seal: FreshSeal | null }[]>`select private.seal_of(${entry}) as seal`
    return row?.seal ? { ...data, seal: await checkpoints.complete(data.draw_id, row.seal) } : data
  }
}

const mostLines = 100

/** The seal in words and hex, for whoever keeps the letter; the receipt in the account holds the same and the proofs. */
export function sealLines(seal: FreshSeal | undefined): string[] {
  if (!seal) return []
  const { holder, tickets, checkpoint } = seal
  const lines = tickets
    .slice(0, mostLines)
    .map(
      ({ ticket_no, index, salt }) =>
        `Ticket ${ticketNumber(ticket_no)}: place ${index} of the log, salt ${salt}`,
    )
  const left = tickets.length - lines.length
  const rest = left > 0 ? [`and ${left} more in the receipt of your account`] : []
  return [
    'The seal of your entry. Keep it: with it you can prove later that you were in the draw.',
    [...lines, ...rest, `Holder ${holder}`].join('\n'),
    ...(checkpoint ? [signedWord(checkpoint)] : []),
  ]
}

function signedWord({ at, size, root, signature }: NonNullable<FreshSeal['checkpoint']>): string {
  return `Signed at ${at}: ${size} entries, root ${root}, signature ${signature}`
}
