import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layers, modelled, svg } from '../../scene.ts'

const GOLD = '#d9a84c'
const RED = '#8f2f34'
const STONE = '#8a7468'

/** Ubud's carved palace doors in their stone frame: 640 wide, standing on y = floor. */
export const palaceDoors = (o: { x: number; floor: number }): Layers => {
  const part = (draw: (s: Stage) => void) => (s: Stage) => s.placed({ x: o.x, y: o.floor }, () => draw(s))
  return [
    svg(part(wall)),
    modelled({ round: 16, dark: 0.7 }, part(frame)),
    modelled({ round: 5, dark: 0.6 }, part(frameCarving)),
    modelled({ round: 8, dark: 0.6 }, part(leaves)),
    modelled({ round: 4, dark: 0.6, bright: 0.7 }, part(gilding)),
    svg(part(steps)),
  ]
}

function wall(s: Stage): void {
  s.rect(
    -1400,
    -900,
    2800,
    900,
    s.rad([s.shade('#a85a44', 0.75), s.shade('#7a3f40', 0.35), s.shade('#4a2844', 0.08)], 0, -380, 900, true),
  )
  const courses = range(34).map((i) => `M-1400 ${-i * 26}H1400`)
  s.line(courses.join(''), s.shade('#3a1c38', 0.05), 2, 'opacity=".4"')
}

function frame(s: Stage): void {
  s.path(
    'M-340 0V-420L-318 -432V-520L-290 -536V-610L-250 -626V-700L-190 -716L-150 -770L-96 -784L-56 -846L0 -900L56 -846L96 -784L150 -770L190 -716L250 -700V-626L290 -610V-536L318 -520V-432L340 -420V0H206V-560H-206V0Z',
    s.shade(STONE, 0.6),
  )
  s.path('M-226 -560H226V-596H-226Z', s.shade('#b09078', 0.85))
}

/** One scroll of foliage; the ornament everything is carved from. */
function scroll(s: Stage, x: number, y: number, k: number, fill: string, flip = false): void {
  s.placed({ x, y, scale: k, flip }, () => {
    s.path(
      'M0 0C-4 -26 14 -44 34 -40C52 -36 54 -14 40 -8C30 -4 22 -12 26 -20C14 -16 14 -2 24 6C38 16 60 4 64 -18C72 8 52 34 24 30C10 28 2 16 0 0Z',
      fill,
    )
  })
}

function frameCarving(s: Stage): void {
  const stone = s.shade('#b89a80', 0.85)
  for (const side of [-1, 1]) {
    for (const i of range(7)) scroll(s, side * 226, -34 - i * 62, 1.35, stone, side < 0)
    for (const i of range(4)) scroll(s, side * (60 + i * 44), -640 - (3 - i) * 26, 1.15, stone, side < 0)
  }
  for (const turn of [-64, -32, 0, 32, 64]) {
    s.placed({ x: 0, y: -606, turn }, () => {
      s.path('M-26 0C-44 -60 -22 -96 0 -150C22 -96 44 -60 26 0Z', stone)
      s.path('M-11 -10C-20 -50 -8 -76 0 -104C8 -76 20 -50 11 -10Z', s.shade('#6a4a50', 0.3))
    })
  }
  s.path('M-70 -600C-50 -634 50 -634 70 -600Z', stone)
}

function leaves(s: Stage): void {
  for (const side of [-1, 1]) {
    s.rect(side < 0 ? -202 : 4, -556, 198, 556, s.shade(RED, 0.6))
    s.rect(side < 0 ? -188 : 18, -540, 170, 524, s.shade('#6a1f30', 0.3))
  }
}

function gilding(s: Stage): void {
  const gold = s.shade(GOLD, 0.92)
  for (const side of [-1, 1]) {
    const x0 = side < 0 ? -190 : 16
    s.path(`M${x0} -542h174v526h-174ZM${x0 + 8} -534v510h158v-510Z`, gold, 'fill-rule="evenodd"')
    s.path(`M${x0} -290h174v14h-174Z`, gold)
    for (const panel of [-284, -20]) {
      const cx = x0 + 87
      const cy = panel - 118
      for (const k of [-1, 1]) {
        scroll(s, cx + k * 4, cy + 40, 1.05, gold, k < 0)
        scroll(s, cx + k * 4, cy - 26, 0.95, gold, k < 0)
        scroll(s, cx + k * 6, cy + 96, 0.85, gold, k < 0)
        scroll(s, cx + k * 4, cy - 82, 0.8, gold, k < 0)
      }
      s.path(`M${cx} ${cy - 40}l13 30l-13 30l-13 -30Z`, gold)
    }
  }
  s.circle(-18, -280, 12, gold)
  s.circle(18, -280, 12, gold)
}

function steps(s: Stage): void {
  for (const i of range(3))
    s.rect(
      -300 - i * 60,
      i * 26,
      600 + i * 120,
      27,
      s.lin([s.shade('#b08a70', 0.8), s.shade('#5a3a48', 0.12)]),
    )
  s.rect(
    -1400,
    78,
    2800,
    700,
    s.lin([s.shade('#8f6058', 0.5), s.shade('#3f2848', 0.08)], 0, 78, 0, 260, true),
  )
}

/** A bamboo torch with its glow. */
export function drawTorch(s: Stage, x: number, y: number, h: number): void {
  s.circle(
    x,
    y - h - 30,
    330,
    s.rad([
      ['#ffc25c', 0.6],
      ['#ff8f3c', 0.2],
      ['#ff7a3a', 0],
    ]),
  )
  s.rect(x - 8, y - h, 16, h, s.lin([s.shade('#6f4a30', 0.2), s.shade('#c99a5c', 0.95)], 0, 0, 1, 0))
  s.path(`M${x - 20} ${y - h}L${x - 14} ${y - h + 40}H${x + 14}L${x + 20} ${y - h}Z`, s.shade('#4a3030', 0.4))
  s.placed({ x, y: y - h + 4 }, () => {
    s.path('M-20 0C-34 -40 -4 -58 0 -104C30 -70 38 -34 20 0Z', '#f2782c')
    s.path('M-12 0C-20 -28 0 -40 2 -70C20 -46 24 -22 12 0Z', '#ffb84a')
    s.path('M-6 0C-8 -14 0 -22 2 -36C10 -22 12 -10 6 0Z', '#fff2bc')
  })
}
