import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { bodies, scene, svg } from '../../../scene.ts'

/** Steel crash barrier in three waves, seen flat. */
function drawArmco(s: Stage, y: number): void {
  const steel = [0.95, 0.55, 0.2, 0.7, 1].map((k) => s.shade('#c4cbdc', k))
  for (const i of range(3)) {
    s.rect(-40, y + i * 62, 1680, 64, s.lin([...steel, ...steel]))
    s.rect(-40, y + i * 62, 1680, 4, s.shade('#ffffff', 1), 'opacity=".8"')
    s.rect(-40, y + i * 62 + 58, 1680, 6, s.light.shadow, 'opacity=".45"')
    s.path(
      range(9)
        .map((k) => `M${90 + k * 186} ${y + i * 62 + 31}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0`)
        .join(''),
      s.shade('#5a6488', 0.3),
    )
  }
}

/** A marshal from the waist up, leaning out and looking left along the track. */
const marshal = (x: number, y: number, k: number, skin: string, o: { hat: string; arm: 'rail' | 'pole' }) => {
  const at = (s: Stage, draw: () => void) => s.placed({ x, y, scale: k }, draw)
  const orange = (s: Stage, lit: number) => s.shade('#ff6a00', lit)
  return [
    (s: Stage) =>
      at(s, () =>
        s.path(
          'M150 40C150 -60 140 -150 96 -190C40 -214 -30 -206 -66 -172C-96 -130 -110 -40 -112 40Z',
          orange(s, 0.75),
        ),
      ),
    (s: Stage) =>
      at(s, () => {
        s.path(
          'M-46 -196C-30 -168 30 -164 64 -192L72 -172C34 -142 -34 -146 -58 -176Z',
          s.shade('#fff6e6', 0.95),
        )
        s.path(
          'M-70 -164L-46 -176C-58 -110 -66 -40 -68 40H-96C-94 -40 -86 -110 -70 -164ZM96 -188L120 -164C136 -110 140 -40 140 40H112C112 -40 110 -120 96 -188Z',
          s.shade('#e9f0a0', 1),
        )
        s.line('M-14 -168C-20 -100 -24 -30 -24 40', s.shade('#a83a08', 0.3), 4)
      }),
    (s: Stage) =>
      at(s, () =>
        s.path('M-30 -206C-26 -236 24 -240 34 -208C26 -184 -14 -178 -30 -206Z', s.shade(skin, 0.45)),
      ),
    (s: Stage) =>
      at(s, () =>
        s.path(
          'M-72 -262C-84 -318 -36 -352 12 -344C58 -334 68 -282 52 -240C38 -216 0 -206 -24 -210C-50 -212 -64 -218 -66 -232L-86 -244Z',
          s.shade(skin, 0.85),
        ),
      ),
    (s: Stage) =>
      at(s, () => {
        s.line(
          'M-62 -272C-54 -278 -44 -278 -36 -274',
          s.shade('#3a2430', 0.3),
          5,
          'stroke-linecap="round" opacity=".75"',
        )
        s.line(
          'M-62 -288C-52 -296 -40 -296 -30 -290',
          s.shade('#3a2430', 0.3),
          4,
          'stroke-linecap="round" opacity=".5"',
        )
        s.line(
          'M-64 -232C-56 -228 -48 -228 -42 -230',
          s.shade('#7a3a34', 0.5),
          4,
          'stroke-linecap="round" opacity=".7"',
        )
      }),
    (s: Stage) =>
      at(s, () =>
        s.path(
          'M44 -228C74 -262 72 -330 14 -352C-32 -362 -70 -338 -74 -300L-10 -306C6 -292 10 -262 24 -240Z',
          s.shade('#33242c', 0.4),
        ),
      ),
    (s: Stage) =>
      at(s, () =>
        s.path(
          'M70 -296C64 -364 -10 -382 -52 -352C-74 -336 -78 -316 -78 -306C-106 -306 -128 -298 -134 -288C-90 -292 -20 -302 70 -296Z',
          s.shade(o.hat, 0.9),
        ),
      ),
    (s: Stage) =>
      at(s, () =>
        s.path(
          'M6 -262a24 32 0 1 0 48 0a24 32 0 1 0 -48 0ZM22 -290C18 -330 8 -356 -6 -368L4 -374C24 -358 36 -330 38 -290Z',
          s.shade('#22305c', 0.7),
        ),
      ),
    (s: Stage) =>
      at(s, () =>
        // The sleeve lies over the vest.
        o.arm === 'rail'
          ? s.path(
              'M60 -176C100 -160 100 -100 72 -60C30 -24 -40 -2 -110 10L-128 -26C-60 -44 -10 -70 10 -104C14 -140 30 -176 60 -176Z',
              orange(s, 0.95),
            )
          : s.path(
              'M56 -176C96 -168 112 -110 96 -60C76 -30 20 -40 -40 -64L-36 -100C0 -96 24 -100 34 -110C30 -140 36 -176 56 -176Z',
              orange(s, 0.95),
            ),
      ),
    (s: Stage) =>
      at(s, () =>
        s.path(
          o.arm === 'rail'
            ? 'M-104 -28C-132 -32 -166 -22 -172 -6C-170 10 -140 16 -108 12Z'
            : 'M-30 -104C-58 -112 -78 -98 -78 -80C-74 -62 -52 -58 -32 -62Z',
          s.shade('#f3e6cc', 0.9),
        ),
      ),
  ]
}

