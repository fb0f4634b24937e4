import { range, round1 } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

interface GrassOptions {
  readonly from: number
  readonly to: number
  /** Foot of the blades and their height. */
  readonly y: number
  readonly h: number
  /** Distance between blades. */
  readonly step: number
  /** Body of the grass and those blades that catch the sun. */
  readonly colour: string
  readonly tip: string
  readonly seed: number
  readonly depth?: number
  /** False leaves air between the blades. */
  readonly body?: boolean
  /** 0..1 by design x: how tall the grass stands there. */
  readonly tall?: (x: number) => number
}

/** A stand of grass as one flat shape with an edge of blades, and single blades in the sun. */
export function drawTallGrass(s: Stage, o: GrassOptions): void {
  const random = s.random(o.seed)
  const n = Math.round((o.to - o.from) / o.step)
  const blade = (x: number, h: number, w: number): string => {
    const lean = h * ((random() - 0.4) * 0.75)
    const [tx, ty] = [x + lean, o.y - h]
    return `M${round1(x - w)} ${round1(o.y)}Q${round1(x - w * 0.3 + lean * 0.2)} ${round1(o.y - h * 0.6)} ${round1(tx)} ${round1(ty)}Q${round1(x + w * 0.9 + lean * 0.25)} ${round1(o.y - h * 0.52)} ${round1(x + w)} ${round1(o.y)}Z`
  }
  const places = range(n).map((i) => o.from + (i + random()) * o.step)
  const heightAt = (x: number) => o.h * (o.tall?.(x) ?? 1)
  const body = places.map((x) =>
    blade(x, heightAt(x) * (0.62 + random() * 0.42), o.step * (0.4 + random() * 0.5)),
  )
  if (o.body !== false) {
    const under = places.map((x) => {
      const h = heightAt(x) * (0.42 + random() * 0.2)
      return `M${round1(x - o.step * 1.6)} ${round1(o.y + 18)}L${round1(x - o.step)} ${round1(o.y - h)}H${round1(x + o.step)}L${round1(x + o.step * 1.6)} ${round1(o.y + 18)}Z`
    })
    s.path(under.join(''), s.shade(o.colour, 0.42, o.depth))
  }
  s.path(body.join(''), s.shade(o.colour, 0.42, o.depth))
  const lit = (share: number, fine: number, taller: number) =>
    places
      .filter(() => random() < share)
      .map((x) =>
        blade(x + (random() - 0.5) * o.step, heightAt(x) * (0.42 + random() * taller), o.step * fine),
      )
      .join('')
  s.path(lit(0.8, 0.3, 0.5), s.shade(o.tip, 0.35, o.depth), 'opacity=".55"')
  s.path(lit(0.62, 0.15, 0.6), s.shade(o.tip, 0.95, o.depth))
}
