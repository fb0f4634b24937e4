import type { FunctionAnswer } from '../../../contract/functions.ts'
import { answer } from '../answers.ts'
import type { FunctionHandler } from '../context.ts'
import { settleRefunds } from './settle.ts'

/**
 * Hurries along money that is owed. What is owed is decided by api.refund_tickets in the database; whoever calls
 * this can only make it arrive sooner.
 */
const refund: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return answer(405, { message: 'method_not_allowed' })
  if (!(await context.verifyUser(request))) return answer(401, { message: 'not_signed_in' })
  const settled = await settleRefunds(context, 20)
  return answer(200, { settled } satisfies FunctionAnswer<'refund'>)
}

export default refund
