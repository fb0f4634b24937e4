import { mix } from '../../engine/colour.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

const BODY =
  'M-176 -150L-120 -170H120L176 -150L232 -158C250 -160 258 -146 254 -128L236 -60C232 -30 232 20 238 60L252 122C256 142 246 156 226 154L176 140L130 168H-130L-176 140L-226 154C-246 156 -256 142 -252 122L-238 60C-232 20 -232 -30 -236 -60L-254 -128C-258 -146 -250 -160 -232 -158Z'

const GRIP =
  'M232 -172C284 -178 322 -120 328 -30C332 60 310 138 258 170C236 180 214 168 210 146L220 86C200 40 200 -40 218 -92L206 -144C206 -160 216 -170 232 -172Z'

/** A racing wheel in flat planes, about 650 wide round (0, 0): paddles, carbon, grips, then what is on its face. */
export function drawRacingWheel(s: Stage): void {
  drawPaddles(s)
  drawCarbon(s)
  for (const side of [-1, 1] as const) drawGrip(s, side)
  drawShiftLamps(s)
  drawScreen(s)
  drawButtons(s)
  drawRotaries(s)
}

const mirrored = (s: Stage, side: 1 | -1, draw: () => void) => s.group(`transform="scale(${side} 1)"`, draw)

function drawPaddles(s: Stage): void {
  for (const side of [-1, 1] as const)
    mirrored(s, side, () => {
      s.path('M120 -150L268 -206L300 -190L288 -120L150 -110Z', s.shade('#8a94a6', side > 0 ? 0.85 : 0.5))
      s.path('M120 140L262 190L286 176L272 120L150 100Z', s.shade('#5a6476', 0.4))
    })
}

function drawCarbon(s: Stage): void {
  s.path(BODY, s.shade('#2c3646', 0.55))
  s.clipped(BODY, () => {
    const weave = range(40).map((i) => `M${-420 + i * 22} -190L${-60 + i * 22} 190`)
    s.line(weave.join(''), s.shade('#3a4658', 0.6), 4, 'opacity=".55"')
    s.path('M-270 -190H270V-150L-270 -120Z', s.shade('#5a687c', 0.8), 'opacity=".6"')
    s.path('M-270 40H270V200H-270Z', s.light.shadow, 'opacity=".3"')
  })
  s.line(BODY, s.shade('#7f8ea4', 0.9), 2.4, 'opacity=".7"')
}

function drawGrip(s: Stage, side: 1 | -1): void {
  mirrored(s, side, () => {
    s.path(GRIP, s.shade('#b8202c', side > 0 ? 0.9 : 0.62))
    s.clipped(GRIP, () => {
      s.path('M250 -180C262 -80 262 80 240 180H190V-180Z', s.shade('#7a1626', side > 0 ? 0.5 : 0.2))
      s.path(
        'M300 -160C322 -80 322 40 304 120L340 130V-160Z',
        s.shade('#e2504a', 1),
        `opacity="${side > 0 ? 0.9 : 0.35}"`,
      )
    })
    s.line('M256 -158C268 -60 266 60 248 160', s.shade('#f6e4cc', 0.9), 2.6, 'stroke-dasharray="9 7"')
  })
}

const LAMPS = [
  '#3fc47a',
  '#3fc47a',
  '#3fc47a',
  '#3fc47a',
  '#f3c33a',
  '#f3c33a',
  '#f3c33a',
  '#e2382e',
  '#e2382e',
  '#e2382e',
  '#3f86e0',
  '#3f86e0',
  '#3f86e0',
]

function drawShiftLamps(s: Stage): void {
  s.path('M-132 -158H132L140 -130H-140Z', s.shade('#0e1624', 0.2))
  LAMPS.forEach((colour, i) => {
    const lit = i < 4
    s.rect(-122 + i * 19, -151, 14, 14, lit ? colour : mix(colour, '#101828', 0.62))
  })
}

/** Seven bars, as an engineer would show a figure. */
const DIGIT: Record<string, string> = {
  N: 'efbcn',
  '0': 'abcdef',
  '7': 'abc',
  '8': 'abcdefg',
}

