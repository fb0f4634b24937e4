import { publicBackend } from '../../lib/backend.ts'
import { Unreachable } from '../../lib/unreachable.ts'

export type SubscribeAnswer = 'sent' | 'bad_address' | 'too_many' | 'failed'

export async function subscribe(email: string): Promise<SubscribeAnswer> {
  const { error } = await (await publicBackend()).rpc('subscribe', { email })
  if (!error) return 'sent'
  return error.message === 'bad_address' || error.message === 'too_many' ? error.message : 'failed'
}

export const confirmSubscription = (token: string) => spend('confirm_subscription', token)

export const unsubscribe = (token: string) => spend('unsubscribe', token)

/** True when the link was still good; throws when nobody could say. */
async function spend(act: string, token: string): Promise<boolean> {
  const { error } = await (await publicBackend()).rpc(act, { token })
  if (error && error.message !== 'bad_token') throw new Unreachable()
  return !error
}
