export const root: string
export function ensureInstalled(): Promise<void>
export function continueWith(script: string, parameters?: string[]): void
export function progress(label: string): () => void
