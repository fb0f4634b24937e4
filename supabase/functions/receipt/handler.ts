import type { FunctionAnswer } from '../../../contract/functions.ts'
import { isUuid } from '../../../draw/bytes.ts'
import type { Receipt, ReceiptTicket } from '../../../draw/receipt.ts'
import { inclusionRanges } from '../../../draw/tree.ts'
import { answer, readJson } from '../answers.ts'
import { call } from '../call.ts'
import type { FunctionHandler } from '../context.ts'
import { LogTree } from '../log-tree.ts'

/** The receipt of an order or a letter ({entry}) for the person it belongs to, with the proof of each ticket. */
const receipt: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return answer(405, { message: 'method_not_allowed' })
  const caller = await context.verifyUser(request)
  if (!caller) return answer(401, { message: 'not_signed_in' })
  const { entry } = await readJson(request)
  const facts = isUuid(entry) ? await call(context, 'receipt_facts', { person: caller.userId, entry }) : null
  if (!facts) return answer(404, { message: 'unknown_order' })
  const { checkpoint } = facts.seal
  const tree = await LogTree.open(context, facts.draw)
  // The host signs once a second: whoever asks in the very moment of buying comes again.
  if (!checkpoint || !tree) return answer(409, { message: 'not_sealed_yet' })
  const tickets: ReceiptTicket[] = []
  for (const { ticket_no, index, commit, salt } of facts.seal.tickets) {
    const proof = await tree.proof(inclusionRanges(index, checkpoint.size))
    tickets.push({ ticketNo: ticket_no, commit, salt, index, proof })
  }
  const { draw, order, seal, checkpoint_key: checkpointKey } = facts
  return answer(200, {
    v: 1,
    draw,
    order,
    holder: seal.holder,
    tickets,
    checkpoint,
    checkpointKey,
  } satisfies Receipt & FunctionAnswer<'receipt'>)
}

export default receipt
