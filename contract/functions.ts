import { z } from 'zod'
import { disputeOutcome, expiryOutcome, paymentEvent, paymentOutcome, refundHeard } from './payment.ts'
import { purchase, receipt } from './tickets.ts'
import { hex, uuid, whole } from './values.ts'

/** The functions over HTTP, under /functions/v1/. */
export const functions = {
  /** Places an order and says where to pay it; the same request id leads to the same page. */
  checkout: { body: purchase, answer: z.strictObject({ order_id: uuid, url: z.url() }) },
  /** The receipt of an order or a letter, for the person it belongs to. */
  receipt: { body: z.strictObject({ entry: uuid }), answer: receipt },
  /** Hurries along money that is owed. */
  refund: { body: z.strictObject({}), answer: z.strictObject({ settled: whole }) },
  /** That a log of one size holds an entry, or that a log of a later size begins with an earlier one. */
  'log-proof': {
    body: z.union([
      z.strictObject({ draw: uuid, index: whole, size: whole }),
      z.strictObject({ draw: uuid, first: whole, second: whole }),
    ]),
    answer: z.strictObject({ proof: z.array(hex) }),
  },
  /** For the provider, which signs what it sends. */
  'payment-webhook': {
    body: paymentEvent,
    answer: z.strictObject({
      outcome: z.enum([
        ...paymentOutcome.options,
        ...expiryOutcome.options,
        ...disputeOutcome.options,
        ...refundHeard.options,
        'not_paid_yet',
        'ignored',
      ]),
    }),
  },
}

export type FunctionName = keyof typeof functions
export type FunctionBody<Name extends FunctionName> = z.infer<(typeof functions)[Name]['body']>
export type FunctionAnswer<Name extends FunctionName> = z.infer<(typeof functions)[Name]['answer']>
