import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, modelled } from '../../scene.ts'

interface CatamaranOptions {
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly turn?: number
}

/** A white sailing catamaran seen straight down, bows up: 300 × 560 design units at scale 1. */
export const catamaranFromAbove = (o: CatamaranOptions): Layer[] => {
  const k = o.scale ?? 1
  const part = (draw: (s: Stage) => void) => (s: Stage) =>
    s.placed({ x: o.x, y: o.y, scale: k, turn: o.turn ?? 0 }, () => draw(s))
  const cast = { x: -10 * k, y: 12 * k, blur: 9 * k, opacity: 0.42 }
  return [
    modelled({ round: 4 * k, dark: 0.3 }, part(trampoline)),
    modelled(
      { round: 16 * k, dark: 0.55, cast: { ...cast, x: -26 * k, y: 34 * k, blur: 16 * k } },
      part(hulls),
    ),
    modelled({ round: 14 * k, dark: 0.5, cast }, part(bridgeDeck)),
    modelled({ round: 16 * k, dark: 0.5, cast }, part(cabin)),
    modelled({ round: 6 * k, dark: 0.5, cast: { ...cast, x: -16 * k, y: 20 * k, blur: 6 * k } }, part(rig)),
  ]
}

const HULL: Point[] = [
  [0, -290],
  [20, -230],
  [34, -120],
  [38, 60],
  [34, 220],
  [26, 268],
  [-26, 268],
  [-34, 220],
  [-38, 60],
  [-34, -120],
  [-20, -230],
]

function hulls(s: Stage): void {
  for (const side of [-112, 112]) {
    s.placed({ x: side, y: 0 }, () => {
      s.path(smooth(HULL, true, 0.9), s.shade('#fbf7ec', 1))
      s.line('M0 -262V250', s.shade('#b9c6c9', 0.6), 1.2)
      s.path('M-14 -170h28v34h-28Z', s.shade('#3a6a86', 0.5), 'rx="4"')
      s.path('M-18 214h36v40h-36Z', s.shade('#c59a68', 0.7))
      s.line('M-18 224h36M-18 234h36M-18 244h36', s.shade('#8a5f3c', 0.4), 1.2)
    })
  }
}

function trampoline(s: Stage): void {
  const net = 'M-84 -196L84 -196L80 -66L-80 -66Z'
  s.path(net, s.shade('#dfeef0', 0.8), 'opacity=".3"')
  s.clipped(net, () => {
    const mesh = range(30).map((i) => `M${-150 + i * 14} -200l140 140M${150 - i * 14} -200l-140 140`)
    s.line(mesh.join(''), s.shade('#f6f4ea', 0.9), 1, 'opacity=".75"')
  })
  s.line('M-112 -200H112', s.shade('#e8e6de', 0.7), 8)
  s.line('M0 -240V-66', s.shade('#e8e6de', 0.7), 6)
}

function bridgeDeck(s: Stage): void {
  s.path('M-100 -72Q0 -92 100 -72L104 214Q0 228 -104 214Z', s.shade('#f4eee0', 0.95))
  const cockpit = 'M-78 112L78 112L80 206Q0 216 -80 206Z'
  s.path(cockpit, s.shade('#c89b66', 0.7))
  s.clipped(cockpit, () =>
    s.line(
      range(13)
        .map((i) => `M-84 ${116 + i * 8}H84`)
        .join(''),
      s.shade('#8f6238', 0.35),
      1,
    ),
  )
  s.path('M-74 118h40v84h-40ZM40 118h36v60h-36Z', s.shade('#f1e3c8', 0.9))
  s.path('M-24 136h46v36h-46Z', s.shade('#a8733f', 0.6))
}

function cabin(s: Stage): void {
  s.path('M-82 -56Q0 -84 82 -56L90 100Q0 112 -90 100Z', s.shade('#fffaf0', 1))
  s.path('M-74 -44Q0 -68 74 -44L68 -14Q0 -34 -68 -14Z', s.shade('#2b5672', 0.35))
  s.path('M-60 -40Q-30 -52 0 -54L-6 -30Q-34 -28 -58 -18Z', s.shade('#9fd0dc', 0.8), 'opacity=".5"')
  s.path('M-40 22h32v46h-32ZM8 22h32v46h-32Z', s.shade('#35506e', 0.45))
  s.line('M-40 45h32M8 45h32M-24 22v46M24 22v46', s.shade('#7f9ab0', 0.6), 1)
}

function rig(s: Stage): void {
  s.path(
    polygon([
      [-7, -52],
      [9, -52],
      [20, 150],
      [6, 152],
    ]),
    s.shade('#efe2c6', 0.95),
  )
  s.line('M2 -40L12 140M5 -30L14 120', s.shade('#c9b48e', 0.5), 1)
  s.circle(0, -58, 9, s.shade('#e9e6de', 0.9))
  s.line('M0 -58L-112 -34M0 -58L112 -34M0 -58L0 -236', s.shade('#f4f1e8', 0.9), 1.6)
}
