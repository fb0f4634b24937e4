import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawAwning, drawCup, drawSteam } from '../../language/buildings/terrace.ts'
import { drawPerson } from '../../language/people/person.ts'
import { drawCrown } from '../../language/plants/foliage.ts'
import { modelled, scene, svg } from '../../scene.ts'

/** A New York cab in profile, yellow, of no particular make. */
function drawCab(s: Stage, x: number, y: number, k: number, flip = false): void {
  s.placed({ x, y, scale: k, flip }, () => {
    const yellow = (lit: number) => s.shade('#f5b81c', lit, 0.1)
    s.ellipse(0, 0, 190, 9, s.light.shadow, 'opacity=".45"')
    s.path(
      'M-186 -40C-184 -60 -160 -66 -120 -70L-78 -112C-60 -118 40 -118 62 -112L106 -72C150 -68 180 -60 186 -40L184 -16H-184Z',
      s.lin([yellow(1.05), yellow(0.8), yellow(0.2)]),
    )
    s.path(
      'M-70 -104C-40 -110 -14 -110 -8 -109V-74H-104ZM4 -109C30 -110 48 -108 56 -104L86 -74H4Z',
      s.lin([s.shade('#bcd8e0', 0.9), s.shade('#3a5480', 0.4)]),
    )
    s.rect(-26, -128, 52, 13, s.shade('#fff4d0', 1))
    s.line('M-182 -44H182', s.shade('#2a2440', 0.3), 5, 'stroke-dasharray="9 9"')
    s.line('M-2 -72V-18M-100 -70V-20M92 -70V-20', yellow(0.25), 2)
    for (const cx of [-118, 118]) {
      s.circle(cx, -22, 29, s.shade('#211d3c', 0.15))
      s.circle(cx, -22, 16, s.shade('#c9c4d0', 0.7))
    }
    s.ellipse(182, -46, 6, 9, s.shade('#fff8dc', 1))
  })
}

interface Front {
  readonly x: number
  readonly w: number
  readonly colour: string
  readonly shop: string
}

const FRONTS: readonly Front[] = [
  { x: -40, w: 250, colour: '#b0705a', shop: '#3a5a7a' },
  { x: 210, w: 210, colour: '#a88a74', shop: '#7a3a44' },
  { x: 420, w: 240, colour: '#c08a6a', shop: '#2f6a5a' },
  { x: 660, w: 220, colour: '#9a5a50', shop: '#3a4a7a' },
  { x: 880, w: 250, colour: '#c49a78', shop: '#8a3440' },
  { x: 1130, w: 220, colour: '#a8604e', shop: '#2f5f6a' },
  { x: 1350, w: 290, colour: '#b8866a', shop: '#4a3a6a' },
]

/** A brownstone front: tall sash windows, cornice, shop with an awning, an iron fire escape. */
function drawFront(s: Stage, { x, w, colour, shop }: Front, i: number): void {
  const stone = (k: number) => s.shade(colour, k, 0.2)
  const iron = s.shade('#2c3050', 0.3, 0.12)
  s.rect(x, -40, w, 560, s.lin([stone(0.95), stone(0.6)], 1, 0, 0, 0.6))
  for (const r of range(3)) {
    for (const c of range(3)) {
      const [wx, wy] = [x + (c + 0.26) * (w / 3), 10 + r * 128]
      s.rect(wx, wy, w / 6.4, 78, s.lin([s.shade('#b8d4dc', 0.8, 0.2), s.shade('#3a4c78', 0.3, 0.15)]))
      s.line(`M${wx} ${wy + 40}h${w / 6.4}M${wx + w / 12.8} ${wy}v78`, s.shade('#f3e2c8', 0.9, 0.15), 3)
      s.rect(wx - 6, wy - 12, w / 6.4 + 12, 10, stone(1.05))
      s.rect(wx - 5, wy + 78, w / 6.4 + 10, 7, s.shade('#f3e2c8', 0.85, 0.15))
    }
    if (i % 2) {
      const y = 100 + r * 128
      s.rect(x + w * 0.1, y, w * 0.8, 5, iron)
      s.line(
        `${range(13)
          .map((k) => `M${x + w * (0.1 + k * 0.0667)} ${y}v-30`)
          .join(
            '',
          )}M${x + w * 0.1} ${y - 30}h${w * 0.8}M${x + w * (r % 2 ? 0.2 : 0.8)} ${y}L${x + w * (r % 2 ? 0.7 : 0.3)} ${y + 128}`,
        iron,
        2.6,
      )
    }
  }
  s.rect(x, 388, w, 12, s.shade('#f3e2c8', 0.9, 0.15))
  s.rect(x, 400, w, 120, s.shade(shop, 0.45, 0.12))
  s.rect(
    x + w * 0.08,
    430,
    w * 0.52,
    84,
    s.lin([s.shade('#ffe9b8', 0.95, 0.1), s.shade('#8a7a8a', 0.4, 0.1)]),
  )
  s.rect(x + w * 0.68, 424, w * 0.22, 96, s.shade('#2c2c4a', 0.3, 0.1))
  drawAwning(s, {
    from: x + w * 0.04,
    to: x + w * 0.64,
    top: 402,
    bottom: 430,
    stripe: shop,
    width: w * 0.075,
    lit: 0.9,
  })
  s.line(`M${x + w} -40V520`, s.light.shadow, 4, 'opacity=".25"')
}

