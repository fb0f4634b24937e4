import type { FunctionRefusal, Refusal } from '../../contract/refusals.ts'

/** The service's own words, and two for when it did not get to say one. */
export type RefusalCode =
  | Refusal
  | FunctionRefusal
  /** No answer came, even after retries. */
  | 'connection_lost'
  | 'too_many_requests'

/** A refusal of the service; `code` is the word the content has a sentence for. */
export class Refused<Code extends string = RefusalCode> extends Error {
  override readonly name = 'Refused'
  readonly code: Code
  constructor(code: Code) {
    super(code)
    this.code = code
  }
}

/** A sentence for each code, and one for all that have none. */
export type Sentences = Readonly<Record<string, string>> & { readonly failed: string }

/** The sentence for a refusal; one the words do not know yet is told as a failure rather than by silence. */
export function told(error: unknown, sentences: Sentences): string {
  return (error instanceof Refused && sentences[error.code]) || sentences.failed
}
