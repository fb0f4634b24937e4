import { type RefObject, useEffect, useRef, useState } from 'react'
import type { BookedDraw } from '../../../../contract/desk.ts'
import { todayWords } from '../../../content/operator/today.ts'
import { formatCount } from '../../../lib/count.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { useDesk } from '../api.ts'

const words = todayWords.draws

/** Beside others, or alone on the page of its draw; the picture is drawn as large as its place. */
const places = { small: 'h-36', large: 'h-52 max-w-[60rem]' } as const
/** Of the labels, against the page's own letters. */
const labelSize = 0.71

interface SalesChartProps {
  draw: BookedDraw
  size?: keyof typeof places
}

/** How a draw fills, from its opening to its closing. The library of charts is loaded here and nowhere else. */
export function SalesChart({ draw, size = 'small' }: SalesChartProps) {
  const { data } = useDesk('operator_sales', { draw_id: draw.id })
  const place = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(place)
  useEffect(() => {
    if (!data || width === 0) return
    let isGone = false
    const letters = labelSize * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    void import('./draw-chart.ts').then(({ drawChart }) => {
      if (!isGone) place.current?.replaceChildren(drawChart(draw, data, { width, height, letters }))
    })
    return () => {
      isGone = true
    }
  }, [draw, data, width, height])
  const label = fillIn(words.chart, { title: draw.title, tickets: formatCount(draw.paid_tickets) })
  return (
    <div
      ref={place}
      role="img"
      aria-label={label}
      className={`mt-3 overflow-hidden [&_svg]:block ${places[size]}`}
    />
  )
}

function useSize(place: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!place.current) return
    const watch = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      setSize({ width: Math.round(width), height: Math.round(height) })
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place])
  return size
}
