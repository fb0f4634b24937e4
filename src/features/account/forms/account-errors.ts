import { AccountError } from '../my-account/api-my-account.ts'
import type { Refusal } from './refusal.ts'

/** A sentence for each refusal of an act, and one for all that have none. */
export interface ErrorWords {
  readonly failed: string
  readonly [code: string]: string
}

export function told(error: unknown, words: ErrorWords): string {
  return (error instanceof AccountError && words[error.code]) || words.failed
}

/** What a form is told when one of the service's acts is refused. */
export async function refusedAct(act: Promise<unknown>, words: ErrorWords): Promise<Refusal | null> {
  try {
    await act
    return null
  } catch (error) {
    return { message: told(error, words), code: error instanceof AccountError ? error.code : undefined }
  }
}
