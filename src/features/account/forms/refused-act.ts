import { accountErrors } from '../../../content/account/refusals.ts'
import { Refused, told } from '../../../lib/refused.ts'
import type { Refusal } from './refusal.ts'

/** What a form is told when one of the service's acts is refused. */
export async function refusedAct(act: Promise<unknown>): Promise<Refusal | null> {
  try {
    await act
    return null
  } catch (error) {
    return { message: told(error, accountErrors), code: error instanceof Refused ? error.code : undefined }
  }
}
