import { mix } from '../../engine/colour.ts'
import { ellipsePath, type Point, polygon, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawCarouselHorse } from './carousel-horse.ts'
import { around } from './park-eye.ts'

const SIDES = 20
const COPPER = '#5db39c'
/** Radius and height in metres, from the eaves up to the glass drum. */
const ROOF: readonly Point[] = outline('13.4,6.4 12.2,6.9 10.2,7.9 8,9.4 6.2,10.9 4.7,11.8 4.3,12')
const DOME: readonly Point[] = outline('4.3,14.3 4,14.7 3.1,15.6 1.9,16.3 .8,16.9 .25,17.6')

/** The sides that look at us, from the edges inwards. */
const seenSides = (): number[] =>
  range(SIDES)
    .map((i) => ((i + 0.5) / SIDES) * 2 * Math.PI - Math.PI)
    .filter((a) => Math.cos(a) > -0.12)
    .sort((a, b) => Math.abs(b) - Math.abs(a))
const HALF = Math.PI / SIDES

/** Light of a side: the low sun stands to the right, a little before us. */
const lightOn = (angle: number): number => 0.38 + 0.64 * Math.cos(angle - 0.95)

const arc = (from: number, to: number, radius: number, up: number, n = 40): Point[] =>
  range(n + 1).map((i) => around(from + ((to - from) * i) / n, radius, up))

/** A round glass-and-copper pavilion with a carousel inside. */
export function drawCarousel(s: Stage): void {
  drawPlatform(s)
  drawInside(s)
  drawColumns(s)
  drawEaves(s)
  drawGores(s, ROOF, COPPER)
  drawDrum(s)
  drawGores(s, DOME, COPPER)
  drawVane(s)
}

function drawPlatform(s: Stage): void {
  for (const [radius, up, colour] of [
    [14.6, 0.2, '#d8cdb4'],
    [13.9, 0.42, '#efe4c8'],
    [13.2, 0.66, '#fbf2da'],
  ] as const) {
    const [top, foot] = [arc(-1.7, 1.7, radius, up), arc(-1.7, 1.7, radius, up - 0.24)]
    s.path(
      polygon([...top, ...foot.reverse()]),
      s.lin([s.shade(colour, 0.3), s.shade(colour, 0.6), s.shade(colour, 0.98)], 0, 0, 1, 0),
    )
    s.path(polygon(arc(0, 2 * Math.PI, radius, up, 60)), s.shade(colour, 0.92))
  }
}

const COATS = ['#fbf3e2', '#b5673a', '#f0e2c6', '#8f9aa0', '#f6ead2', '#6a4230', '#fffaf0'] as const
const SADDLES = ['#e8503c', '#2f8fa0', '#f0b030', '#d8486a', '#2f7a5a', '#3f6ab0'] as const

function drawInside(s: Stage): void {
  const back = [...arc(-Math.PI / 2, Math.PI / 2, 12.4, 5.6), ...arc(Math.PI / 2, -Math.PI / 2, 12.4, 0.66)]
  s.path(polygon(back), s.shade('#8f4a2a', 0.3))
  s.path(polygon([...arc(-1.57, 1.57, 12.4, 5.6), ...arc(1.57, -1.57, 12.4, 4.7)]), s.shade('#4a2a24', 0.1))
  for (const a of seenSides()) {
    const panel = (inset: number, low: number, high: number) =>
      polygon([
        around(a - HALF + inset, 4.4, low),
        around(a + HALF - inset, 4.4, low),
        around(a + HALF - inset, 4.4, high),
        around(a - HALF + inset, 4.4, high),
      ])
    s.path(panel(0, 0.66, 5.6), s.shade('#f0cf8e', 0.35 + 0.5 * lightOn(a)))
    s.path(panel(0.05, 1.5, 4.6), mix(s.light.window, '#bfe0d4', 0.35 + 0.4 * Math.cos(a)))
  }
  s.path(
    polygon([...arc(-1.57, 1.57, 12.4, 0.66), ...arc(1.57, -1.57, 11, 0.66).reverse()]),
    s.shade('#c88a4c', 0.6),
  )
  drawHorses(s)
}

function drawHorses(s: Stage): void {
  const ranks = [
    { radius: 7, angles: [-1.2, -0.62, -0.04, 0.54, 1.12], up: 2.5 },
    { radius: 10.2, angles: [-1.16, -0.78, -0.4, -0.02, 0.36, 0.74, 1.1], up: 2.1 },
  ]
  for (const [rank, { radius, angles, up }] of ranks.entries())
    for (const [i, a] of angles.entries()) {
      const rise = up + (i % 2 ? 0.34 : -0.12)
      const [x, y] = around(a, radius, rise)
      drawCarouselHorse(s, {
        x,
        y,
        length: (60 + rank * 8) * (0.6 + 0.4 * Math.cos(a)),
        coat: COATS[(i * 3 + rank * 2) % COATS.length] ?? COATS[0],
        saddle: SADDLES[(i * 5 + rank) % SADDLES.length] ?? SADDLES[0],
        pole: [around(a, radius, 5.4)[1], around(a, radius, 0.7)[1]],
      })
    }
}

