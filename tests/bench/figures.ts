export type Figure = { what: string; measured: string; wanted: string; isMet: boolean }

export function ratio(ours: number, theirs: number, least: number) {
  const value = ours / theirs
  return { measured: value.toFixed(2), wanted: `at least ${least}`, isMet: value >= least }
}

export function median(values: readonly number[]): number {
  return share(values, 0.5)
}

/** The value below which such a share of all values lies. */
export function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** How far the median of so many values may lie from the true one by chance alone (one standard error). */
export function errorOfMedian(values: readonly number[]): number {
  const spread = (share(values, 0.75) - share(values, 0.25)) / 1.349
  return (1.253 * spread) / Math.sqrt(values.length)
}

export function print(figures: readonly Figure[]): void {
  console.log()
  for (const { what, measured, wanted, isMet } of figures) {
    console.log(`${isMet ? 'met   ' : 'MISSED'}  ${what}: ${measured}, wanted ${wanted}`)
  }
}
