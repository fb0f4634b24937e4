import * as Plot from '@observablehq/plot'
import type { BookedDraw, SalesDay } from '../../../../contract/desk.ts'
import { champagne, goldDeep, ink, mist, slate } from '../../../content/brand-colours.ts'
import { todayWords } from '../../../content/operator/today.ts'
import { formatCount } from '../../../lib/count.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatShortDay } from '../../../lib/time.ts'
import { soldByDay } from './sold-by-day.ts'

const day = 24 * 3_600_000
const week = 7 * day
const narrow = 480

interface Size {
  readonly width: number
  readonly height: number
}

/** Tickets bought so far against the cap and the time that is left. */
export function drawChart(draw: BookedDraw, days: readonly SalesDay[], { width, height }: Size): Element {
  const now = new Date()
  const sold = soldByDay(draw, days, now)
  const top = Math.max(draw.cap ?? 0, ...sold.map(({ tickets }) => tickets), 1)
  const end = endOf(draw)
  const span = Math.max(1, Math.floor((end.getTime() - Date.parse(draw.opens_at)) / day))
  const chart = Plot.plot({
    width,
    height,
    marginLeft: 44,
    marginRight: 12,
    marginTop: 18,
    marginBottom: 24,
    style: { background: 'none', color: slate, fontFamily: 'inherit', fontSize: '12px', overflow: 'visible' },
    x: { type: 'utc', domain: [new Date(draw.opens_at), end] },
    y: { domain: [0, top] },
    marks: [
      Plot.gridY(wholeTicks(top), { stroke: mist, strokeOpacity: 1 }),
      Plot.axisY(wholeTicks(top), { tickSize: 0, tickFormat: formatCount, label: null }),
      Plot.axisX({
        ticks: Math.min(width < narrow ? 3 : 5, span),
        tickSize: 0,
        tickFormat: formatShortDay,
        label: null,
      }),
      Plot.areaY(sold, { x: 'at', y: 'tickets', curve: 'step-after', fill: champagne, fillOpacity: 0.35 }),
      Plot.lineY(sold, { x: 'at', y: 'tickets', curve: 'step-after', stroke: ink, strokeWidth: 1.5 }),
      Plot.ruleX([now], { stroke: ink, strokeOpacity: 0.4 }),
      ...(draw.cap === null ? [] : capMarks(draw.cap, end)),
    ],
  })
  // Its own styles are for pages without any; ours refuse what was not written down beforehand.
  for (const styles of chart.querySelectorAll('style')) styles.remove()
  // Its place is the picture that is read out; what it is made of is not.
  chart.ariaHidden = 'true'
  return chart
}

function capMarks(cap: number, end: Date): Plot.Markish[] {
  const text = fillIn(todayWords.draws.cap, { cap: formatCount(cap) })
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