function drawColumns(s: Stage): void {
  for (const i of range(SIDES)) {
    const a = (i / SIDES) * 2 * Math.PI - Math.PI
    if (Math.cos(a) < 0.05) continue
    const [x, foot] = around(a, 12.6, 0.66)
    const [, head] = around(a, 12.6, 5.5)
    const w = 5.2
    s.rect(x - w, head, w * 2, foot - head, s.shade('#f6ecd2', 0.34))
    s.rect(x - w * 0.1, head, w * 1.1, foot - head, s.shade('#fff6de', 0.98))
    s.rect(x - w * 1.5, foot - 7, w * 3, 7, s.shade('#efe2c2', 0.7))
    s.path(
      polygon([
        [x - w, head + 14],
        [x + w, head + 14],
        [x + w * 2, head],
        [x - w * 2, head],
      ]),
      s.shade('#e8b84c', 0.85),
    )
  }
}

/** Rounding boards with medallions, a scalloped valance, a row of bulbs still lit. */
function drawEaves(s: Stage): void {
  for (const a of seenSides()) {
    const lit = lightOn(a)
    const at = (t: number, up: number, radius = 13.4) => around(a + HALF * t, radius, up)
    const scallops = range(3).flatMap((i): Point[] => {
      const t = (i - 1.5) * (2 / 3)
      return [at(t, 5.3), at(t + 0.2, 4.96), at(t + 0.46, 4.96), at(t + 2 / 3, 5.3)]
    })
    s.path(polygon([at(-1, 5.6), ...scallops, at(1, 5.6)]), s.shade('#e8604a', lit * 0.9))
    s.path(polygon([at(-1, 5.4), at(1, 5.4), at(1, 6.4), at(-1, 6.4)]), s.shade('#fbf0d4', lit))
    s.path(
      polygon([at(-0.84, 5.56), at(0.84, 5.56), at(0.84, 6.24), at(-0.84, 6.24)]),
      s.shade('#2f8a86', lit * 0.9),
    )
    const [mx, my] = at(0, 5.9)
    s.ellipse(mx, my, 7.4 * Math.max(0.3, Math.cos(a)), 6.4, s.shade('#f6d27a', lit))
    s.ellipse(mx, my, 4.4 * Math.max(0.3, Math.cos(a)), 4, s.shade('#fff6e0', lit))
  }
  const bulbs = range(81).map((i) => around(-1.52 + (i / 80) * 3.04, 13.5, 5.4))
  s.path(bulbs.map(([x, y]) => ellipsePath(x, y, 1.9)).join(''), mix(s.light.window, '#ffffff', 0.5))
}

function drawGores(s: Stage, profile: readonly Point[], colour: string): void {
  for (const a of seenSides()) {
    const left = profile.map(([radius, up]) => around(a - HALF, radius, up))
    const right = profile.map(([radius, up]) => around(a + HALF, radius, up))
    const odd = Math.round((a + Math.PI) / (2 * HALF) - 0.5) % 2
    const lit = Math.round(lightOn(a) * 5) / 5
    s.path(polygon([...left, ...right.reverse()]), s.shade(odd ? colour : '#8ed0b6', lit))
    s.line(polygon(left, false), s.shade('#2f7468', lit * 0.6), 1.6)
  }
  const eave = arc(-1.5, 1.5, profile[0]?.[0] ?? 0, profile[0]?.[1] ?? 0)
  s.line(polygon(eave, false), s.shade('#f2c766', 0.95), 4)
}

function drawDrum(s: Stage): void {
  for (const a of seenSides()) {
    const pane = (low: number, high: number, inset: number) =>
      polygon([
        around(a - HALF + inset, 4.2, low),
        around(a + HALF - inset, 4.2, low),
        around(a + HALF - inset, 4.2, high),
        around(a - HALF + inset, 4.2, high),
      ])
    s.path(pane(12, 14.3, 0), s.shade('#f6e6be', lightOn(a)))
    s.path(pane(12.3, 14, 0.07), mix(s.light.window, '#e6f4e6', 0.2 + 0.6 * lightOn(a)))
  }
}

/** A copper heron turns with the wind. */
function drawVane(s: Stage): void {
  const [x, y] = around(0, 0, 17.5)
  const gold = s.shade('#f0c04e', 0.95)
  s.line(`M${x} ${y + 4}V${y - 62}`, s.shade('#b88a34', 0.6), 2.6)
  for (const [up, r] of [
    [2, 5.4],
    [12, 3.2],
  ] as const)
    s.circle(x, y - up, r, gold)
  s.line(`M${x - 20} ${y - 26}H${x + 20}`, gold, 2)
  const heron =
    '-34,-58 -22,-64 -10,-66 -2,-74 2,-84 8,-87 11,-85 24,-83 11,-81 8,-78 6,-68 2,-60 -6,-56 -18,-56'
  s.path(
    smooth(
      outline(heron).map(([px, py]): Point => [x + px, y + py + 4]),
      true,
      0.4,
    ),
    gold,
  )
  s.line(`M${x - 4} ${y - 54}L${x - 2} ${y - 40}`, gold, 2)
}
