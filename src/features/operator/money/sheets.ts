import type { CharityLine } from '../../../../contract/charity.ts'
import type { BookedLine, Difference, OrderLine } from '../../../../contract/desk.ts'
import type { RefundLine, Suspension } from '../../../../contract/operator.ts'
import { asPounds } from '../parts/pounds.ts'
import { momentCell, sheet } from '../parts/sheet.ts'
import { inStretches } from '../parts/stretches.ts'

export const charitySheet = sheet<CharityLine>('charity-payouts', {
  draw_id: ({ draw_id }) => draw_id,
  title: ({ title }) => title,
  draws_at: ({ draws_at }) => momentCell(draws_at),
  status: ({ status }) => status,
  payment: ({ payment }) => payment,
  charity: ({ charity_name }) => charity_name,
  paid_tickets: ({ paid_tickets }) => paid_tickets,
  share_gbp: ({ charity_pence }) => asPounds(charity_pence),
  accrued_gbp: ({ accrued_pence }) => asPounds(accrued_pence),
  paid_gbp: ({ paid_pence }) => asPounds(paid_pence),
  due_gbp: ({ due_pence }) => asPounds(due_pence),
  receipts: ({ receipts }) =>
    receipts
      .map(({ paid_on, amount_pence, reference }) => `${paid_on} ${asPounds(amount_pence)} ${reference}`)
      .join('; '),
})

export const differenceSheet = sheet<Difference>('reconciliation', {
  what: ({ what }) => what,
  since: ({ since }) => momentCell(since),
  our_reference: ({ our_ref }) => our_ref,
  their_reference: ({ their_ref }) => their_ref,
  ours_gbp: ({ ours_pence }) => (ours_pence === null ? null : asPounds(ours_pence)),
  theirs_gbp: ({ theirs_pence }) => (theirs_pence === null ? null : asPounds(theirs_pence)),
})

export const lineSheet = sheet<BookedLine>('provider-lines', {
  line_id: ({ id }) => id,
  at: ({ at }) => momentCell(at),
  kind: ({ kind }) => kind,
  amount_gbp: ({ amount_pence }) => asPounds(amount_pence),
  fee_gbp: ({ fee_pence }) => asPounds(fee_pence),
  currency: ({ currency }) => currency,
  reference: ({ source_ref }) => source_ref,
  payment: ({ payment_ref }) => payment_ref,
  order_id: ({ order_id }) => order_id,
})

export const refundSheet = sheet<RefundLine>('refunds', {
  refund_id: ({ id }) => id,
  created_at: ({ created_at }) => momentCell(created_at),
  email: ({ email }) => email,
  title: ({ title }) => title,
  draw_id: ({ draw_id }) => draw_id,
  order_id: ({ order_id }) => order_id,
  tickets: ({ numbers }) => inStretches(numbers),
  amount_gbp: ({ amount_pence }) => asPounds(amount_pence),
  reason: ({ reason }) => reason,
  status: ({ status }) => status,
  settled_at: ({ settled_at }) => momentCell(settled_at),
  held_at: ({ held_at }) => momentCell(held_at),
  attempts: ({ attempts }) => attempts,
  last_error: ({ last_error }) => last_error,
  reference: ({ provider_ref }) => provider_ref,
})

export const contestedSheet = sheet<Suspension>('contested-payments', {
  id: ({ id }) => id,
  opened_at: ({ opened_at }) => momentCell(opened_at),
  cause: ({ cause }) => cause,
  email: ({ email }) => email,
  title: ({ title }) => title,
  draw_id: ({ draw_id }) => draw_id,
  order_id: ({ order_id }) => order_id,
  amount_gbp: ({ amount_pence }) => asPounds(amount_pence),
  reference: ({ provider_ref }) => provider_ref,
  bank_reason: ({ why }) => why,
  status: ({ status }) => status,
  tickets_in_draw: ({ numbers }) => inStretches(numbers),
  tickets_set_aside: ({ set_aside }) => inStretches(set_aside),
  decided_at: ({ decided_at }) => momentCell(decided_at),
  reason: ({ reason }) => reason,
})

export const orderSheet = sheet<OrderLine>('orders', {
  order_id: ({ id }) => id,
  created_at: ({ created_at }) => momentCell(created_at),
  paid_at: ({ paid_at }) => momentCell(paid_at),
  email: ({ email }) => email,
  user_id: ({ user_id }) => user_id,
  title: ({ title }) => title,
  draw_id: ({ draw_id }) => draw_id,
  status: ({ status }) => status,
  payment: ({ payment }) => payment,
  tickets: ({ quantity }) => quantity,
  first_number: ({ first_number }) => first_number,
  price_gbp: ({ price_pence }) => asPounds(price_pence),
  total_gbp: ({ total_pence }) => asPounds(total_pence),
  refunded_gbp: ({ refunded_pence }) => asPounds(refunded_pence),
  reference: ({ provider_ref }) => provider_ref,
  card: ({ card_funding }) => card_funding,
  contested: ({ contested }) => (contested ? 'yes' : 'no'),
})
