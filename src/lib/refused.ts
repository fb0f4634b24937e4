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
  /** The name of a failed request in the service's log. */
  readonly reference: string | undefined
  constructor(code: Code, reference?: string) {
    super(code)
    this.code = code
    this.reference = reference
  }
}

/** A sentence for each code, and one for all that have none. */
export type Sentences = Readonly<Record<string, string>> & { readonly failed: string }

/**
 * The sentence for a refusal; one the words do not know yet is told as a failure rather than by silence. What went
 * wrong on our side has a name to quote.
 */
export function told(error: unknown, sentences: Sentences): string {
  if (!(error instanceof Refused)) return sentences.failed
  const sentence = sentences[error.code] ?? sentences.failed
  return error.reference ? `${sentence} (${error.reference})` : sentence
}
