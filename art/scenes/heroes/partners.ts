import { ellipsePath, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { floor } from '../../language/buildings/interior.ts'
import { drawPerson } from '../../language/people/person.ts'
import { POSES } from '../../language/people/poses.ts'
import { palm } from '../../language/plants/palm.ts'
import { sky } from '../../language/sky/sky.ts'
import { drawSuitcase } from '../../language/things/luggage.ts'
import { scene, svg } from '../../scene.ts'

function drawLobby(s: Stage): void {
  const wall = '#d9b88a'
  s.rect(
    s.left,
    s.top,
    s.right - s.left,
    740 - s.top,
    s.lin([s.shade(wall, 0.3), s.shade(wall, 0.75), s.shade(wall, 0.95)], 0, s.top, 0, 740, true),
  )
  for (const [x, w] of [
    [-60, 70],
    [250, 56],
    [560, 48],
    [1190, 48],
    [1640, 60],
  ] as const) {
    s.rect(
      x,
      s.top,
      w,
      740 - s.top,
      s.lin([s.shade('#e9cfa4', 0.35), s.shade('#f4e2c0', 0.95), s.shade('#b98a62', 0.3)], 0, 0, 1, 0),
    )
    s.line(
      range(4)
        .map((i) => `M${x + (w * (i + 1)) / 5} ${s.top}V720`)
        .join(''),
      s.shade('#a8804e', 0.3),
      1.4,
      'opacity=".6"',
    )
    s.rect(x - 8, 706, w + 16, 34, s.shade('#7a5236', 0.5))
  }
  s.rect(s.left, 196, s.right - s.left, 10, s.shade('#c9a25d', 0.95)).rect(
    s.left,
    214,
    s.right - s.left,
    3,
    s.shade('#c9a25d', 0.7),
  )
  s.rect(s.left, 716, s.right - s.left, 24, s.shade('#6e4630', 0.4))
}

/** Brass lift: stepped frame, sunburst over the doors, floor dial. */
function drawLift(s: Stage): void {
  const [x, y, w, h] = [706, 736, 280, 430]
  const brass = (lit: number) => s.shade('#d0a655', lit)
  for (const [k, lit] of [
    [46, 0.45],
    [26, 0.9],
    [10, 0.3],
  ] as const)
    s.rect(
      x - k,
      y - h - k * 1.4,
      w + 2 * k,
      h + k * 1.4,
      s.lin([brass(lit * 1.1), brass(lit * 0.55)], 1, 0, 0, 1),
    )
  s.rect(x, y - h, w, h, s.lin([brass(0.4), brass(1.05), brass(0.55), brass(1), brass(0.35)], 0, 0, 1, 0))
  s.clipped(`M${x} ${y - h}h${w}v${h}h${-w}Z`, () => {
    const rays = range(15).map((i) => {
      const a = Math.PI + ((i + 0.5) / 15) * Math.PI
      return `M${x + w / 2} ${y - 120}L${(x + w / 2 + Math.cos(a) * 420).toFixed(1)} ${(y - 120 + Math.sin(a) * 420).toFixed(1)}`
    })
    s.line(rays.join(''), brass(0.12), 3, 'opacity=".55"')
    for (const r of [54, 86, 118]) s.line(ellipsePath(x + w / 2, y - 120, r), brass(0.12), 3, 'opacity=".55"')
    s.line(`M${x} ${y - 60}h${w}M${x} ${y - 46}h${w}`, brass(0.12), 3, 'opacity=".5"')
  })
  s.rect(x + w / 2 - 2, y - h, 4, h, brass(0.05))
  s.path(`M${x + w / 2 - 78} ${y - h - 84}a78 70 0 0 1 156 0Z`, s.shade('#f8f0df', 0.95))
  s.line(`M${x + w / 2 - 78} ${y - h - 84}a78 70 0 0 1 156 0Z`, brass(0.9), 6)
  s.line(`M${x + w / 2} ${y - h - 86}l44 -34`, s.shade('#7a2f3c', 0.5), 4)
}

/** Glass doors at the right, open to the drive; the outside is painted before. */
function drawDoors(s: Stage): void {
  const frame = s.shade('#6e4630', 0.35)
  s.line('M1300 740V236Q1440 96 1580 236V740', frame, 16)
  s.line('M1300 330H1580M1440 166V330', frame, 6)
  s.path(
    polygon([
      [1300, 330],
      [1240, 352],
      [1240, 760],
      [1300, 740],
    ]),
    s.light.sky[3],
    'opacity=".28"',
  )
  s.line('M1300 330L1240 352V764L1300 740', frame, 7)
  s.path(
    polygon([
      [1580, 330],
      [1650, 352],
      [1650, 764],
      [1580, 740],
    ]),
    s.light.sky[3],
    'opacity=".28"',
  )
  s.line('M1580 330L1650 352V764L1580 740', frame, 7)
  s.path(
    polygon([
      [1306, 742],
      [1574, 742],
      [1440, 930],
      [900, 930],
    ]),
    s.lin([
      [s.light.sky[4], 0.55],
      [s.light.sky[4], 0],
    ]),
  )
}

function drawBellhop(s: Stage): void {
  s.ellipse(1096, 806, 90, 9, s.light.shadow, 'opacity=".4"')
  drawPerson(s, {
    x: 1090,
    y: 804,
    h: 290,
    pose: {
      ...POSES.standing,
      armR: [
        [0.15, 0.66],
        [0.2, 0.55],
      ],
    },
    wears: 'suit',
    colour: '#9c2f3c',
    second: '#2a2540',
    hair: 'cap',
    skin: '#8a5a44',
  })
  drawSuitcase(s, { x: 1196, y: 812, w: 92, h: 66, colour: '#b5713e' })
  drawSuitcase(s, { x: 1190, y: 748, w: 74, h: 48, colour: '#3f6070' })
}

function drawChandelier(s: Stage, x: number, y: number): void {
  s.circle(
    x,
    y,
    250,
    s.rad([
      [s.light.window, 0.6, 0],
      [s.light.window, 0.15, 0.45],
      [s.light.window, 0, 1],
    ]),
  )
  s.line(`M${x} ${s.top}V${y - 70}`, s.shade('#c9a25d', 0.8), 4)
  for (const [w, dy] of [
    [40, -66],
    [74, -34],
    [104, 0],
    [66, 30],
    [30, 54],
  ] as const) {
    s.path(
      polygon([
        [x - w, y + dy],
        [x + w, y + dy],
        [x + w * 0.82, y + dy + 26],
        [x - w * 0.82, y + dy + 26],
      ]),
      s.lin(['#fffbe8', s.light.window, s.shade('#d0a655', 0.7)]),
    )
    s.line(
      range(7)
        .map((i) => `M${x - w * 0.8 + (w * 1.6 * i) / 6} ${y + dy}v25`)
        .join(''),
      s.shade('#d0a655', 0.6),
      1.2,
      'opacity=".7"',
    )
  }
}

export default scene({
  name: 'heroes/partners',
  seed: 47,
  light: {
    base: 'dusk',
    sky: ['#1c2458', '#4a3f80', '#9a5f8c', '#e08a78', '#ffc48a'],
    shadow: '#241a40',
    lit: '#ffd49a',
    haze: '#e09a80',
  },
  horizon: 660,
  sun: { x: 1450, y: 640, r: 30 },
  portrait: { x: 690, y: 30, w: 640, h: 1138 },
  layers: [
    sky({ disc: false }),
    svg((s) => {
      s.rect(1240, 650, 400, 120, s.lin([s.shade('#c89a7c', 0.8, 0.2), s.shade('#8a6468', 0.4)]))
      s.path(
        polygon([
          [1420, 652],
          [1460, 652],
          [1620, 780],
          [1260, 780],
        ]),
        s.shade('#f0cfa4', 0.9, 0.1),
      )
    }),
    palm({ x: 1380, y: 690, h: 260, lean: 0.04, colour: '#3f6458', depth: 0.15, seed: 3 }),
    palm({ x: 1510, y: 690, h: 290, lean: -0.05, colour: '#3a5e56', depth: 0.1, seed: 6 }),
    palm({ x: 1412, y: 668, h: 150, lean: 0.03, colour: '#4a6a62', depth: 0.4, seed: 8 }),
    palm({ x: 1474, y: 668, h: 160, lean: -0.03, colour: '#4a6a62', depth: 0.4, seed: 9 }),
    svg((s) => {
      s.masked(
        () => {
          s.rect(s.left, s.top, s.right - s.left, s.bottom - s.top, '#ffffff')
          s.path('M1300 740V236Q1440 96 1580 236V740Z', '#000000')
        },
        () => drawLobby(s),
      )
      drawLift(s)
    }),
    floor({ y: 738, colour: '#7a5048', second: '#f0dcb8', vanishing: 1060, tiles: true, lit: 0.75 }),
    svg((s) => {
      drawDoors(s)
      drawBellhop(s)
      drawChandelier(s, 1060, 96)
    }),
  ],
  finish: { bloom: 0.44 },
})
