const listeners = new Set<() => void>()

/** The service answered as if nobody were here, or not wholly: whoever keeps the session looks whether it still holds. */
export function doubtSession(): void {
  for (const listener of listeners) listener()
}

export function onSessionDoubt(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
