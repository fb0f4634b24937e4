import { type RefObject, useEffect, useRef, useState } from 'react'
import type { BookedDraw } from '../../../../contract/desk.ts'
import { todayWords } from '../../../content/operator/today.ts'
import { formatCount } from '../../../lib/count.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { useDesk } from '../api.ts'

const words = todayWords.draws

/** Beside others, or alone on the page of its draw; the picture is drawn as high as its place. */
const places = {
  small: { height: 152, look: 'h-[152px]' },
  large: { height: 220, look: 'h-[220px] max-w-[60rem]' },
} as const

interface SalesChartProps {
  draw: BookedDraw
  size?: keyof typeof places
}

/** How a draw fills, from its opening to its closing. The library of charts is loaded here and nowhere else. */
export function SalesChart({ draw, size = 'small' }: SalesChartProps) {
  const { height, look } = places[size]
  const { data } = useDesk('operator_sales', { draw_id: draw.id })
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  useEffect(() => {
    if (!data || width === 0) return
    let isGone = false
    void import('./draw-chart.ts').then(({ drawChart }) => {
      if (!isGone) place.current?.replaceChildren(drawChart(draw, data, { width, height }))
    })
    return () => {
      isGone = true
    }
  }, [draw, data, width, height])
  const label = fillIn(words.chart, { title: draw.title, tickets: formatCount(draw.paid_tickets) })
  return (
    <div ref={place} role="img" aria-label={label} className={`mt-3 overflow-hidden [&_svg]:block ${look}`} />
  )
}

function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!place.current) return
    const watch = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place])
  return width
}
