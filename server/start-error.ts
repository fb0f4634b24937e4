/** A reason not to start that the operator can act on; shown as one sentence, without a stack. */
export class StartError extends Error {
  readonly exitCode: number = 1
}

/** A migration is not what the database was made with; in development that asks for a new one. */
export class RewrittenMigration extends StartError {
  override readonly exitCode = 3
}
