import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

interface HouseOptions {
  /** Middle of the front wall at the ground. */
  readonly x: number
  readonly y: number
  readonly w: number
  readonly depth?: number
}

/** A low stone house of Batanes under a thick cogon thatch. */
export function drawIvatanHouse(s: Stage, o: HouseOptions): void {
  const tone = (colour: string, lit: number) => s.shade(colour, lit, o.depth ?? 0)
  const stone = '#c9bca6'
  const thatch = '#a98e5e'
  s.placed({ x: o.x, y: o.y, scale: o.w / 300, flip: s.lightSide(o.x) < 0 }, () => {
    s.path('M-150 0H150L96 26L-250 40L-290 22Z', s.light.shadow, 'opacity=".36"')
    s.path('M-150 0V-92H72V4Z', tone(stone, 0.4))
    s.path('M72 4V-92H150V-4Z', tone(stone, 0.95))
    const random = s.random(o.x)
    const stones = range(46).map(() => {
      const x = -146 + random() * 200
      const y = -86 + random() * 80
      return `M${x.toFixed(1)} ${y.toFixed(1)}q7 -5 14 0q2 7 -6 8q-9 0 -8 -8Z`
    })
    s.path(stones.join(''), tone(stone, 0.75), 'opacity=".5"')
    for (const x of [-112, 10]) {
      s.path(`M${x} -16V-64H${x + 36}V-16Z`, tone('#2b2a50', 0.08))
      s.line(`M${x} -16V-64H${x + 36}V-16Z`, tone('#e9e0cc', 0.7), 5)
    }
    s.path('M-60 0V-66H-24V0Z', tone('#5a3a34', 0.25))
    s.line('M-60 0V-66H-24V0', tone('#e9e0cc', 0.7), 5)
    s.path(
      'M-176 -78C-150 -120 -104 -178 -70 -204H30C42 -180 66 -130 84 -78C20 -70 -110 -68 -176 -78Z',
      tone(thatch, 0.4),
    )
    s.path(
      'M30 -204C78 -200 130 -140 168 -80C140 -74 110 -74 84 -78C66 -130 42 -180 30 -204Z',
      tone('#d8bc80', 1),
    )
    const straws = range(60).map(() => {
      const t = random()
      const x = -160 + random() * 230
      return `M${(x * (0.5 + t * 0.5)).toFixed(1)} ${(-196 + t * 104).toFixed(1)}l${(x * 0.05).toFixed(1)} 18`
    })
    s.line(straws.join(''), tone('#e0c890', 0.9), 1.6, 'opacity=".5"')
    s.line(`M-176 -78C-110 -68 20 -70 84 -78C110 -74 140 -74 168 -80`, tone(thatch, 0.02), 5)
    s.line('M-72 -206H32', tone('#6a5040', 0.3), 8, 'stroke-linecap="round"')
    s.line(
      'M-140 -118C-60 -128 10 -128 62 -130M-112 -156C-60 -164 0 -164 48 -166',
      tone('#6a5040', 0.25),
      2.6,
      'opacity=".6"',
    )
  })
}

/** A white lighthouse with a red cap and gallery. */
export function drawLighthouse(s: Stage, o: { x: number; y: number; h: number; depth?: number }): void {
  const tone = (colour: string, lit: number) => s.shade(colour, lit, o.depth ?? 0)
  s.placed({ x: o.x, y: o.y, scale: o.h / 300, flip: s.lightSide(o.x) < 0 }, () => {
    const [shade, white] = [tone('#e4e6de', 0.4), tone('#fffaf0', 1)]
    s.path('M-70 4V-58H70V4Z', white)
    s.path('M-70 4V-58H-6V4Z', shade)
    s.path('M-80 -56L-58 -84H58L80 -56Z', tone('#c8553c', 0.8))
    for (const x of [-46, 22]) s.rect(x, -42, 24, 26, tone('#2f3a60', 0.2))
    s.path('M-34 -80L-25 -232H25L34 -80Z', white)
    s.path('M-34 -80L-25 -232H-3L-5 -80Z', shade)
    for (const y of [-120, -170]) s.path(`M-6 ${y}v-22a6 6 0 0 1 12 0v22Z`, tone('#2f3a60', 0.2))
    s.path('M-36 -230H36L32 -244H-32Z', tone('#e9e0cc', 0.7))
    s.line(
      'M-36 -246H36M-34 -246v-14M-17 -246v-14M0 -246v-14M17 -246v-14M34 -246v-14M-36 -260H36',
      tone('#6a4a44', 0.4),
      2,
    )
    s.rect(-17, -274, 34, 30, tone('#ffe9b0', 1))
    s.path('M-24 -272C-20 -294 20 -294 24 -272Z', tone('#c8452f', 0.8))
    s.line('M0 -290V-306', tone('#4a3440', 0.4), 3)
  })
}
