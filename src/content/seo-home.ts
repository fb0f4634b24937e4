import { brand } from './brand.ts'
import type { PageMeta } from './types.ts'

/** By itself, so that a first visit does not carry the titles of all the other pages. */
export const homeMeta = {
  path: '/',
  title: `${brand.name} · Win the journey, send a wish forward`,
  description:
    'The prize draw for all-inclusive journeys. One ticket can take two of you away with everything paid, and a stated share goes to charity.',
} as const satisfies PageMeta
