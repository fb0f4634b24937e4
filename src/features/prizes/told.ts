import { PrizeError } from './api.ts'

/** The sentence for a refusal; one the words do not know yet is told as a failure rather than by silence. */
export function told(error: Error, words: Readonly<Record<string, string>> & { failed: string }): string {
  return (error instanceof PrizeError && words[error.code]) || words.failed
}
