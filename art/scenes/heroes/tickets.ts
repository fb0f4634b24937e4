import { polygon, rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'

const SILL = 792
const EARTH = { x: 1060, y: 5520, r: 5000 }
const curve = (x: number): number => EARTH.y - Math.sqrt(EARTH.r ** 2 - (x - EARTH.x) ** 2)

/** The sea far below, bent, under a thin rim of air. */
function drawEarth(s: Stage): void {
  for (const [up, colour, opacity] of [
    [46, '#bfe6ea', 0.3],
    [26, '#d8f2ec', 0.45],
    [10, '#fff6d0', 0.8],
  ] as const)
    s.circle(EARTH.x, EARTH.y, EARTH.r + up, colour, `opacity="${opacity}"`)
  s.circle(
    EARTH.x,
    EARTH.y,
    EARTH.r,
    s.fine(['#a8dce0', '#5fb0cc', '#2a7cae', '#1a5a94'], 0, 520, 0, 820, true),
  )
}

/** Fair-weather clouds from above: flat in the shade, lit on the right. */
function drawCloudSea(s: Stage): void {
  const random = s.random(12)
  for (const row of range(9)) {
    const t = row / 8
    const size = 9 + 62 * t ** 1.7
    const depth = 0.5 * (1 - t)
    let x = s.left - 60 + random() * 120
    while (x < s.right + 160) {
      const puffs = 3 + Math.floor(random() * 5)
      const y = curve(x) + 12 + 250 * t ** 1.5 + random() * size * 0.5
      drawCloud(s, x, y, size * (0.7 + random() * 0.6), puffs, depth)
      x += size * (puffs * 0.95 + 1.2 + random() * 5 * (1.2 - t))
    }
  }
}

function drawCloud(s: Stage, x: number, y: number, size: number, puffs: number, depth: number): void {
  const bumps = range(puffs).map((i) => {
    const t = (i + 0.5) / puffs
    return [
      x + i * size * 0.86,
      size * (0.52 + 0.5 * Math.sin(t * Math.PI) + 0.12 * Math.sin(i * 2.6)),
    ] as const
  })
  const foot = y + size * 0.16
  const layer = (dx: number, dy: number, k: number) =>
    bumps
      .map(
        ([cx, r]) => `M${cx + dx - r * k} ${foot}A${r * k} ${r * k} 0 0 1 ${cx + dx + r * k} ${foot + dy}Z`,
      )
      .join('')
  s.path(layer(0, 0, 1), s.shade('#7fb4d0', 0.7, depth))
  s.path(layer(size * 0.12, 0, 0.84), s.shade('#cfe6ea', 0.9, depth * 0.8))
  s.path(layer(size * 0.24, 0, 0.62), s.shade('#fffaf0', 1.1, depth * 0.5))
}

/** Panes of an observation car between slender posts; brass on the lit edge. */
function drawPosts(s: Stage): void {
  for (const x of [120, 790, 1464]) {
    s.rect(x, s.top, 46, SILL - s.top, s.shade('#2a6a78', 0.4))
    s.rect(x + 30, s.top, 16, SILL - s.top, s.shade('#f6efdc', 1))
    s.rect(x + 46, s.top, 5, SILL - s.top, s.shade('#d8aa4e', 1))
  }
  s.rect(s.left, -170, s.right - s.left, 40, s.shade('#2a6a78', 0.4)).rect(
    s.left,
    -134,
    s.right - s.left,
    6,
    s.shade('#d8aa4e', 0.9),
  )
}

function drawSill(s: Stage): void {
  const width = s.right - s.left
  s.rect(s.left, SILL - 12, width, 12, s.shade('#d8aa4e', 0.85))
  s.path(rectPath(s.left, SILL, width, 58), s.shade('#f6efdc', 1))
  for (const x of [120, 790, 1464])
    s.path(
      polygon([
        [x, SILL],
        [x + 51, SILL],
        [x - 61, SILL + 58],
        [x - 112, SILL + 58],
      ]),
      s.light.shadow,
      'opacity=".3"',
    )
  s.rect(s.left, SILL + 58, width, 12, s.shade('#d8aa4e', 0.8))
  s.fillBelow(SILL + 70, s.shade('#2a6a78', 0.42))
  for (let x = -60; x < 1700; x += 36) s.rect(x, SILL + 70, 16, 600, s.shade('#2a6a78', 0.62))
  s.rect(s.left, SILL + 70, width, 18, s.light.shadow, 'opacity=".5"')
}

/** It stands on its long edge and leans on the pane; the sun behind it fills its rim. */
function drawGoldenTicket(s: Stage): void {
  const [x, y] = [1128, SILL + 24]
  const sheet =
    'M-176 -186A14 14 0 0 0 -162 -200H162A14 14 0 0 0 176 -186V-14A14 14 0 0 0 162 0H-162A14 14 0 0 0 -176 -14Z'
  s.path(
    polygon([
      [x - 172, y - 2],
      [x + 176, y - 2],
      [x + 96, y + 32],
      [x - 300, y + 32],
    ]),
    s.light.shadow,
    'opacity=".42"',
  )
  s.placed({ x, y, turn: -2 }, () => {
    s.group('transform="skewX(-4)"', () => {
      s.path(sheet, s.shade('#b98420', 0.7), 'transform="translate(-5 2)"')
      s.path(sheet, s.shade('#f2bd3a', 1))
      s.clipped(sheet, () => {
        s.path('M-60 -200H40L-90 0H-190Z', s.shade('#ffe08a', 1.1))
        s.path('M70 -200H96L-34 0H-60Z', s.shade('#ffe08a', 1.1))
        s.path('M96 -200H180V0H96Z', s.shade('#e0a02a', 0.9))
      })
      drawTicketInk(s)
    })
  })
}

function drawTicketInk(s: Stage): void {
  const ink = s.shade('#6a4212', 0.35)
  s.line('M-158 -182H80V-18H-158ZM-150 -174H72V-26H-150Z', ink, 2.6)
  s.line('M96 -194V-6', ink, 4, 'stroke-dasharray="3 9" stroke-linecap="round"')
  const rays = range(13).map((i) => {
    const a = Math.PI + (i / 12) * Math.PI
    const at = (r: number) => `${(-39 + Math.cos(a) * r).toFixed(1)} ${(-58 + Math.sin(a) * r).toFixed(1)}`
    return `M${at(36)}L${at(i % 2 ? 82 : 104)}`
  })
  s.line(rays.join(''), ink, 4)
  s.path('M-65 -58A26 26 0 0 1 -13 -58Z', ink).line('M-138 -54H60M-110 -42H32', ink, 4)
  s.line('M116 -178V-22M128 -178V-22M134 -178V-22M146 -178V-22', ink, 4)
}

export default scene({
  name: 'heroes/tickets',
  seed: 107,
  light: {
    base: 'day',
    sky: ['#0f3f86', '#2a6fb4', '#62a8d4', '#a8d8e2', '#f4f0cc'],
    shadow: '#123058',
    haze: '#cfe8ea',
    glow: '#fff2b4',
    lit: '#fff6d4',
  },
  horizon: 540,
  sun: { x: 1330, y: 452, r: 42 },
  portrait: { x: 784, y: -196, w: 736, h: 1308 },
  layers: [
    sky({ to: 640, rings: 2, glow: 0.85 }),
    svg((s) => {
      drawEarth(s)
      drawCloudSea(s)
      drawPosts(s)
      drawSill(s)
      drawGoldenTicket(s)
    }),
  ],
  finish: { bloom: 0.32 },
})
