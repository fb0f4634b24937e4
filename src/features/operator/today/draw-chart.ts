import * as Plot from '@observablehq/plot'
import type { BookedDraw, SalesDay } from '../../../../contract/desk.ts'
import { champagne, goldDeep, ink, mist, slate } from '../../../content/brand-colours.ts'
import { todayWords } from '../../../content/operator/today.ts'
import { formatCount } from '../../../lib/count.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatShortDay } from '../../../lib/time.ts'
import { type DayLabel, dayLabels } from './day-labels.ts'
import { soldByDay } from './sold-by-day.ts'

const words = todayWords.draws
const day = 24 * 3_600_000
const week = 7 * day

interface Size {
  readonly width: number
  readonly height: number
  /** Of the letters, in pixels like the rest. */
  readonly letters: number
}

/** Tickets bought so far against the cap and the time that is left. */
export function drawChart(draw: BookedDraw, days: readonly SalesDay[], size: Size): Element {
  const { width, height, letters } = size
  const end = endOf(draw)
  const now = new Date(Math.min(Date.now(), end.getTime()))
  const sold = soldByDay(draw, days, now)
  const top = Math.max(draw.cap ?? 0, ...sold.map(({ tickets }) => tickets), 1)
  const margins = {
    marginLeft: (0.6 * formatCount(top).length + 0.9) * letters,
    marginRight: letters / 2,
    marginTop: 1.5 * letters,
  }
  const axis = dayAxis(draw, now, end, {
    letter: letters / 2,
    width: width - margins.marginLeft - margins.marginRight,
  })
  const chart = Plot.plot({
    width,
    height,
    ...margins,
    marginBottom: (axis.lines + 1) * letters * 1.3,
    style: {
      background: 'none',
      color: slate,
      fontFamily: 'inherit',
      fontSize: `${letters}px`,
      overflow: 'visible',
    },
    x: { type: 'utc', domain: [new Date(draw.opens_at), end], axis: null },
    y: { domain: [0, top] },
    marks: [
      Plot.gridY(wholeTicks(top), { stroke: mist, strokeOpacity: 1 }),
      Plot.axisY(wholeTicks(top), { tickSize: 0, tickFormat: formatCount, label: null }),
      Plot.areaY(sold, { x: 'at', y: 'tickets', curve: 'step-after', fill: champagne, fillOpacity: 0.35 }),
      Plot.lineY(sold, { x: 'at', y: 'tickets', curve: 'step-after', stroke: ink, strokeWidth: 1.5 }),
      Plot.ruleX([now], { stroke: ink, strokeOpacity: 0.4 }),
      ...axis.labels.map(({ line, ...label }) => dayMark(label, (0.5 + 1.3 * line) * letters)),
      ...(draw.cap === null ? [] : capMarks(draw.cap, end)),
    ],
  })
  // Its own styles are for pages without any; ours refuse what was not written down beforehand.
  for (const styles of chart.querySelectorAll('style')) styles.remove()
  // Its place is the picture that is read out; what it is made of is not.
  chart.ariaHidden = 'true'
  return chart
}

/** Today and the closing by their names, and days between them; where both fall on one place, today lies below. */
function dayAxis(draw: BookedDraw, now: Date, end: Date, room: { width: number; letter: number }) {
  const opened = new Date(draw.opens_at)
  const today: DayLabel = { at: now, text: words.today, anchor: 'middle' }
  const closing: DayLabel = {
    at: end,
    text: fillIn(words.closesOn, { day: formatShortDay(end) }),
    anchor: 'end',
  }
  const opening: DayLabel = { at: opened, text: formatShortDay(opened), anchor: 'start' }
  const named = [...(draw.closes_at ? [closing] : []), ...(now < end ? [today] : []), opening]
  const labels = dayLabels(named, formatShortDay, { from: opened, to: end, ...room })
  const isBelow = now < end && !labels.includes(today)
  return {
    lines: isBelow ? 2 : 1,
    labels: [
      ...labels.map((label) => ({ ...label, line: 0 })),
      ...(isBelow ? [{ ...today, anchor: 'end' as const, line: 1 }] : []),
    ],
  }
}

function dayMark({ at, text, anchor }: DayLabel, dy: number): Plot.Markish {
  return Plot.text([text], {
    x: [at],
    text: [text],
    textAnchor: anchor,
    frameAnchor: 'bottom',
    lineAnchor: 'top',
    dy,
    fill: text === words.today ? ink : slate,
  })
}

function capMarks(cap: number, end: Date): Plot.Markish[] {
  const text = fillIn(words.cap, { cap: formatCount(cap) })
  return [
    Plot.ruleY([cap], { stroke: goldDeep, strokeDasharray: '2 3' }),
    Plot.text([end], { x: end, y: cap, text: [text], textAnchor: 'end', dy: -8, fill: goldDeep }),
  ]
}

/** A draw without a date runs on, a week at a time. */
function endOf({ opens_at, closes_at }: BookedDraw): Date {
  if (closes_at) return new Date(closes_at)
  const weeks = Math.ceil((Date.now() - Date.parse(opens_at)) / week)
  return new Date(Date.parse(opens_at) + Math.max(weeks, 1) * week)
}

/** Nobody buys half a ticket. */
function wholeTicks(top: number): number[] {
  const step = Math.max(1, 10 ** Math.floor(Math.log10(top)) / 2)
  const wide = Math.ceil(top / 3 / step) * step
  const ticks: number[] = []
  for (let tick = 0; tick <= top; tick += wide) ticks.push(tick)
  return ticks
}
