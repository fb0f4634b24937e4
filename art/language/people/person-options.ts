import type { Garment } from './clothes.ts'
import type { Hair } from './heads/person-head.ts'
import type { Pose, PoseName } from './poses.ts'

export interface PersonOptions {
  /** Between the feet. */
  readonly x: number
  readonly y: number
  /** Standing height; seated people keep the height they would have standing. */
  readonly h: number
  readonly pose?: PoseName | Pose
  readonly wears?: Garment
  readonly colour?: string
  /** Trousers, obi, sari border, sash. */
  readonly second?: string
  readonly skin?: string
  readonly hair?: Hair
  readonly hairColour?: string
  /** Women's proportions. */
  readonly slender?: boolean
  /** Child: larger head; give the child's own h. */
  readonly child?: boolean
  readonly flip?: boolean
  readonly depth?: number
  /** Lit 0..1; the deco look wants two clear tones. */
  readonly lit?: number
  /** One dark tone with a rim of light. */
  readonly silhouette?: boolean
  readonly rim?: boolean
}
