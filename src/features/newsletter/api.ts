import { publicBackend } from '../../lib/backend.ts'

export type SubscribeAnswer = 'sent' | 'bad_address' | 'too_many' | 'failed'

export async function subscribe(email: string): Promise<SubscribeAnswer> {
  const { error } = await (await publicBackend()).rpc('subscribe', { email })
  if (!error) return 'sent'
  return error.message === 'bad_address' || error.message === 'too_many' ? error.message : 'failed'
}

/** True when the link was still good. */
export async function confirmSubscription(token: string): Promise<boolean> {
  const { error } = await (await publicBackend()).rpc('confirm_subscription', { token })
  return !error
}

export async function unsubscribe(token: string): Promise<boolean> {
  const { error } = await (await publicBackend()).rpc('unsubscribe', { token })
  return !error
}
