import { publicBackend } from '../../lib/backend.ts'
import { type MailAnswer, mailAnswer } from '../../lib/mail-answer.ts'

/** Asks for the one letter about a trip; the answer is the same whatever the address. */
export async function askNotice(email: string, experience: string): Promise<MailAnswer> {
  return mailAnswer(await (await publicBackend()).rpc('ask_notice', { email, experience }))
}
