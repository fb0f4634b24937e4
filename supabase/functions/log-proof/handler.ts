import type { FunctionAnswer } from '../../../contract/functions.ts'
import { isUuid } from '../../../draw/bytes.ts'
import { consistencyRanges, inclusionRanges, type Range } from '../../../draw/tree.ts'
import { answer, readJson } from '../answers.ts'
import type { FunctionHandler } from '../context.ts'
import { LogTree } from '../log-tree.ts'

/**
 * For anybody: that a log of one size holds an entry ({draw, index, size}), or that a log of a later size begins with
 * an earlier one ({draw, first, second}). What the answer proves is checked with draw/tree.ts, not believed.
 */
const logProof: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return answer(405, { message: 'method_not_allowed' })
  const asked = await readJson(request)
  const tree = isUuid(asked.draw) ? await LogTree.open(context, asked.draw) : null
  if (!tree) return answer(404, { message: 'unknown_draw' })
  const ranges = rangesFor(asked, tree.size)
  if (!ranges) return answer(422, { message: 'bad_proof' })
  const proof = await tree.proof(ranges)
  return answer(200, { proof } satisfies FunctionAnswer<'log-proof'>)
}

function rangesFor({ index, size, first, second }: Record<string, unknown>, most: number): Range[] | null {
  const isSize = (value: unknown): value is number =>
    Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most
  if (isSize(index) && isSize(size) && index < size) return inclusionRanges(index, size)
  if (isSize(first) && isSize(second) && first <= second) return consistencyRanges(first, second)
  return null
}

export default logProof
