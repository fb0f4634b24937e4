/** No answer, or one from something in between: nothing is known about what was asked. */
export class Unreachable extends Error {
  /** The name of a failed request in the service's log, where it got that far. */
  readonly reference: string | undefined
  constructor(reference?: string) {
    super('the service cannot be reached')
    this.name = 'Unreachable'
    this.reference = reference
  }
}
