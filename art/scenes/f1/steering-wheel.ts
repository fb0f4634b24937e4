import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** The flat racing wheel, about 640 wide around (0, 0): frame to be modelled. */
export function drawWheelFrame(s: Stage): void {
  s.path(
    'M-196 -150C-120 -172 120 -172 196 -150L270 -160C312 -150 330 -100 330 -30C330 60 312 132 276 150C252 158 232 140 226 112L190 120C150 168 -150 168 -190 120L-226 112C-232 140 -252 158 -276 150C-312 132 -330 60 -330 -30C-330 -100 -312 -150 -270 -160ZM-236 -92C-246 -40 -246 30 -236 78L-206 70V-84ZM236 -92C246 -40 246 30 236 78L206 70V-84Z',
    s.shade('#2a2c52', 0.35),
    'fill-rule="evenodd"',
  )
}

/** Round grips, left and right. */
export function drawWheelGrips(s: Stage): void {
  for (const k of [-1, 1])
    s.path(
      `M${k * 262} -156C${k * 306} -150 ${k * 330} -100 ${k * 330} -30C${k * 330} 60 ${k * 312} 132 ${k * 276} 150C${k * 250} 158 ${k * 240} 130 ${k * 246} 90C${k * 258} 30 ${k * 258} -40 ${k * 240} -100C${k * 234} -130 ${k * 240} -156 ${k * 262} -156Z`,
      s.shade('#b01226', 0.7),
    )
}

/** Lamps, screen and knobs on the face of the wheel. */
export function drawWheelFace(s: Stage): void {
  const lamps = [
    '#4fd08a',
    '#4fd08a',
    '#4fd08a',
    '#4fd08a',
    '#f3c33a',
    '#f3c33a',
    '#f3c33a',
    '#e2382e',
    '#e2382e',
    '#e2382e',
    '#4a90e8',
    '#4a90e8',
  ]
  lamps.forEach((c, i) => {
    const x = -126 + i * 23
    s.circle(
      x,
      -128 - 6 * Math.cos((i - 5.5) / 4),
      13,
      s.rad([
        [c, 0.6],
        [c, 0],
      ]),
    )
    s.circle(x, -128 - 6 * Math.cos((i - 5.5) / 4), 6.6, c)
  })
  s.add(
    `<rect x="-112" y="-100" width="224" height="126" rx="12" fill="${s.lin(['#0d2a44', '#123a58', '#0a1c38'])}" stroke="${s.shade('#8f96bc', 0.7)}" stroke-width="3"/>`,
  )
  drawDial(s, -50, -26, 40, 0.72)
  drawDial(s, 58, -34, 30, 0.45)
  s.rect(-96, 2, 60, 9, '#f3c33a')
  s.rect(-30, 2, 34, 9, '#4fd08a')
  s.rect(24, 10, 70, 7, '#4a90e8')
  const knobs: readonly (readonly [number, number, number, string])[] = [
    [-160, -94, 16, '#e2382e'],
    [-160, -36, 16, '#f3c33a'],
    [-160, 24, 16, '#4a90e8'],
    [160, -94, 16, '#4fd08a'],
    [160, -36, 16, '#f4efe0'],
    [160, 24, 16, '#e2382e'],
  ]
  for (const [x, y, r, c] of knobs) {
    s.circle(x, y, r + 4, s.shade('#15173c', 0.2))
    s.circle(x, y, r, s.rad([s.shade(c, 1), s.shade(c, 0.4)], 0.35, 0.3, 0.8))
  }
  for (const x of [-84, 0, 84]) {
    s.circle(x, 84, 32, s.shade('#15173c', 0.2))
    s.circle(x, 84, 27, s.rad([s.shade('#8f96bc', 0.9), s.shade('#3a3e70', 0.3)], 0.35, 0.3, 0.85))
    s.line(`M${x} 84l12 -17`, '#ffffff', 5, 'stroke-linecap="round"')
    s.line(
      range(12)
        .map(
          (i) =>
            `M${x + Math.cos(i * 0.52) * 30} ${84 + Math.sin(i * 0.52) * 30}l${Math.cos(i * 0.52) * 5} ${Math.sin(i * 0.52) * 5}`,
        )
        .join(''),
      '#c8cdea',
      2,
    )
  }
}

function drawDial(s: Stage, x: number, y: number, r: number, value: number): void {
  const arc = (to: number) => {
    const a = Math.PI * (0.8 + to * 1.4)
    return `M${x + Math.cos(Math.PI * 0.8) * r} ${y + Math.sin(Math.PI * 0.8) * r}A${r} ${r} 0 ${to > 0.72 ? 1 : 0} 1 ${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`
  }
  s.line(arc(1), '#2f5a7c', 7, 'stroke-linecap="round"')
  s.line(arc(value), '#4fd0c4', 7, 'stroke-linecap="round"')
  const a = Math.PI * (0.8 + value * 1.4)
  s.line(
    `M${x} ${y}L${x + Math.cos(a) * r * 0.8} ${y + Math.sin(a) * r * 0.8}`,
    '#ffffff',
    3,
    'stroke-linecap="round"',
  )
  s.circle(x, y, 4, '#ffffff')
}