/** The street behind the glass: brownstones, a plane tree, people going to work, cabs. */
function drawStreet(s: Stage): void {
  FRONTS.forEach((front, i) => {
    drawFront(s, front, i)
  })
  s.rect(-40, 518, 1680, 34, s.lin([s.shade('#d8ccc0', 0.95, 0.15), s.shade('#b0a8a8', 0.6, 0.1)]))
  s.rect(-40, 550, 1680, 110, s.lin([s.shade('#8f8a9a', 0.7, 0.1), s.shade('#77728a', 0.5)]))
  for (const [x, h, colour, flip] of [
    [560, 130, '#3a4a7a', false],
    [980, 124, '#8a3440', true],
    [1056, 132, '#c9b08a', false],
    [1420, 128, '#2f5f6a', true],
  ] as const)
    drawPerson(s, {
      x,
      y: 540,
      h,
      pose: 'walking',
      wears: 'suit',
      colour,
      skin: '#8a5a40',
      hair: 'short',
      flip,
      depth: 0.12,
    })
  s.line('M1190 540C1186 440 1196 340 1190 250', s.shade('#6a5a50', 0.4, 0.1), 12)
  drawCrown(s, { x: 1190, y: 330, w: 230, h: 250, colour: '#6f9a4e', depth: 0.08, seed: 3 })
  drawCab(s, 770, 618, 1.02, true)
  drawCab(s, 1310, 606, 0.9)
}

const SCARF =
  'M880 760C960 730 1100 736 1180 756C1250 776 1330 770 1392 742C1430 730 1450 760 1440 790C1380 836 1270 846 1180 826C1100 806 980 806 910 836C880 846 862 790 880 760Z'

/** Knitted scarf folded on the counter, stripes across it, a fringe at its end. */
function drawScarf(s: Stage): void {
  s.path(SCARF, s.shade('#1f5fa8', 0.8))
  s.clipped(SCARF, () => {
    for (const i of range(9))
      s.path(`M${880 + i * 66} 700l26 0l-16 180h-26Z`, s.shade(i % 2 ? '#f3c33a' : '#fff4e0', 0.95))
  })
}

function drawNapkins(s: Stage): void {
  s.path('M1420 716V600H1500V716Z', s.lin([s.shade('#eef2f4', 1), s.shade('#7a86a4', 0.4)], 1, 0, 0, 0))
  s.path('M1428 606C1440 570 1480 570 1492 606Z', s.shade('#fffaf0', 1))
}

export default scene({
  name: 'worldcup2026/day-4',
  seed: 64,
  light: { base: 'day', lit: '#fff0cc', shadow: '#22305c' },
  horizon: 560,
  sun: { x: 1500, y: 60, r: 30 },
  portrait: { x: 800, y: 250, w: 640, h: 1138 },
  layers: [
    svg(drawStreet),
    svg((s) => {
      s.group(`filter="${s.blur(14)}"`, () => {
        for (const i of range(14))
          s.ellipse(
            610 + Math.sin(i * 1.3) * 34 + i * 5,
            600 - i * 40,
            36 + i * 8,
            32 + i * 4,
            '#ffffff',
            `opacity="${(0.5 - i * 0.03).toFixed(2)}"`,
          )
      })
      s.path(
        'M-40 -40H520V660H-40Z',
        s.lin(
          [
            [s.shade('#22305c', 0.3), 0.92, 0],
            [s.shade('#3a4f80', 0.4), 0.8, 0.75],
            [s.shade('#3a4f80', 0.4), 0, 1],
          ],
          0,
          0,
          1,
          0,
        ),
      )
      s.rect(-40, 640, 1680, 20, s.lin([s.shade('#f4f6f8', 1), s.shade('#7a86a4', 0.4)]))
      for (const x of [520, 1474])
        s.rect(
          x,
          -40,
          22,
          690,
          s.lin([s.shade('#5a6a90', 0.3), s.shade('#eef2f4', 1), s.shade('#7a86a4', 0.5)], 0, 0, 1, 0),
        )
      s.fillBelow(900, s.shade('#5a1a34', 0.3))
      s.path(
        'M-40 660H1660V960H-40Z',
        s.lin([s.shade('#c8303e', 0.9), s.shade('#b02438', 0.75), s.shade('#7a1f38', 0.4)]),
      )
      s.path(
        'M-40 660H1660V690H-40Z',
        s.lin([
          ['#ffffff', 0.5],
          ['#ffffff', 0],
        ]),
      )
      for (const i of range(4))
        s.rect(
          -40,
          872 + i * 22,
          1680,
          20,
          s.lin([
            s.shade('#f6f8fa', 1),
            s.shade('#8f9ab8', 0.5),
            s.shade('#4a5a86', 0.3),
            s.shade('#dfe6ee', 0.8),
          ]),
        )
    }),
    modelled({ round: 26, cast: { x: -26, y: 14, blur: 14, opacity: 0.4 } }, drawScarf),
    svg((s) => {
      s.line(
        range(12)
          .map(
            (i) =>
              `M${1404 + (i % 4) * 11} ${752 + Math.floor(i / 4) * 22}l${34 + (i % 3) * 6} ${8 - (i % 3) * 9}`,
          )
          .join(''),
        s.shade('#f3c33a', 0.9),
        5,
        'stroke-linecap="round"',
      )
      drawCup(s, 1080, 742, 2, '#fffaf0')
      drawSteam(s, 1080, 628, 210)
      s.path(
        'M1290 716L1300 560C1304 546 1336 546 1340 560L1350 716Z',
        s.lin(
          [
            ['#ffffff', 0.75],
            ['#dfe8ee', 0.5],
            ['#ffffff', 0.85],
          ],
          0,
          0,
          1,
          0,
        ),
      )
      s.path('M1294 716L1300 622H1340L1346 716Z', s.shade('#fffaf0', 1))
      s.path(
        'M1296 560C1300 530 1340 530 1344 560Z',
        s.lin([s.shade('#f6f8fa', 1), s.shade('#6a789c', 0.4)], 0, 0, 1, 0),
      )
      drawNapkins(s)
    }),
  ],
})
