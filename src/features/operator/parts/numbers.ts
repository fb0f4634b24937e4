/** Ticket numbers in a row, from first to last. */
export type Stretch = readonly [first: number, last: number]

/** The most that one act is given. */
const most = 10_000

const written = /^#?(\d{1,8})(?:-#?(\d{1,8}))?$/

/** The numbers somebody typed, such as '3, 7-12': each once, in their order. Null when they cannot be understood. */
export function parseNumbers(text: string): number[] | null {
  const stretches = text
    .replace(/\s*(?:[-–]|\bto\b)\s*/gi, '-')
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(stretchIn)
  if (stretches.length === 0) return null
  const numbers = new Set<number>()
  for (const stretch of stretches) {
    if (!stretch) return null
    for (let number = stretch[0]; number <= stretch[1]; number++) numbers.add(number)
    if (numbers.size > most) return null
  }
  return [...numbers].sort((one, other) => one - other)
}

function stretchIn(part: string): Stretch | null {
  const found = written.exec(part)
  if (!found) return null
  const first = Number(found[1])
  const last = Number(found[2] ?? found[1])
  return first >= 1 && last >= first && last - first < most ? [first, last] : null
}

/** Numbers in any order as stretches. */
export function stretchesOf(numbers: readonly number[]): Stretch[] {
  const stretches: [number, number][] = []
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const last = stretches.at(-1)
    if (last && number <= last[1] + 1) last[1] = number
    else stretches.push([number, number])
  }
  return stretches
}

/** Those of some numbers that lie in none of the stretches. */
export function outside(numbers: readonly number[], stretches: readonly Stretch[]): number[] {
  return numbers.filter((number) => !stretches.some(([first, last]) => number >= first && number <= last))
}
