/** Made on first use, then kept; a failure is not kept, so that one bad moment does not cost a whole visit. */
export function kept<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((cause) => {
      made = undefined
      throw cause
    })
    return made
  }
}