function drawRolledFlag(s: Stage, x: number, y: number, turn: number, colour: string): void {
  s.placed({ x, y, turn }, () => {
    s.rect(-5, -430, 10, 560, s.lin([s.shade('#8a6238', 0.3), s.shade('#e0b070', 1)], 0, 0, 1, 0))
    s.path(
      'M-13 -430C-18 -320 -17 -230 -14 -120C-10 -104 0 -96 8 -88C14 -120 17 -240 14 -430C4 -438 -6 -438 -13 -430Z',
      s.lin([s.shade(colour, 0.3), s.shade(colour, 1), s.shade(colour, 0.5)], 0, 0, 1, 0),
    )
    s.path('M-4 -118C6 -100 22 -84 40 -78C34 -110 20 -140 6 -160Z', s.shade(colour, 0.6))
    s.line(
      'M-8 -424C-10 -320 -9 -220 -6 -130M5 -424C7 -320 7 -220 4 -130',
      s.shade(colour, 0.15),
      2,
      'opacity=".5"',
    )
    s.line('M-15 -300H15M-15 -210H14', s.shade('#5a3a2a', 0.4), 4)
  })
}

/** Spectators far behind, out of focus: dabs in sunny colours. */
function drawSoftCrowd(s: Stage): void {
  const random = s.random(6)
  const colours = ['#f6e7c8', '#e9b98a', '#d8606a', '#5f8fc4', '#f2d48a', '#ffffff', '#8fb48a', '#3f5f9a']
  for (const i of range(1100)) {
    const y = 20 + random() * 420
    const r = 7 + random() * 6
    s.ellipse(
      random() * 1640 - 20,
      y,
      r,
      r * 1.25,
      s.shade(colours[i % 8] as string, 0.35 + random() * 0.4, 0.5),
      'opacity=".6"',
    )
  }
}

const CLOTH = { round: 34, from: [-0.7, -0.7], cast: { x: 14, y: 10, blur: 14, opacity: 0.3 } } as const

/** His sleeve and glove come last, in front of the flag he holds. */
const flagMarshal = marshal(540, 680, 1.2, '#d9a078', { hat: '#fff4e0', arm: 'pole' })

export default scene({
  name: 'moments/monaco-4',
  seed: 104,
  light: { base: 'day', lit: '#ffe9b8' },
  sun: { x: 300, y: -100, r: 20 },
  layers: [
    svg((s) => {
      s.rect(-40, -40, 1680, 620, s.lin([s.shade('#4a6f8f', 0.4, 0.3), s.shade('#9fb4a8', 0.6, 0.35)]))
      drawSoftCrowd(s)
      s.rect(
        -40,
        430,
        1680,
        170,
        s.lin([
          [s.light.shadow, 0],
          [s.light.shadow, 0.5],
        ]),
      )
      drawRolledFlag(s, 1130, 640, 9, '#f3c32c')
    }),
    bodies(CLOTH, marshal(1260, 690, 1.12, '#c98a64', { hat: '#fff4e0', arm: 'rail' })),
    bodies(CLOTH, marshal(900, 640, 1.2, '#8a5a40', { hat: '#f07a1c', arm: 'rail' })),
    bodies(CLOTH, flagMarshal.slice(0, -2)),
    svg((s) => drawRolledFlag(s, 476, 690, -15, '#2f8f5a')),
    bodies(CLOTH, flagMarshal.slice(-2)),
    svg((s) => {
      drawArmco(s, 610)
      s.rect(-40, 796, 1680, 160, s.lin([s.shade('#8d86a4', 0.7), s.shade('#6a6288', 0.4)]))
      s.path(
        range(14)
          .map((i) => `M${-40 + i * 124} 812h62l-30 40h-62Z`)
          .join(''),
        s.shade('#c20d1b', 0.85),
      )
      s.path(
        range(14)
          .map((i) => `M${22 + i * 124} 812h62l-30 40h-62Z`)
          .join(''),
        s.shade('#fff4e0', 0.95),
      )
    }),
  ],
})
