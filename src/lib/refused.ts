/** A refusal of the service; `code` is the word the content has a sentence for. */
export class Refused<Code extends string = string> extends Error {
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
