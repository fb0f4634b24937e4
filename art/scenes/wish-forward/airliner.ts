import { rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { cornered, curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

/** Seen from abeam, nose to the right; the middle of the cabin is at 0, 0. */
const HULL =
  'M-960 -262H360C470 -262 548 -236 604 -192C650 -154 676 -112 712 -62C748 -14 772 22 772 52C772 84 746 116 700 148C620 206 480 258 300 262H-960Z'

export const PANES = range(8).map((i) => -686 + i * 126)
export const PANE = { y: -66, w: 56, h: 78 }

export const panePath = (x: number, grow = 0): string => {
  const [w, h] = [PANE.w / 2 + grow, PANE.h / 2 + grow]
  const r = w * 0.86
  return `M${x - w} ${PANE.y - h + r}A${r} ${r} 0 0 1 ${x - w + r} ${PANE.y - h}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${PANE.y - h + r}V${PANE.y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${PANE.y + h}H${x - w + r}A${r} ${r} 0 0 1 ${x - w} ${PANE.y + h - r}Z`
}

export function drawAirliner(s: Stage, drawPassengers: () => void): void {
  drawHull(s)
  drawDoorAndSeams(s)
  drawCockpit(s)
  for (const x of PANES) {
    s.path(panePath(x, 9), s.shade('#b9cad6', 0.45))
    s.path(panePath(x, 5), s.shade('#ffffff', 1))
    s.path(panePath(x), '#ffe7a6')
  }
  drawPassengers()
  for (const x of PANES) drawReveal(s, x)
  drawEngine(s)
  drawWing(s)
}

function drawHull(s: Stage): void {
  s.path(HULL, s.shade('#fbfaf2', 0.94))
  s.clipped(HULL, () => {
    s.path('M-960 -262H800V-206C600 -232 420 -214 300 -214H-960Z', '#ffffff')
    s.path('M-960 96H420C560 92 680 70 800 30V300H-960Z', s.shade('#cfe0ea', 0.66))
    s.path('M-960 176H360C500 172 620 146 720 110V300H-960Z', s.shade('#a9c6dc', 0.42))
    s.path('M-960 226H340C460 222 560 206 640 176V300H-960Z', s.shade('#7fa6c8', 0.26))
    s.path('M-960 34H330C520 34 640 40 800 66V88C640 66 520 62 330 62H-960Z', s.shade('#f2b43a', 0.9))
    s.path('M-960 62H330C520 62 640 66 800 88V112C640 98 520 92 330 92H-960Z', s.shade('#e2604a', 0.84))
  })
}

function drawDoorAndSeams(s: Stage): void {
  const seam = s.shade('#7f9ab0', 0.4)
  s.line('M-372 -262V262M6 -262V262M476 -246V240', seam, 1.6, 'opacity=".4"')
  s.line(
    'M330 -150Q330 -164 344 -164H420Q434 -164 434 -150V92Q434 106 420 106H344Q330 106 330 92Z',
    seam,
    3.4,
  )
  s.path(rectPath(392, -30, 24, 8), seam)
  s.line(`${panePathAt(382, -98, 15, 20)}`, seam, 3)
  s.path(panePathAt(382, -98, 14, 19), s.shade('#3f6f94', 0.3))
  s.path(starPath(560, -8, 40, 17), s.shade('#f2b43a', 0.95))
}

const panePathAt = (x: number, y: number, w: number, h: number): string =>
  `M${x - w} ${y}A${w} ${h} 0 1 0 ${x + w} ${y}A${w} ${h} 0 1 0 ${x - w} ${y}Z`

const starPath = (x: number, y: number, outer: number, inner: number): string =>
  `${range(10)
    .map((k) => {
      const a = (k / 10) * 2 * Math.PI - Math.PI / 2
      const r = k % 2 ? inner : outer
      return `${k ? 'L' : 'M'}${(x + Math.cos(a) * r).toFixed(1)} ${(y + Math.sin(a) * r).toFixed(1)}`
    })
    .join('')}Z`

function drawCockpit(s: Stage): void {
  const glass = s.shade('#1d4468', 0.3)
  s.path(cornered('526,-118 576,-142 598,-92 536,-82'), glass)
  s.path(cornered('584,-144 622,-146 658,-94 606,-92'), glass)
  s.path(cornered('630,-144 644,-136 690,-84 666,-92'), glass)
  s.path(
    cornered('540,-121 562,-132 574,-90 556,-86') + cornered('596,-145 608,-145 634,-93 620,-92'),
    '#9fd0ea',
    'opacity=".8"',
  )
}

/** The thickness of the wall at the window's lit side. */
function drawReveal(s: Stage, x: number): void {
  s.clipped(panePath(x), () => {
    s.path(
      `M${x - 40} ${PANE.y - 50}H${x + 40}V${PANE.y + 50}H${x + 22}V${PANE.y - 12}Q${x + 20} ${PANE.y - 32} ${x} ${PANE.y - 33}H${x - 40}Z`,
      s.shade('#a8743c', 0.5),
      'opacity=".35"',
    )
    s.path(
      `M${x - 30} ${PANE.y + 16}L${x + 2} ${PANE.y - 44}H${x + 14}L${x - 24} ${PANE.y + 30}Z`,
      '#ffffff',
      'opacity=".28"',
    )
  })
}

function drawEngine(s: Stage): void {
  s.path(curved('-60,214 20,180 60,226 -40,262'), s.shade('#8fb0cc', 0.3))
  s.path(
    'M-300 300C-250 236 -130 204 20 204C70 204 108 214 118 236C132 272 132 318 118 354C104 378 60 386 10 386C-120 386 -240 364 -300 300Z',
    s.shade('#f4f5ee', 0.88),
  )
  s.path(
    'M-300 300C-240 330 -120 322 128 310C128 330 124 342 118 354C104 378 60 386 10 386C-120 386 -240 364 -300 300Z',
    s.shade('#9fbdd4', 0.42),
  )
  s.path(
    'M70 206C100 210 112 220 118 236C132 272 132 318 118 354C110 370 96 378 74 382C90 330 90 262 70 206Z',
    s.shade('#c9d6de', 0.75),
  )
  s.path(panePathAt(116, 295, 13, 62), s.shade('#26486c', 0.12))
  s.path('M-300 300L-372 294L-300 282Z', s.shade('#6f8ca8', 0.3))
  s.line('M-70 208Q-48 295 -76 383', s.shade('#7f9ab0', 0.3), 2, 'opacity=".6"')
}

/** The near wing comes towards us and leaves the picture at the lower left. */
function drawWing(s: Stage): void {
  s.path(cornered('-60,170 -560,170 -1120,640 -760,700'), s.light.shadow, 'opacity=".16"')
  s.path(cornered('-70,150 -560,146 -1180,560 -830,660'), s.shade('#dbe6ea', 0.78))
  s.path(cornered('-70,150 -112,150 -900,660 -830,660'), s.shade('#ffffff', 1))
  s.path(cornered('-430,147 -560,146 -1180,560 -1080,590'), s.shade('#b4cad8', 0.5))
  s.line(
    'M-430 147L-1080 590M-500 146L-1130 575M-640 290L-760 274M-860 440L-980 420',
    s.shade('#5f86a4', 0.2),
    2,
    'opacity=".6"',
  )
}
