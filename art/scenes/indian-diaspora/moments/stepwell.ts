import { type Point, polygon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

export type Metres = readonly [right: number, up: number, away: number]

/** A square well that narrows storey by storey; measures in metres. */
const STOREYS = 13
const STOREY = 1.5
const LEDGE = 0.92
const RIM = 17.5
const STEPS = 6
const TOP = 0.3
const DEEP = 0.52
/** About how broad a double stair is; each storey fits as many as it has room for. */
const UNIT = 4.1

const CAMERA = { at: [-4.6, 3.2, -12.4], focal: 960, yaw: 0.47, pitch: 0.565 } as const

/** Looking down from the rim into a corner. */
export function inWell([x, y, z]: Metres): Point {
  const [dx, dy, dz] = [x - CAMERA.at[0], y - CAMERA.at[1], z - CAMERA.at[2]]
  const ahead = dx * Math.sin(CAMERA.yaw) + dz * Math.cos(CAMERA.yaw)
  const side = dx * Math.cos(CAMERA.yaw) - dz * Math.sin(CAMERA.yaw)
  const depth = Math.max(0.6, ahead * Math.cos(CAMERA.pitch) - dy * Math.sin(CAMERA.pitch))
  const rise = ahead * Math.sin(CAMERA.pitch) + dy * Math.cos(CAMERA.pitch)
  return [800 + (CAMERA.focal * side) / depth, 450 - (CAMERA.focal * rise) / depth]
}

/** Half the width of the well at a storey, and the height of its upper edge. */
export const wallAt = (storey: number): number => RIM - storey * LEDGE
export const heightAt = (storey: number): number => -storey * STOREY
export const WATER = heightAt(STOREYS) + 0.5

type Side = 'far' | 'right' | 'left'

/** Light on the faces of a wall. */
interface Faces {
  readonly tread: string
  readonly front: string
  readonly back: string
  readonly shadow: string
  /** Risers that look towards the growing and the shrinking coordinate. */
  readonly plus: string
  readonly minus: string
  readonly edge: string
}

/** The far wall in the sun, which stands to the right of it. */
export const sunlit = (s: Stage): Faces => ({
  tread: s.shade('#fbe6b4', 1),
  front: s.shade('#eebf76', 0.9),
  back: s.shade('#d39a5c', 0.68),
  shadow: s.shade('#a4685a', 0.2),
  plus: s.shade('#f6d08c', 1),
  minus: s.shade('#a06a58', 0.24),
  edge: s.shade('#fff4d0', 1),
})

/** The left wall, which looks straight into the sun. */
export const facingSun = (s: Stage): Faces => ({
  ...sunlit(s),
  front: s.shade('#efc47e', 0.92),
  back: s.shade('#dca866', 0.78),
  plus: s.shade('#a06a58', 0.24),
  minus: s.shade('#f6d08c', 1),
})

export const shaded = (s: Stage): Faces => ({
  tread: s.shade('#8fa6b4', 0.5),
  front: s.shade('#4f7592', 0.34),
  back: s.shade('#2f5578', 0.2),
  shadow: s.shade('#1f4468', 0.1),
  plus: s.shade('#2a4c70', 0.14),
  minus: s.shade('#6f90a4', 0.42),
  edge: s.shade('#b4c2c4', 0.6),
})

const NEAREST: Record<Side, number> = { far: -99, right: -10.4, left: -3 }

/** A place on a wall: along it, height, how far it stands out. */
const placeOn =
  (side: Side, storey: number) =>
  (u: number, y: number, out: number): Point =>
    side === 'far'
      ? inWell([u, y, wallAt(storey) - out])
      : inWell([(wallAt(storey) - out) * (side === 'left' ? -1 : 1), y, u])

export function drawWellWall(s: Stage, side: Side, faces: Faces): void {
  for (const storey of range(STOREYS)) drawStorey(s, side, storey, faces)
}

function drawStorey(s: Stage, side: Side, storey: number, faces: Faces): void {
  const at = placeOn(side, storey)
  const [top, foot, half] = [heightAt(storey), heightAt(storey + 1), wallAt(storey)]
  // What lies behind the camera cannot be projected.
  const from = Math.max(-half, NEAREST[side])
  const strip = (y1: number, o1: number, y2: number, o2: number) =>
    polygon([at(from, y1, o1), at(half, y1, o1), at(half, y2, o2), at(from, y2, o2)])
  s.path(strip(top, 0, foot, 0), faces.back)
  s.path(strip(foot, 0, foot, LEDGE), faces.tread)
  s.path(strip(foot, LEDGE, foot - 0.2, LEDGE), faces.front)
  const n = Math.max(2, Math.floor((2 * (half - DEEP)) / UNIT))
  const unit = (2 * (half - DEEP)) / n
  for (const j of range(n)) {
    const u = (j - (n - 1) / 2) * unit
    if (u - unit / 2 < from) continue
    drawDoubleStair(
      s,
      at,
      {
        u,
        top,
        foot,
        tread: (unit / 2 - TOP) / STEPS,
        eye: CAMERA.at[side === 'far' ? 0 : 2],
        thrown: side === 'left' ? 0.5 : -0.66,
      },
      faces,
    )
  }
}

interface Flights {
  readonly u: number
  readonly top: number
  readonly foot: number
  readonly tread: number
  readonly eye: number
  /** How far the shadow falls along the wall. */
  readonly thrown: number
}

/** Two flights that climb towards one another and meet on a small landing. */
function drawDoubleStair(
  s: Stage,
  at: (u: number, y: number, out: number) => Point,
  o: Flights,
  faces: Faces,
): void {
  const rise = (o.top - o.foot) / STEPS
  const steps = ([-1, 1] as const).flatMap((way) =>
    range(STEPS - 1).map((i) => ({
      way,
      near: o.u + way * (TOP + i * o.tread),
      far: o.u + way * (TOP + (i + 1) * o.tread),
      y: o.top - (i + 1) * rise,
    })),
  )
  const landing = { way: 0, near: o.u - TOP, far: o.u + TOP, y: o.top }
  const outline: (readonly [number, number])[] = [
    ...steps
      .filter(({ way }) => way < 0)
      .reverse()
      .flatMap(({ near, far, y }) => [[far, y] as const, [near, y] as const]),
    [landing.near, o.top],
    [landing.far, o.top],
    ...steps
      .filter(({ way }) => way > 0)
      .flatMap(({ near, far, y }) => [[near, y] as const, [far, y] as const]),
  ]
  const first = outline[0] as readonly [number, number]
  const last = outline[outline.length - 1] as readonly [number, number]
  const body = [[first[0], o.foot] as const, ...outline, [last[0], o.foot] as const]
  const thrown = body.map(([u, y]) => at(u + o.thrown, Math.max(o.foot, y - 0.5), 0))
  s.path(polygon(thrown), faces.shadow)
  const quad = (a: Point, b: Point, c: Point, d: Point) => polygon([a, b, c, d])
  for (const { near, far, y } of [landing, ...steps])
    s.path(quad(at(near, y, 0), at(far, y, 0), at(far, y, DEEP), at(near, y, DEEP)), faces.tread)
  const risers = { plus: '', minus: '' }
  for (const { way, near, y } of steps) {
    // A riser is seen only from its own side.
    if ((o.eye - near) * way < 0) continue
    risers[way > 0 ? 'plus' : 'minus'] += quad(
      at(near, y, 0),
      at(near, y + rise, 0),
      at(near, y + rise, DEEP),
      at(near, y, DEEP),
    )
  }
  s.path(risers.plus, faces.plus)
  s.path(risers.minus, faces.minus)
  s.path(polygon(body.map(([u, y]) => at(u, y, DEEP))), faces.front)
  s.line(
    polygon(
      outline.map(([u, y]) => at(u, y, DEEP)),
      false,
    ),
    faces.edge,
    1.1,
  )
}

/** Where the right wall's rim throws its shadow on the far wall. */
export const thrownShadow = (): string => {
  const corner = (storey: number): Point => inWell([wallAt(storey) + 1, heightAt(storey), wallAt(storey) + 1])
  const slope = 1.12
  const along = (fall: number): Point => inWell([RIM - fall / slope, -fall, RIM - (fall * LEDGE) / STOREY])
  return polygon([corner(-1), along(0), along(STOREYS * STOREY), inWell([6, -23, 4]), corner(STOREYS + 2)])
}
