import { ask } from '../../../lib/ask.ts'

export const mySessions = () => ask('my_sessions', {})

export const endSession = (session_id: string) => ask('end_session', { session_id })

export async function getsLetters(): Promise<boolean> {
  return (await ask('my_newsletter', {})).subscribed
}

export const setLetters = (wanted: boolean) => ask('set_newsletter', { wanted })

/** Everything the service holds about the person, as it holds it. */
export const myData = () => ask('my_data', {})

/** Cannot be taken back. The confirmation is the account's own address, typed by the person. */
export const eraseMyAccount = (confirmation: string) => ask('erase_my_account', { confirmation })
