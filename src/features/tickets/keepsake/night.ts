const ink = [10, 14, 34]

/** The dark of a trip's own sky: a quarter of its colour over ink. Of plain numbers, because a canvas needs it too. */
export function nightOf(sky: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(sky.slice(at, at + 2), 16))
  const mixed = parts.map((part, index) => Math.round(part * 0.26 + (ink[index] ?? 0) * 0.74))
  return `rgb(${mixed.join(' ')})`
}
