/** No answer, or one from something in between: nothing is known about what was asked. */
export class Unreachable extends Error {
  constructor() {
    super('the service cannot be reached')
    this.name = 'Unreachable'
  }
}
