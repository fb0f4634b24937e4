/** Before the first comes the last, after the last the first. */
export function wrapped(index: number, count: number): number {
  return ((index % count) + count) % count
}
