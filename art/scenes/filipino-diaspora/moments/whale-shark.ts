import { ellipsePath, type Point } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { type Layer, modelled, svg } from '../../../scene.ts'

const BODY =
  '-480,6 -476,-40 -430,-84 -330,-112 -180,-128 20,-124 200,-98 350,-62 470,-30 540,-18 540,2 460,14 340,40 190,74 10,98 -180,102 -340,84 -440,52'
const BELLY = '-478,14 -440,50 -340,84 -180,104 10,100 190,76 340,42 500,8 340,12 120,46 -120,60 -320,48'
const SKIN = '#4f7f96'

/** A whale shark swimming to the left, about 1100 long at scale 1; x, y is the middle of its body. */
export const whaleShark = (o: { x: number; y: number; scale?: number; turn?: number }): Layer[] => {
  const k = o.scale ?? 1
  const part = (draw: (s: Stage) => void) => (s: Stage) =>
    s.placed({ x: o.x, y: o.y, scale: k, turn: o.turn ?? 0 }, () => draw(s))
  const form = (round: number) => ({
    round: round * k,
    dark: 0.8,
    bright: 0.6,
    from: [0.35, -1] as const,
    bounce: '#2f8fa8',
  })
  return [
    modelled(form(14), part(farFins)),
    modelled(form(20), part(tail)),
    modelled(
      form(74),
      part((s) => s.path(curved(BODY), s.shade(SKIN, 0.6))),
    ),
    svg(part(markings)),
    modelled(form(16), part(nearFins)),
    svg(part(head)),
  ]
}

function farFins(s: Stage): void {
  s.path(curved('-150,70 -110,130 -40,190 0,196 -30,140 -60,80', 0, 0, 1, 1, 0.6), s.shade('#35607c', 0.5))
}

function tail(s: Stage): void {
  s.path(
    curved(
      '500,-26 560,-70 620,-170 664,-216 660,-150 630,-60 616,-10 640,60 650,120 610,90 560,30 500,6',
      0,
      0,
      1,
      1,
      0.6,
    ),
    s.shade(SKIN, 0.55),
  )
}

function nearFins(s: Stage): void {
  s.path(
    curved('60,-118 100,-176 150,-226 176,-226 168,-170 186,-104 130,-108', 0, 0, 1, 1, 0.6),
    s.shade(SKIN, 0.55),
  )
  s.path(curved('320,-64 350,-100 384,-112 380,-80 388,-52', 0, 0, 1, 1, 0.6), s.shade(SKIN, 0.55))
  s.path(
    curved('-270,66 -230,130 -160,214 -96,246 -90,228 -130,150 -150,84', 0, 0, 1, 1, 0.6),
    s.shade(SKIN, 0.62),
  )
}

/** Pale belly, three ridges along the flank, bars and rows of spots. */
function markings(s: Stage): void {
  s.clipped(curved(BODY), () => {
    s.path(curved(BELLY), s.shade('#dfeee6', 0.7), `opacity=".75" filter="${s.blur(9)}"`)
    for (const lift of [0, 34, 68])
      s.line(
        `M-330 ${-70 + lift}C-100 ${-100 + lift} 160 ${-74 + lift} 470 ${-18 + lift * 0.3}`,
        s.shade('#9cc8cf', 0.9),
        3.4,
        'opacity=".5"',
      )
    const random = s.random(6)
    const pale = s.shade('#f2f8ea', 1)
    const spots: string[] = []
    range(34).forEach((i) => {
      const x = -350 + i * 25
      const t = i / 33
      const upper = -118 + 96 * t ** 1.5
      const lower = 50 - 46 * t
      const rows = Math.round(6 - t * 3)
      for (const j of range(rows)) {
        const y = upper + 16 + ((lower - upper) * (j + 0.3 + random() * 0.35)) / rows
        const p: Point = [x + random() * 8 + (j % 2) * 11, y]
        spots.push(ellipsePath(p[0], p[1], 5.6 - 2.6 * t + random() * 2, 4.6 - 2 * t + random() * 1.4))
      }
    })
    range(110).forEach(() => {
      const a = random()
      spots.push(ellipsePath(-468 + a * 150, -80 + random() * 118, 2 + random() * 1.8))
    })
    s.path(spots.join(''), pale, 'opacity=".9"')
    const bars = range(15).map((i) => `M${-300 + i * 50} ${-112 + i * 5}q9 60 2 ${118 - i * 5}`)
    s.line(bars.join(''), s.shade('#b5dbdc', 0.9), 3, 'opacity=".35"')
  })
}

function head(s: Stage): void {
  s.line('M-480 2C-464 20 -420 26 -372 24', s.shade('#173a5a', 0.1), 4, 'stroke-linecap="round"')
  s.circle(-414, 6, 6, s.shade('#0f1f3a', 0.05))
  s.circle(-412, 4, 1.8, '#ffffff')
  const gills = range(5).map((i) => `M${-318 + i * 22} -26q10 34 -2 62`)
  s.line(gills.join(''), s.shade('#173a5a', 0.15), 3.4, 'stroke-linecap="round" opacity=".75"')
}
