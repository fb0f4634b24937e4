import type { SignedCheckpoint } from '../../draw/checkpoint.ts'

export type Seal = {
  holder: string
  tickets: { ticket_no: number; index: number; commit: string; salt: string }[]
  checkpoint?: SignedCheckpoint | null
}

const mostLines = 100

/** The seal in words and hex, for whoever keeps the letter. The receipt in the account holds the same and the proofs. */
export function sealLines(seal: Seal | undefined): string[] {
  if (!seal?.tickets) return []
  const { holder, tickets, checkpoint } = seal
  const lines = tickets
    .slice(0, mostLines)
    .map(({ ticket_no, index, salt }) => `Ticket ${ticket_no}: place ${index} of the log, salt ${salt}`)
  const left = tickets.length - lines.length
  return [
    'The seal of your entry. Keep it: with it you can prove later that you were in the draw.',
    [
      ...lines,
      ...(left > 0 ? [`and ${left} more in the receipt of your account`] : []),
      `Holder ${holder}`,
    ].join('\n'),
    ...(checkpoint
      ? [
          `Signed at ${checkpoint.at}: ${checkpoint.size} entries, root ${checkpoint.root}, signature ${checkpoint.signature}`,
        ]
      : []),
  ]
}
