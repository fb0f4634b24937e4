import { brand } from '../brand.ts'

export const receiptWords = {
  title: 'Receipt',
  plural: 'Receipts',
  keepsake: 'See your ticket',
  print: 'Print receipt',
  order: 'Order',
  boughtAt: 'Bought',
  buyer: 'Buyer',
  quantity: 'Tickets',
  numbers: 'Numbers',
  price: 'Per ticket',
  total: 'Total paid',
  refunded: 'refunded',
  /** The numbers that were handed back. */
  refundedNumbers: 'Refunded',
  /** Numbers whose payment the bank has taken back for now. */
  suspended: 'Suspended',
  /** `{numbers}` are those that wait for the bank; all of them when there are no others. */
  suspendedWhy: {
    all: 'The payment is in question with your bank. Until that is settled these tickets cannot win or be refunded.',
    some: '{numbers}. The payment is in question with your bank. Until that is settled they cannot win or be refunded.',
  },
  questioned: 'Suspended: payment in question',
  charity: 'Of which to charity',
  draws: { toCome: 'To be drawn', drawn: 'Drawn', cancelled: 'Was to be drawn' },
  refunds: 'Refunds until',
  footer: `${brand.name}. Tickets are non-transferable. Prizes are awarded by chance.`,
  demo: 'Demonstration receipt: no money was taken.',
  save: {
    button: 'Save my receipt',
    busy: 'One moment...',
    fileName: `${brand.slug}-receipt`,
    note: 'To check your entry later, save the receipt. The check on the draw’s page takes the saved file, not the print.',
  },
} as const

export const sealWords = {
  title: 'Seal',
  text: 'How your numbers stand in the public log of the draw. Keep it: with it you can show later that you were in.',
  number: 'Number',
  place: 'Place',
  salt: 'Salt',
  draw: 'Draw',
  holder: 'Holder',
  signedAt: 'Signed at',
  size: 'Entries in the log',
  root: 'Root',
  signature: 'Signature',
  unsigned: 'The signature over the log follows within a few seconds.',
  /** Where the saved receipt can be checked. */
  check: 'The page of this draw',
} as const
