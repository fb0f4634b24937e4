import { isUuid } from '../../../draw/bytes.ts'
import type { SignedCheckpoint } from '../../../draw/checkpoint.ts'
import type { Receipt, ReceiptTicket } from '../../../draw/receipt.ts'
import { inclusionRanges } from '../../../draw/tree.ts'
import { answer, readJson } from '../answers.ts'
import type { FunctionHandler } from '../context.ts'
import { LogTree } from '../log-tree.ts'

type Facts = {
  draw: string
  order: string | null
  seal: {
    holder: string
    tickets: { ticket_no: number; index: number; commit: string; salt: string }[]
    checkpoint: SignedCheckpoint | null
  }
  checkpoint_key: string
}

/** The receipt of an order or a letter ({entry}) for the person it belongs to, with the proof of each ticket. */
const receipt: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return answer(405, { message: 'method_not_allowed' })
  const caller = await context.verifyUser(request)
  if (!caller) return answer(401, { message: 'not_signed_in' })
  const { entry } = await readJson(request)
  const facts = isUuid(entry) ? await factsOf(context, caller.userId, entry) : null
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
  } satisfies Receipt)
}

async function factsOf(
  context: Parameters<FunctionHandler>[1],
  person: string,
  entry: string,
): Promise<Facts | null> {
  const [row] = await context.sql('select api.receipt_facts($1, $2) as facts', [person, entry])
  return (row?.facts as Facts | null) ?? null
}

export default receipt
