export interface DayLabel {
  readonly at: Date
  readonly text: string
  readonly anchor: 'start' | 'middle' | 'end'
}

interface Axis {
  readonly from: Date
  readonly to: Date
  /** In pixels. */
  readonly width: number
  /** The width of a letter, roughly. */
  readonly letter: number
}

const day = 24 * 3_600_000
/** As many letters as lie between two labels at least. */
const apart = 2
/** From one day to the next that is told, in days. */
const steps = [1, 2, 7, 14, 28, 56, 112]

/** Those named first have their places; then as many days between them as there is room for. */
export function dayLabels(named: readonly DayLabel[], nameOf: (day: Date) => string, axis: Axis): DayLabel[] {
  const labels: DayLabel[] = []
  for (const label of [...named, ...daysOf(axis, nameOf)])
    if (isWithin(label, axis) && labels.every((other) => isClear(label, other, axis))) labels.push(label)
  return labels
}

/** So many as could stand beside each other. */
function daysOf({ from, to, width, letter }: Axis, nameOf: (day: Date) => string): DayLabel[] {
  const days = (to.getTime() - from.getTime()) / day
  const room = width / ((nameOf(from).length + 3 * apart) * letter)
  const step = steps.find((each) => each >= days / room) ?? days
  const count = Math.floor(days / step)
  return Array.from({ length: count }, (_, place) => {
    const at = new Date(from.getTime() + (place + 1) * step * day)
    return { at, text: nameOf(at), anchor: 'middle' }
  })
}

function isWithin(label: DayLabel, axis: Axis): boolean {
  const { left, right } = extentOf(label, axis)
  return left >= 0 && right <= axis.width
}

function isClear(one: DayLabel, other: DayLabel, axis: Axis): boolean {
  const [a, b] = [extentOf(one, axis), extentOf(other, axis)]
  const gap = apart * axis.letter
  return a.left >= b.right + gap || b.left >= a.right + gap
}

function extentOf({ at, text, anchor }: DayLabel, { from, to, width, letter }: Axis) {
  const place = ((at.getTime() - from.getTime()) / (to.getTime() - from.getTime())) * width
  const wide = text.length * letter
  const left = place - { start: 0, middle: wide / 2, end: wide }[anchor]
  return { left, right: left + wide }
}
