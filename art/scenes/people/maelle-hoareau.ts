import { ribbon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { curved, strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawHoldingHand } from '../../language/people/hands/portrait-hands.ts'
import { drawProfileFace } from '../../language/people/heads/profile-face.ts'
import { drawEar, drawGarment, drawSideNeck } from '../../language/people/portrait-bust.ts'
import { drawPlanes, drawPlanesWithin, drawStrands, tonesOf } from '../../language/people/portrait-planes.ts'
import { scene, svg } from '../../scene.ts'
import { FRAME } from './frame.ts'

const MAELLE_SKIN = '#a2643f'

const openSea = (s: Stage): void => {
  s.rect(s.left, s.top, 800, 700, s.fine([...s.light.sky], 0, 0, 0, 560, true))
  s.circle(
    640,
    180,
    300,
    s.rad([
      [s.light.sun, 0.9],
      [s.light.glow, 0.35],
      [s.light.glow, 0],
    ]),
  )
  s.circle(640, 180, 58, s.light.sun)
  s.path(
    curved('-60,540 40,500 130,520 220,478 330,522 420,540 420,570 -60,570'),
    s.shade('#4f7a6a', 0.6, 0.5),
  )
  s.path(curved('-60,556 60,530 160,548 260,540 300,570 -60,570'), s.shade('#3f6a5c', 0.4, 0.25))
  s.rect(s.left, 556, 800, 400, s.fine(['#8fd0c8', '#3a9aa4', '#14607c', '#103f66'], 0, 556, 0, 900, true))
  for (const i of range(9)) {
    const y = 576 + i * i * 4.2
    s.path(
      curved(`${640 - 30 - i * 16},${y} 640,${y - 3 - i} ${640 + 40 + i * 14},${y} 640,${y + 3 + i}`),
      s.light.sun,
      'opacity=".6"',
    )
  }
  s.path('M-40 -40H150L-40 620Z', s.fine([s.shade('#fff4df', 1), s.shade('#e8d3b8', 0.55)], 0, 0, 1, 1))
  s.line('M150 -40L-40 620', s.shade('#c9a878', 0.6), 6)
  s.line('M80 -40L-40 380M20 -40L-40 170', s.shade('#c9b090', 0.3), 3, 'opacity=".5"')
}

const stripedTop = (s: Stage): void => {
  const top = '-128,286 -220,316 -310,372 -350,470 -370,620 250,620 236,470 190,386 104,326 50,366 -40,372'
  drawGarment(s, top, '#f4ead6', { lit: 110, half: 240 })
  s.clipped(curved(top, 0, 0, 1, 1, 0.6), () => {
    for (const i of range(8)) {
      const y = 376 + i * 36
      s.line(
        strand(`-380,${y + 40} -240,${y + 4} -60,${y + 30} 100,${y + 10} 270,${y + 40}`),
        s.shade('#2a4a7c', 0.45),
        12,
      )
    }
    s.path(curved('-400,300 -180,340 -130,460 -110,640 -400,640'), s.light.shadow, 'opacity=".28"')
  })
}

const curls = (s: Stage): void => {
  const hair = tonesOf(s, '#4a2c22')
  const crown = range(13).map((i) => {
    const a = -0.5 - (i / 12) * 3.5
    const r = 168 + (i % 2 ? 14 : -4)
    return `${Math.round(-26 + Math.cos(a) * r * 1.03)},${Math.round(-62 + Math.sin(a) * r)}`
  })
  const mass = curved(`${crown.join(' ')} -110,110 -70,96 -46,60 -40,-10 -6,-40 20,-84 70,-106 96,-132`)
  const form = curved(`${crown.join(' ')} -100,110 60,60`)
  drawPlanesWithin(s, mass, form, hair, { rim: 7, lit: 44, half: 112 })
  s.clipped(mass, () => {
    const random = s.random(9)
    const ring = (x: number, y: number) => `M${x} ${y}q14 -18 28 -4q8 16 -10 20q-14 0 -10 -12`
    const dark: string[] = []
    const bright: string[] = []
    for (const _ of range(90)) {
      const [x, y] = [Math.round(-210 + random() * 320), Math.round(-250 + random() * 340)]
      ;(x - y > 60 ? bright : dark).push(ring(x, y))
    }
    drawStrands(s, dark.join(''), hair.deep, 4, 0.5)
    drawStrands(s, bright.join(''), hair.rim, 3, 0.28)
  })
}

const shipsWheel = (s: Stage): void => {
  const wood = tonesOf(s, '#8a4f2c')
  const hub = { x: 640, y: 980 }
  for (const i of range(9)) {
    const a = -Math.PI * (0.08 + i * 0.105)
    const at = (r: number) => [hub.x + Math.cos(a) * r, hub.y + Math.sin(a) * r] as const
    const [p, q, m] = [at(40), at(292), at(250)]
    s.line(`M${p[0]} ${p[1]}L${m[0]} ${m[1]}`, wood.shadow, 22, 'stroke-linecap="round"')
    s.line(`M${p[0] + 4} ${p[1]}L${m[0] + 4} ${m[1]}`, wood.lit, 9, 'stroke-linecap="round"')
    s.line(`M${m[0]} ${m[1]}L${q[0]} ${q[1]}`, wood.half, 26, 'stroke-linecap="round"')
    s.line(`M${m[0] + 5} ${m[1]}L${q[0] + 5} ${q[1]}`, wood.rim, 6, 'stroke-linecap="round"')
  }
  s.circle(hub.x, hub.y, 208, 'none', `stroke="${wood.deep}" stroke-width="42"`)
  s.circle(hub.x + 2, hub.y - 1, 208, 'none', `stroke="${wood.half}" stroke-width="32"`)
  s.circle(hub.x + 4, hub.y - 2, 218, 'none', `stroke="${wood.rim}" stroke-width="6"`)
  s.circle(hub.x, hub.y, 206, 'none', `stroke="${s.shade('#d8a850', 0.9)}" stroke-width="4"`)
}

const helmsArm = (s: Stage): void => {
  const skin = tonesOf(s, MAELLE_SKIN)
  drawPlanes(
    s,
    ribbon(
      [
        [150, 940],
        [250, 860],
        [330, 812],
        [420, 778],
      ],
      (t) => 58 - 26 * t,
    ),
    skin,
    { rim: 5, lit: 20, half: 44, slope: 1.4 },
  )
  drawHoldingHand(s, { x: 486, y: 786, scale: 0.84, turn: -98, skin: MAELLE_SKIN })
}

export default scene({
  name: 'people/maelle-hoareau',
  seed: 703,
  light: { base: 'day', shadow: '#2c2a5c', lit: '#ffe6b4' },
  sun: { x: 640, y: 180, r: 58 },
  view: FRAME,
  layers: [
    svg(openSea),
    svg((s) =>
      s.placed({ x: 316, y: 360, scale: 1.06 }, () => {
        drawSideNeck(s, MAELLE_SKIN)
        s.placed({ x: 0, y: -44 }, () => stripedTop(s))
        s.placed({ x: 0, y: 0, turn: -4 }, () => {
          drawProfileFace(s, { skin: MAELLE_SKIN, brow: '#2c1a18', lips: '#a8544a' })
          curls(s)
          drawEar(s, MAELLE_SKIN, 78, 0)
          s.circle(
            -32,
            76,
            8,
            s.rad([s.light.sun, s.shade('#dca844', 0.9), s.shade('#8a5a2c', 0.3)], 0.65, 0.35, 0.7),
          )
        })
      }),
    ),
    svg(shipsWheel),
    svg(helmsArm),
  ],
  finish: { vignette: 0.1 },
})
