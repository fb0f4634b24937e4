export const ledgerWords = {
  empty: 'No ticket has been bought yet. The line of a draw appears here with its first.',
  unread: 'The ledger cannot be read just now. Please try again in a minute.',
  demo: 'Demonstration, no money was taken',
  /** Said once where no draw of the list took money. */
  allDemo:
    'Demonstration, no money was taken. The lines below show what each charity would have had, and none of it counts in the totals.',
  totals: { accrued: 'Set aside so far', paid: 'Paid to charities', due: 'Still to be paid' },
  /** In the order of the figures of a line, after its draw. */
  columns: { draw: 'Draw', figures: ['Per ticket', 'Paid tickets', 'Set aside', 'Paid over', 'Still due'] },
  drawn: 'Drawn on',
  toBeDrawn: 'To be drawn on',
  cancelled: 'Cancelled',
  undated: 'Date to be announced',
  receipt: 'Receipt',
  /** Before the sum paid over, on a phone. */
  paid: 'paid',
  /** Stands before the list of the draws, for those who cannot see it. */
  draws: 'Draw by draw',
} as const
