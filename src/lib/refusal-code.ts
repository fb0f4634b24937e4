import type { RefusalCode } from './refused.ts'
import { doubtSession } from './session-doubt.ts'

const doubts: readonly RefusalCode[] = ['second_factor_needed', 'not_signed_in']

/** Acts refuse with a short word of their own; everything else is told by its status. */
export function refusalCode(message: string, status: number): RefusalCode {
  const code = codeOf(message, status)
  if (doubts.includes(code)) doubtSession()
  return code
}

function codeOf(message: string, status: number): RefusalCode {
  if (/^[a-z]+(_[a-z]+)*$/.test(message)) return message as RefusalCode
  if (status === 0 || status === 502 || status === 503 || status === 504) return 'connection_lost'
  if (status === 429) return 'too_many_requests'
  return status === 401 ? 'not_signed_in' : 'failed'
}
