import { ellipsePath, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { scene, svg } from '../../scene.ts'

const FLOOR = 560

const dark = (s: Stage, k: number) => s.shade('#2f5a66', k)

/** Garage wall of tall panels, one painted band, and the tools' own outlines. */
function drawRoom(s: Stage): void {
  s.rect(s.left, s.top, s.right - s.left, FLOOR - s.top, dark(s, 0.32))
  for (const i of range(9)) s.rect(-60 + i * 200, s.top, 3, FLOOR - s.top, dark(s, 0.08))
  s.rect(s.left, 316, s.right - s.left, 26, s.shade('#c8323a', 0.35))
  s.rect(s.left, 350, s.right - s.left, 7, s.shade('#f4ead6', 0.4))
  s.rect(s.left, FLOOR - 26, s.right - s.left, 26, dark(s, 0.1))
  s.fillBelow(FLOOR, dark(s, 0.5))
  const joints = [640, 760, 940].map((y) => `M${s.left} ${y}H${s.right}`)
  const rays = range(13).map((i) => `M${800 + (i - 6) * 150} ${FLOOR}L${800 + (i - 6) * 420} 960`)
  s.line(joints.join('') + rays.join(''), dark(s, 0.3), 3)
  drawToolBoard(s)
}

function drawToolBoard(s: Stage): void {
  s.rect(110, 60, 420, 190, dark(s, 0.18))
  s.rect(110, 60, 420, 6, dark(s, 0.6))
  const steel = dark(s, 0.75)
  for (const [i, long] of [120, 104, 92, 80, 70, 60].entries()) {
    const x = 150 + i * 34
    s.line(`M${x} 96V${96 + long}`, steel, 7, 'stroke-linecap="round"')
    s.circle(x, 92, 10, 'none', `stroke="${steel}" stroke-width="6"`)
    s.path(
      `M${x - 11} ${104 + long}L${x - 8} ${88 + long}H${x + 8}L${x + 11} ${104 + long}L${x + 4} ${96 + long}H${x - 4}Z`,
      steel,
    )
  }
  for (const i of range(4)) {
    s.path(`M${376 + i * 36} 92h14l4 44h-22Z`, s.shade('#c8323a', 0.4))
    s.rect(379 + i * 36, 136, 8, 60, steel)
  }
}

/** What the roof light throws: a beam with hard edges, its patch on the wall and on the floor. */
function drawLight(s: Stage): void {
  const light = s.light.lit
  s.path('M980 -40H1320L1180 560H600Z', light, 'opacity=".2"')
  s.path('M600 560H1180L1400 960H0Z', s.shade('#e8d8b0', 1))
  s.line('M480 640H1224M300 760H1290', s.shade('#b8a684', 0.7), 3)
  s.line('M800 560L590 960M950 560L1010 960M1100 560L1280 960', s.shade('#b8a684', 0.7), 3)
}

interface Slick {
  readonly x: number
  /** The floor, or the top of the tyre below. */
  readonly y: number
  readonly w: number
  readonly h: number
  readonly ring: string
}

const SQUASH = 0.2

/** One slick on its side: tread in four upright planes, shoulder, sidewall with its painted ring, rim in the dark. */
function drawSlick(s: Stage, o: Slick): void {
  const { x, y, w, h } = o
  const [rx, ry] = [w / 2, (w / 2) * SQUASH]
  const tread = `M${x - rx} ${y - h}V${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}V${y - h}Z`
  s.path(tread, s.shade('#26303c', 0.2))
  s.clipped(tread, () => {
    s.rect(x - rx, y - h, w * 0.16, h * 2, s.shade('#26303c', 0.45))
    s.rect(x + rx * 0.1, y - h, w * 0.26, h * 2, s.shade('#4a5663', 0.6))
    s.rect(x + rx * 0.62, y - h, w * 0.14, h * 2, s.shade('#7a8690', 0.95))
    s.rect(x + rx * 0.9, y - h, w * 0.1, h * 2, s.shade('#4a5663', 0.6))
    s.path(
      `M${x - rx} ${y - h + 16}A${rx} ${ry} 0 0 0 ${x + rx} ${y - h + 16}V${y - h + 22}A${rx} ${ry} 0 0 1 ${x - rx} ${y - h + 22}Z`,
      s.shade('#151c26', 0.1),
    )
    s.path(
      `M${x - rx} ${y - 18}A${rx} ${ry} 0 0 0 ${x + rx} ${y - 18}V${y + ry}H${x - rx}Z`,
      s.light.shadow,
      'opacity=".45"',
    )
  })
  drawSidewall(s, x, y - h, rx, ry, o.ring)
}

function drawSidewall(s: Stage, x: number, y: number, rx: number, ry: number, ring: string): void {
  s.ellipse(x, y, rx, ry, s.shade('#5c6874', 0.85))
  s.ellipse(x, y, rx * 0.93, ry * 0.92, s.shade('#2e3945', 0.5))
  s.ellipse(
    x,
    y,
    rx * 0.78,
    ry * 0.76,
    'none',
    `stroke="${s.shade(ring, 1)}" stroke-width="${rx * 0.05}" stroke-dasharray="${rx * 1.1} ${rx * 0.13}"`,
  )
  s.ellipse(x, y, rx * 0.62, ry * 0.6, s.shade('#8894a0', 0.9))
  s.ellipse(x, y + 3, rx * 0.58, ry * 0.55, s.shade('#10161f', 0.1))
  s.clipped(ellipsePath(x, y + 3, rx * 0.58, ry * 0.55), () =>
    s.ellipse(x - rx * 0.1, y + ry * 0.5, rx * 0.56, ry * 0.5, s.shade('#3a4652', 0.5)),
  )
}

/** One wheel leant upright on the pile, its face to us: tyre, ring, spokes, the single nut. */
function drawStandingWheel(s: Stage, x: number, y: number, r: number): void {
  const wide = 0.9
  s.path(
    `M${x - r * 0.2} ${y + 8}L${x - r * 1.9} ${y + 56}L${x - r * 1.2} ${y + 74}L${x + r * 0.5} ${y + 12}Z`,
    s.light.shadow,
    'opacity=".5"',
  )
  s.placed({ x, y: y - r, scale: 1 }, () => {
    s.group(`transform="scale(${wide} 1)"`, () => {
      s.ellipse(r * 0.34, 0, r, r, s.shade('#26303c', 0.2))
      s.path(
        `M0 ${-r}H${r * 0.34}A${r} ${r} 0 0 1 ${r * 1.05} ${-r * 0.7}L${r * 0.71} ${-r * 0.7}A${r} ${r} 0 0 0 0 ${-r}Z`,
        s.shade('#8894a0', 0.95),
      )
      s.circle(0, 0, r, s.shade('#333e4a', 0.45))
      s.path(
        `M${-r * 0.7} ${-r * 0.71}A${r} ${r} 0 0 1 ${r} 0L${r * 0.9} 0A${r * 0.9} ${r * 0.9} 0 0 0 ${-r * 0.64} ${-r * 0.64}Z`,
        s.shade('#6a7682', 0.85),
      )
      s.circle(
        0,
        0,
        r * 0.79,
        'none',
        `stroke="${s.shade('#f2c230', 1)}" stroke-width="${r * 0.055}" stroke-dasharray="${r * 1.36} ${r * 0.295}"`,
      )
      s.circle(0, 0, r * 0.64, s.shade('#98a4b0', 0.9))
      s.circle(0, 0, r * 0.59, s.shade('#151c26', 0.15))
      for (const i of range(10))
        s.placed({ x: 0, y: 0, turn: i * 36 }, () => {
          s.path(
            `M${-r * 0.04} ${-r * 0.12}L${-r * 0.07} ${-r * 0.6}H${r * 0.07}L${r * 0.04} ${-r * 0.12}Z`,
            s.shade('#7a8692', i < 4 || i > 8 ? 0.9 : 0.45),
          )
          s.path(`M0 ${-r * 0.12}V${-r * 0.6}H${r * 0.07}L${r * 0.04} ${-r * 0.12}Z`, s.shade('#4a5662', 0.4))
        })
      s.circle(0, 0, r * 0.15, s.shade('#c8323a', 0.9))
      s.path(
        polygon(
          range(6).map((i) => [Math.cos(i * 1.047) * r * 0.09, Math.sin(i * 1.047) * r * 0.09] as const),
        ),
        s.shade('#f4ead6', 1),
      )
      s.circle(0, 0, r * 0.035, s.shade('#151c26', 0.1))
    })
  })
}

/** An air gun lying on its side: motor housing, clutch ring, socket, grip with trigger, and its coiled hose. */
function drawWheelGun(s: Stage): void {
  const red = (k: number) => s.shade('#d8323a', k)
  const steel = (k: number) => s.shade('#9aa6b2', k)
  const hose = 'M-96 206C-104 268 -190 286 -262 238S-420 130 -520 170S-700 250 -900 200'
  s.path(
    'M-200 -10L-214 80L-128 96L-168 208L-60 226L60 120L90 84H232L262 40L200 20Z',
    s.light.shadow,
    'opacity=".5"',
  )
  s.line(hose, s.light.shadow, 22, 'opacity=".45" transform="translate(-10 16)"')
  s.line(hose, s.shade('#e0a828', 0.6), 22)
  s.line(hose, s.shade('#ffe08a', 1), 6, 'transform="translate(-2 -6)"')
  s.path('M-128 180H-60L-66 222H-122Z', steel(0.3))
  s.path('M-90 180H-60L-66 222H-84Z', steel(0.9))
  s.path('M-60 206C60 196 112 150 110 40H84C86 120 40 172 -58 180Z', s.shade('#26303c', 0.35))
  s.path('M-60 206C60 196 112 150 110 40H101C104 140 50 188 -59 197Z', s.shade('#6a7682', 0.85))
  s.path('M-136 40L-34 40L-54 188H-134Z', s.shade('#26303c', 0.35))
  s.path('M-66 40L-34 40L-54 188H-78Z', s.shade('#5c6874', 0.8))
  s.line('M-132 96L-46 96M-133 118L-49 118M-133 140L-52 140M-134 162L-54 162', s.shade('#151c26', 0.1), 5)
  s.path('M-46 52C-22 60 -18 84 -34 104L-50 98C-44 84 -44 72 -52 66Z', red(0.8))
  s.path('M-176 -58C-190 -40 -190 36 -176 56L40 60L76 44V-46L40 -62Z', red(0.6))
  s.path('M-176 -58C-182 -50 -185 -36 -186 -20L76 -16V-46L40 -62Z', red(0.95))
  s.path('M-170 -50L40 -54L60 -46L-174 -42Z', s.shade('#ffb8a0', 1))
  s.path('M-176 36L76 26V44L40 60L-176 56C-180 50 -182 44 -183 36Z', red(0.2))
  s.path('M-176 -58C-190 -40 -190 36 -176 56H-150V-58Z', s.shade('#26303c', 0.35))
  s.line('M-138 -8H30', s.shade('#fdf3dc', 1), 9)
  s.path('M76 -50H112V48H76Z', steel(0.5))
  s.path('M76 -50H112V-20H76Z', steel(1))
  s.path('M76 30H112V48H76Z', steel(0.15))
  s.path('M112 -30H150V32H112Z', s.shade('#26303c', 0.3))
  s.path('M150 -52H236L248 -44V46L236 54H150Z', steel(0.4))
  s.path('M150 -52H236L248 -44V-20H150Z', steel(0.95))
  s.path('M150 34H248V46L236 54H150Z', steel(0.1))
  s.ellipse(246, 1, 13, 45, s.shade('#151c26', 0.2))
  s.path(
    polygon(range(6).map((i) => [248 + Math.sin(i * 1.047) * 8, 1 + Math.cos(i * 1.047) * 30] as const)),
    s.shade('#4a5662', 0.5),
  )
  s.line('M172 -52V54M188 -52V54', steel(0.2), 4)
  for (const i of range(5)) s.path(`M${-96 + i * 26} 14h14l-4 22h-14Z`, s.shade('#5a1220', 0.2))
}

/** From the floor up: where each tyre's middle stands, and its ring. */
const PILE = [
  [990, '#e2382e'],
  [982, '#f4f0e4'],
  [997, '#f2c230'],
  [987, '#e2382e'],
] as const

export default scene({
  name: 'moments/f1-4',
  seed: 204,
  light: { base: 'day', shadow: '#0e2430', haze: '#7a9aa0', lit: '#fff0c8' },
  sun: { x: 1500, y: -200, r: 20 },
  layers: [
    svg((s) => {
      drawRoom(s)
      drawLight(s)
      s.path('M800 684L676 792L770 836L960 838L1150 716Z', s.light.shadow, 'opacity=".5"')
      for (const [i, [x, ring]] of PILE.entries()) drawSlick(s, { x, y: 690 - i * 116, w: 384, h: 112, ring })
      drawStandingWheel(s, 1300, 772, 176)
      s.placed({ x: 590, y: 664, scale: 0.74, turn: -5 }, () => drawWheelGun(s))
    }),
  ],
  finish: { vignette: 0.14 },
})