const BARS: Record<string, string> = {
  a: 'M2 0H18L15 4H5Z',
  b: 'M20 2V18L16 15V5Z',
  c: 'M20 20V36L16 33V23Z',
  d: 'M2 38H18L15 34H5Z',
  e: 'M0 20V36L4 33V23Z',
  f: 'M0 2V18L4 15V5Z',
  n: 'M3 3H8L17 35H12Z',
  g: 'M3 19L5 17H15L17 19L15 21H5Z',
}

const drawDigits = (s: Stage, text: string, x: number, y: number, k: number, colour: string) =>
  [...text].forEach((digit, i) => {
    s.placed({ x: x + i * 27 * k, y, scale: k }, () =>
      s.path([...(DIGIT[digit] ?? '')].map((bar) => BARS[bar]).join(''), colour),
    )
  })

function drawScreen(s: Stage): void {
  s.add(`<rect x="-122" y="-116" width="244" height="142" rx="9" fill="${s.shade('#0a1220', 0.2)}"/>`)
  s.add(`<rect x="-112" y="-106" width="224" height="122" rx="4" fill="#0d2236"/>`)
  s.rect(-112, -106, 224, 15, '#1f4a6a')
  s.rect(-112, -106, 96, 15, '#3fc47a')
  drawDigits(s, 'N', -22, -78, 2.1, '#f6f8f2')
  drawDigits(s, '0', -96, -72, 0.9, '#8fd0e0')
  drawDigits(s, '78', 58, -72, 0.9, '#f3c33a')
  for (const [x, w, colour] of [
    [-100, 44, '#8fd0e0'],
    [-100, 28, '#3f86a8'],
    [56, 40, '#f3c33a'],
    [56, 24, '#b8862e'],
  ] as const)
    s.rect(x, w > 35 ? -24 : -10, w, 6, colour)
  s.path('M112 -106V16H40L112 -72Z', '#ffffff', 'opacity=".08"')
}

function drawButton(s: Stage, x: number, y: number, r: number, colour: string): void {
  s.circle(x - 3, y + 4, r + 6, s.shade('#0a1220', 0.1))
  s.circle(x, y, r + 5, s.shade('#8a94a6', 0.7))
  s.circle(x, y, r, s.shade(colour, 0.8))
  s.path(`M${x - r} ${y}A${r} ${r} 0 0 0 ${x + r} ${y}Z`, s.shade(colour, 0.3))
}

function drawButtons(s: Stage): void {
  for (const [x, y, colour] of [
    [-164, -102, '#e2382e'],
    [-172, -46, '#f3c33a'],
    [-170, 10, '#3f86e0'],
    [164, -102, '#3fc47a'],
    [172, -46, '#f4efe0'],
    [170, 10, '#e2382e'],
  ] as const)
    drawButton(s, x, y, 15, colour)
  for (const side of [-1, 1]) drawButton(s, side * 178, 78, 12, side > 0 ? '#f3c33a' : '#f4efe0')
}

function drawRotaries(s: Stage): void {
  for (const [x, turn] of [
    [-94, -40],
    [0, 14],
    [94, 62],
  ] as const) {
    const ticks = range(12).map((i) => {
      const a = (i / 12) * 2 * Math.PI
      return `M${(x + Math.cos(a) * 38).toFixed(1)} ${(88 + Math.sin(a) * 38).toFixed(1)}L${(x + Math.cos(a) * 44).toFixed(1)} ${(88 + Math.sin(a) * 44).toFixed(1)}`
    })
    s.line(ticks.join(''), '#e8edf2', 3)
    s.circle(x - 3, 93, 33, s.shade('#0a1220', 0.1))
    s.circle(x, 88, 32, s.shade('#55617a', 0.75))
    s.path(`M${x - 32} 88A32 32 0 0 0 ${x + 32} 88Z`, s.shade('#39435a', 0.4))
    s.placed({ x, y: 88, turn }, () => {
      s.path('M-9 26V-28L0 -36L9 -28V26Z', s.shade('#8f9cb4', 0.9))
      s.path('M0 26V-36L9 -28V26Z', s.shade('#5a6680', 0.4))
      s.rect(-2, -30, 4, 18, '#f6f8f2')
    })
  }
}
