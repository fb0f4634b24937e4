import { type Point, polygon } from '../engine/geometry.ts'
import { lerp, range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'

/** The granite tower with its two pointed arches; foot of its middle at (x, y), h its height. */
export function drawBridgeTower(s: Stage, o: { x: number; y: number; h: number; depth?: number }): void {
  const depth = o.depth ?? 0
  const granite = (k: number) => s.shade('#c9a486', k, depth)
  const toSun = s.lightSide(o.x)
  s.placed({ x: o.x, y: o.y, scale: o.h / 600 }, () => {
    const body =
      'M-216 0L-206 -560H206L216 0ZM-120 0V-330C-116 -400 -96 -440 -66 -468C-36 -440 -16 -400 -12 -330V0ZM12 0V-330C16 -400 36 -440 66 -468C96 -440 116 -400 120 -330V0Z'
    s.path(
      body,
      s.lin(
        toSun > 0 ? [granite(0.55), granite(0.8), granite(1)] : [granite(1), granite(0.8), granite(0.55)],
        0,
        0,
        1,
        0,
      ),
      'fill-rule="evenodd"',
    )
    for (const k of [-66, 66]) {
      s.path(
        `M${k - 54} 0V-330C${k - 50} -400 ${k - 30} -440 ${k} -468L${k + 12} -452C${k - 16} -424 ${k - 32} -390 ${k - 36} -326V0Z`,
        granite(toSun > 0 ? 0.12 : 0.4),
      )
    }
    const courses = range(26).map(
      (i) => `M${-214 + i * 0.4} ${-i * 22}H-122M122 ${-i * 22}H${214 - i * 0.4}M-11 ${-i * 22}H11`,
    )
    s.line(courses.join(''), granite(0.2), 1.2, 'opacity=".45"')
    s.line(
      range(5)
        .map((i) => `M-206 ${-480 - i * 18}H206`)
        .join(''),
      granite(0.2),
      1.2,
      'opacity=".4"',
    )
    s.path('M-226 -560H226L220 -536H-220Z', s.lin([granite(1.05), granite(0.5)]))
    s.path('M-214 -596H214V-560H-214Z', s.lin([granite(1), granite(0.75)]))
    s.path('M-226 -610H226V-592H-226Z', granite(1.08))
    s.path('M-196 -536V0M196 -536V0', 'none')
    for (const x of [-168, 168]) s.path(`M${x - 20} 0V-530H${x + 20}V0Z`, granite(0.9), 'opacity=".35"')
  })
}

/** Main cables and the web of stays from the tower's top down to the walkway, towards the viewer. */
export function drawCables(
  s: Stage,
  o: {
    top: readonly Point[]
    ends: readonly Point[]
    foot: (t: number, side: -1 | 1) => Point
    colour: string
  },
): void {
  o.top.forEach((top, i) => {
    const end = o.ends[i] as Point
    const side = i < o.top.length / 2 ? -1 : 1
    const on = (t: number): Point => {
      const sag = (1 - t) * t * 140
      return [lerp(top[0], end[0], t), lerp(top[1], end[1], t ** 1.25) + sag]
    }
    const hangers = range(22).map((k) => {
      const t = (k + 1) / 23
      return polygon([on(t), o.foot(t, side)], false)
    })
    s.line(hangers.join(''), o.colour, 1.3, 'opacity=".65"')
    const stays = range(14).map((k) => polygon([top, o.foot((k + 1) / 15, side)], false))
    s.line(stays.join(''), o.colour, 1, 'opacity=".5"')
    s.line(
      polygon(
        range(25).map((k) => on(k / 24)),
        false,
      ),
      o.colour,
      7,
    )
    s.line(
      polygon(
        range(25).map((k) => on(k / 24)),
        false,
      ),
      s.light.lit,
      1.6,
      'opacity=".7"',
    )
  })
}
