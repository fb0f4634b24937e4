import type { DressName } from './figure-cuts.ts'
import type { HairName, HatName } from './figure-heads.ts'
import type { Age, Build } from './figure-joints.ts'
import type { SkinName } from './figure-tones.ts'

/** How somebody looks. */
export interface Look {
  readonly dress: DressName
  /** Cloth, second (trousers, wrapper, blouse), accent (belt, border, apron); those of the dress if not given. */
  readonly colours?: readonly string[]
  readonly skin: SkinName
  readonly woman?: boolean
  readonly age?: Age
  readonly build?: Build
  readonly hair?: HairName
  readonly hairColour?: string
  readonly beard?: boolean
  readonly hat?: HatName
  readonly hatColours?: readonly string[]
}
