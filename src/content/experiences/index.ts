import type { Experience } from '../types.ts'
import { bali } from './bali.ts'
import { diaspora } from './diaspora.ts'
import { disney } from './disney.ts'
import { dubai } from './dubai.ts'
import { filipinoDiaspora } from './filipino-diaspora.ts'
import { indianDiaspora } from './indian-diaspora.ts'
import { japan } from './japan.ts'
import { monaco } from './monaco.ts'
import { seychelles } from './seychelles.ts'
import { worldcup2026 } from './worldcup2026.ts'

/** In the order of the collection. */
export const experiences: readonly Experience[] = [
  seychelles,
  worldcup2026,
  filipinoDiaspora,
  indianDiaspora,
  diaspora,
  japan,
  dubai,
  bali,
  monaco,
  disney,
]
