import { publicBackend } from '../../lib/backend.ts'
import { type MailAnswer, mailAnswer } from '../../lib/mail-answer.ts'
import { Unreachable } from '../../lib/unreachable.ts'

export async function subscribe(email: string): Promise<MailAnswer> {
  return mailAnswer(await (await publicBackend()).rpc('subscribe', { email }))
}

/** What the links of our letters ask for. */
const acts = {
  confirm: 'confirm_subscription',
  unsubscribe: 'unsubscribe',
  notice: 'confirm_notice',
  leave: 'leave_notice',
} as const

export type LetterLink = keyof typeof acts

/** What the service says of it, a notice's trip for one; null when the link is no longer good. */
export async function followLink(
  link: LetterLink,
  token: string,
): Promise<{ title?: string; experience?: string } | null> {
  const { data, error } = await (await publicBackend()).rpc(acts[link], { token })
  if (error?.message === 'bad_token') return null
  if (error) throw new Unreachable()
  return data as { title?: string; experience?: string }
}
