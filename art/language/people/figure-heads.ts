import type { Point } from '../../engine/geometry.ts'
import { outline } from '../../engine/outline.ts'
import type { Body } from './figure-body.ts'
import type { Piece } from './figure-tones.ts'

/** In hundredths of the head's height round its middle; y down, a profile looks right. */
interface HeadWear {
  readonly front: string
  readonly back?: string
  readonly side?: string
  /** A second shape upon it: band, brim, knot. */
  readonly mark?: string
  readonly markSide?: string
  /** Falls behind the neck and shoulders, from the front. */
  readonly behind?: string
  /** Hides all hair. */
  readonly covers?: true
}

const SKULL = {
  front: '0,-50 22,-45 34,-24 34,4 27,31 11,49 -11,49 -27,31 -34,4 -34,-24 -22,-45',
  side: '-8,-50 18,-47 31,-32 34,-14 34,-4 43,9 36,13 37,20 33,25 34,34 26,45 6,46 -6,38 -30,24 -39,-2 -34,-32',
}

const CAP = {
  front: '-37,-4 -38,-30 -22,-53 2,-58 26,-51 39,-30 37,-4 32,-16 20,-29 -4,-31 -25,-27 -32,-14',
  back: '-37,-6 -37,-32 -20,-54 2,-57 24,-52 38,-32 37,-6 31,20 18,30 0,33 -18,30 -31,20',
  side: '33,-32 25,-52 2,-58 -26,-51 -43,-28 -44,0 -37,22 -26,32 -18,14 -6,4 -6,-12 8,-24 24,-29',
}

export const HAIRS = {
  short: CAP,
  cropped: {
    front: '-35,-8 -35,-30 -20,-50 2,-54 24,-48 36,-30 35,-8 30,-22 14,-32 -12,-33 -29,-24',
    back: '-35,-4 -35,-30 -19,-51 2,-54 22,-49 36,-30 35,-4 28,14 14,22 -14,22 -28,14',
    side: '33,-30 24,-49 2,-54 -24,-48 -40,-27 -41,0 -34,16 -24,18 -16,4 -4,-2 2,-20 18,-30',
  },
  bald: {
    front: '-35,2 -36,-8 -32,-12 -31,6',
    back: '-35,-10 -32,4 -20,14 0,17 20,14 32,4 35,-10 34,12 24,26 0,30 -24,26 -34,12',
    side: '-40,-10 -24,-6 -10,-8 -6,4 -18,12 -28,28 -38,14',
  },
  curls: {
    front:
      '-40,6 -52,-4 -50,-24 -58,-40 -42,-54 -32,-72 -12,-68 4,-78 22,-68 38,-66 46,-50 58,-36 50,-20 52,-2 40,8 34,-14 20,-26 -4,-28 -24,-24 -33,-12',
    back: '-40,22 -54,6 -50,-18 -59,-36 -44,-52 -34,-70 -12,-67 4,-77 22,-67 40,-64 46,-48 58,-34 50,-14 53,6 40,24 24,36 0,40 -24,36',
    side: '30,-30 36,-52 22,-66 2,-76 -16,-68 -36,-66 -44,-46 -58,-32 -52,-10 -56,8 -42,28 -26,36 -16,22 -4,6 -4,-12 10,-22 24,-24',
  },
  bob: {
    front: '-42,34 -42,-24 -24,-54 2,-59 28,-52 42,-24 42,34 30,36 33,-4 22,-26 2,-32 -20,-28 -33,-6 -30,36',
    back: '-42,38 -43,-24 -24,-54 2,-59 28,-52 43,-24 42,38 22,42 0,43 -22,42',
    side: '34,-30 26,-52 2,-59 -28,-52 -46,-26 -46,10 -42,40 -20,44 0,38 -2,8 6,-18 24,-29',
  },
  long: {
    front: CAP.front,
    behind: '-40,-20 -24,-54 2,-58 26,-54 41,-20 43,40 40,92 24,100 18,40 -18,40 -24,100 -40,92 -43,40',
    back: '-40,-20 -24,-54 2,-58 26,-54 41,-20 42,40 38,104 18,116 0,114 -20,116 -39,102 -42,40',
    side: '33,-32 25,-52 2,-58 -27,-52 -45,-26 -47,20 -52,72 -46,108 -24,110 -14,70 -8,40 -6,8 0,-16 22,-29',
  },
  bun: {
    ...CAP,
    mark: '-18,-54 -20,-72 0,-81 20,-72 18,-54 0,-50',
    markSide: '-38,-30 -40,-48 -56,-52 -68,-38 -62,-20 -48,-16',
  },
  knot: {
    ...CAP,
    mark: '-24,20 -26,2 0,-7 26,2 24,20 0,28',
    markSide: '-36,20 -42,2 -58,2 -66,16 -56,30 -42,30',
  },
  plait: {
    ...CAP,
    mark: '-11,22 11,22 14,70 10,120 6,168 0,186 -6,168 -10,120 -14,70',
    markSide: '-42,12 -26,18 -36,66 -44,116 -50,158 -58,156 -58,112 -52,60',
  },
  ponytail: {
    ...CAP,
    mark: '-12,-28 12,-28 20,10 16,62 4,92 -12,66 -18,12',
    markSide: '-36,-34 -52,-40 -72,-18 -78,24 -70,58 -62,52 -58,12 -44,-10',
  },
} as const satisfies Record<string, HeadWear>

export const HATS = {
  /** Broad brim, for noon. */
  straw: {
    front: '-30,-30 -26,-64 -8,-72 12,-71 27,-62 31,-30',
    mark: '-78,-26 -40,-38 0,-41 40,-38 78,-26 66,-16 34,-22 0,-24 -34,-22 -66,-16',
    markSide: '-72,-20 -40,-34 0,-40 40,-36 80,-22 70,-14 36,-20 0,-23 -40,-18 -66,-12',
  },
  panama: {
    front: '-32,-26 -30,-58 -14,-66 0,-62 14,-66 30,-58 33,-26',
    mark: '-54,-22 -32,-33 0,-36 32,-33 54,-22 46,-14 26,-21 0,-23 -26,-21 -46,-14',
    markSide: '-52,-20 -34,-32 0,-36 36,-32 60,-18 52,-11 30,-20 0,-23 -36,-16',
  },
  cap: {
    front: '-37,-16 -36,-38 -20,-56 0,-60 20,-56 36,-38 37,-16 20,-22 -20,-22',
    side: '-41,-12 -42,-36 -24,-55 0,-60 22,-54 34,-38 37,-20 4,-22',
    back: '-37,-8 -36,-38 -20,-56 0,-60 20,-56 36,-38 37,-8 18,-4 0,-10 -18,-4',
    mark: '-30,-22 0,-27 30,-22 34,-10 0,-15 -34,-10',
    markSide: '20,-28 38,-24 66,-14 64,-8 36,-13 20,-16',
  },
  /** Peaked, of a captain, porter or doorman. */
  peaked: {
    front: '-36,-22 -46,-42 -34,-56 0,-62 34,-56 46,-42 36,-22',
    mark: '-34,-24 0,-28 34,-24 35,-12 0,-8 -35,-12',
    markSide: '-36,-22 0,-26 34,-24 56,-10 34,-10 0,-12 -36,-10',
  },
  fila: {
    front: '-36,-18 -34,-46 -14,-68 14,-72 36,-58 42,-40 37,-18 0,-24',
    side: '-40,-8 -44,-36 -40,-58 -14,-70 14,-64 32,-44 36,-20 0,-24',
  },
  gele: {
    front: '-36,-10 -52,-34 -66,-66 -50,-92 -20,-104 18,-106 52,-92 68,-62 52,-32 36,-10 0,-26',
    back: '-37,6 -52,-30 -66,-66 -50,-92 -20,-104 18,-106 52,-92 68,-62 52,-30 37,6 0,14',
    side: '34,-22 24,-44 26,-74 4,-104 -34,-108 -66,-88 -78,-56 -62,-24 -44,6 -30,4 -14,-18 10,-22',
    mark: '-26,-30 -44,-62 -30,-90 -18,-64 -4,-34 8,-62 28,-94 46,-66 28,-30 4,-24',
    markSide: '20,-34 10,-62 -16,-92 -24,-66 -52,-80 -34,-46 -52,-26 -10,-26',
    covers: true,
  },
  turban: {
    front: '-38,-12 -48,-34 -42,-62 -18,-76 16,-78 42,-64 49,-36 38,-12 14,-26 -8,-27',
    back: '-39,0 -49,-32 -42,-62 -18,-76 16,-78 42,-64 49,-34 39,0 20,14 -20,14',
    side: '36,-18 38,-48 22,-72 -8,-80 -40,-70 -54,-42 -48,-8 -36,6 -16,-10 12,-22',
    mark: '-44,-34 -20,-50 20,-70 40,-62 10,-46 -26,-24',
    markSide: '-50,-38 -20,-44 18,-66 34,-50 4,-36 -30,-18',
    covers: true,
  },
  /** A cloth over the hair, falling on the shoulders: dupatta, mantilla, a covered head in a shrine. */
  veil: {
    front:
      '-44,22 -46,-24 -28,-56 0,-62 28,-56 46,-24 44,22 34,10 33,-16 20,-36 0,-40 -20,-36 -33,-16 -34,10',
    behind: '-44,-20 0,-60 44,-20 50,40 66,92 30,108 -30,108 -66,92 -50,40',
    back: '-46,-20 -28,-56 0,-62 28,-56 46,-20 50,36 68,88 56,128 0,138 -56,128 -68,88 -50,36',
    side: '30,-44 6,-62 -26,-58 -48,-30 -52,20 -66,70 -62,118 -18,122 8,78 0,48 -10,24 -4,-8 12,-32',
    covers: true,
  },
  hijab: {
    front: '-40,30 -45,-20 -28,-54 0,-60 28,-54 45,-20 40,30 50,68 30,88 0,92 -30,88 -50,68',
    mark: '0,-38 20,-32 26,-12 24,18 10,38 -10,38 -24,18 -26,-12 -20,-32',
    back: '-45,-20 -28,-54 0,-60 28,-54 45,-20 44,36 54,76 30,92 0,96 -30,92 -54,76 -44,36',
    side: '34,-30 22,-54 -4,-60 -32,-52 -46,-20 -44,30 -50,76 -20,92 16,84 30,62 28,46 14,40 18,10 20,-16',
    covers: true,
  },
  /** Ghutra with its cord. */
  ghutra: {
    front: '-42,40 -44,-24 -26,-56 0,-61 26,-56 44,-24 42,40 34,36 34,-14 20,-32 -20,-32 -34,-14 -34,36',
    behind: '-42,-10 42,-10 56,64 44,104 -44,104 -56,64',
    back: '-44,-24 -26,-56 0,-61 26,-56 44,-24 50,40 60,96 30,118 0,124 -30,118 -60,96 -50,40',
    side: '34,-32 22,-56 -4,-61 -30,-54 -46,-22 -50,40 -58,96 -34,112 -4,96 0,44 0,0 12,-24',
    mark: '-43,-34 0,-46 43,-34 43,-25 0,-36 -43,-25',
    markSide: '-44,-32 0,-46 34,-40 34,-31 0,-37 -46,-23',
    covers: true,
  },
  /** Knotted cloth of Bali; also a worker's towel. */
  headcloth: {
    front: '-37,-16 -38,-36 -20,-52 -4,-54 4,-74 16,-54 30,-48 38,-34 37,-16 0,-30',
    back: '-37,-10 -38,-36 -20,-54 0,-58 20,-54 38,-36 37,-10 14,-2 20,16 0,4 -20,16 -14,-2',
    side: '36,-22 38,-44 30,-66 22,-50 0,-56 -26,-50 -42,-28 -40,-6 -52,6 -32,4 0,-20',
  },
  /** A wide cone of leaf, for planters in sun and rain. */
  leaf: {
    front: '0,-80 40,-54 88,-20 60,-14 0,-10 -60,-14 -88,-20 -40,-54',
  },
  toque: {
    front: '-34,-20 -36,-62 -50,-78 -40,-100 -14,-106 0,-100 18,-107 42,-100 50,-78 36,-62 34,-20 0,-26',
  },
  beanie: {
    front: '-38,-10 -38,-40 -20,-60 0,-66 20,-60 38,-40 38,-10 0,-18',
    mark: '-40,-8 -40,-26 0,-34 40,-26 40,-8 0,-17',
  },
  hood: {
    front: '-44,34 -50,-16 -34,-54 0,-66 34,-54 50,-16 44,34 34,16 32,-18 18,-36 -18,-36 -32,-18 -34,16',
    back: '-46,40 -50,-16 -34,-54 0,-66 34,-54 50,-16 46,40 0,50',
    side: '38,-34 24,-60 -6,-66 -36,-54 -52,-20 -48,30 -30,50 4,46 -2,20 6,-14 26,-26',
    covers: true,
  },
  helmet: {
    front: '-42,14 -48,-20 -34,-56 0,-66 34,-56 48,-20 42,14 0,2',
    mark: '-36,-14 0,-24 36,-14 32,8 0,4 -32,8',
    markSide: '4,-18 44,-24 46,-2 14,8',
  },
} as const satisfies Record<string, HeadWear>

export type HairName = keyof typeof HAIRS
export type HatName = keyof typeof HATS

export interface HeadLook {
  readonly hair: HairName
  readonly hairColour: string
  readonly hat?: HatName
  readonly hatColours: readonly [string, string]
  readonly beard?: boolean
  readonly skin: readonly [string, string]
  /** The side of the face that lies in shade, for those near enough to have one. */
  readonly shaded?: -1 | 1 | null
}

/** One plane from the brow down the nose to the chin. */
const HALF_FACE = '2,-40 2,-8 -4,8 -7,13 0,15 0,21 -4,24 1,28 2,49 12,48 27,31 34,4 34,-24 22,-45'

const BEARD = {
  front: '-33,4 -31,30 -14,54 14,54 31,30 33,4 22,20 0,16 -22,20',
  side: '-6,8 4,18 24,22 33,26 35,36 26,52 6,50 -8,36',
}

/** The head with its neck: `behind` lies under the dress, `before` upon it. */
export function headPieces(body: Body, look: HeadLook): { behind: Piece[]; before: Piece[] } {
  const { view } = body.pose
  const { crown, neck, headHeight } = body
  const [ux, uy] = [(crown[0] - neck[0]) / reach(body), (crown[1] - neck[1]) / reach(body)]
  const place = (text: string): Point[] =>
    outline(text).map(([x, y]) => {
      const [px, py] = [(x / 100) * headHeight, (-y / 100) * headHeight]
      return [crown[0] + px * uy + py * ux, crown[1] - px * ux + py * uy]
    })
  const of = (wear: HeadWear) =>
    (view === 'side' && wear.side) || (view === 'back' && wear.back) || wear.front
  const w = (body.woman ? 0.02 : 0.025) * (body.age === 'child' ? 0.9 : 1)
  const flesh = { colour: look.skin[0], dark: look.skin[1] }
  const throat: Point[] = [
    [neck[0] - w * 1.3, neck[1] - 0.012],
    [neck[0] - w + ux * 0.02, neck[1] + 0.03 * uy],
    [crown[0] - w - ux * 0.02, crown[1] - 0.02],
    [crown[0] + w - ux * 0.02, crown[1] - 0.02],
    [neck[0] + w + ux * 0.02, neck[1] + 0.03 * uy],
    [neck[0] + w * 1.3, neck[1] - 0.012],
  ]
  const hair: HeadWear = HAIRS[look.hat && look.hair === 'curls' ? 'cropped' : look.hair]
  const hat: HeadWear | undefined = look.hat && HATS[look.hat]
  const behind: Piece[] = []
  const before: Piece[] = [
    { outlines: [throat], ...flesh, shade: 0.012 },
    { outlines: [place(view === 'side' ? SKULL.side : SKULL.front)], ...flesh, shade: 0.024 },
  ]
  const lay = (text: string | undefined, colour: string, shade = 0.016) => {
    if (text) before.push({ outlines: [place(text)], colour, shade, tension: 0.9 })
  }
  const away = look.shaded
  if (view === 'front' && away) {
    const half = outline(HALF_FACE)
      .map(([x, y]) => `${x * away},${y}`)
      .join(' ')
    before.push({ outlines: [place(half)], colour: look.skin[1], dark: look.skin[1], shade: 0, fold: true })
  }
  if (look.beard && view !== 'back') lay(BEARD[view], look.hairColour, 0.012)
  if (!hat?.covers) {
    if (view === 'front' && hair.behind)
      behind.push({ outlines: [place(hair.behind)], colour: look.hairColour, shade: 0.02, far: true })
    // In front view a plait or ponytail hangs unseen down the back.
    const hangs = view === 'front' && !['bun'].includes(look.hair)
    if (view !== 'side' && !hangs) lay(hair.mark, look.hairColour)
    lay(of(hair), look.hairColour)
    if (view === 'back' && look.hair !== 'bun') lay(hair.mark, look.hairColour, 0.01)
    if (view === 'side') lay(hair.markSide, look.hairColour)
  }
  if (hat) {
    if (view === 'front' && hat.behind)
      behind.push({ outlines: [place(hat.behind)], colour: look.hatColours[0], shade: 0.02, far: true })
    lay(of(hat), look.hatColours[0])
    const face = look.hat === 'hijab' && view === 'front'
    if (face) before.push({ outlines: [place(HATS.hijab.mark)], ...flesh, shade: 0.018 })
    else if (look.hat !== 'hijab' && !(view === 'back' && NO_BACK.includes(look.hat ?? '')))
      lay(view === 'side' ? (hat.markSide ?? hat.mark) : hat.mark, look.hatColours[1], 0.008)
  }
  return { behind, before }
}

const NO_BACK = ['cap', 'peaked', 'helmet']

const reach = ({ crown, neck }: Body): number => Math.hypot(crown[0] - neck[0], crown[1] - neck[1]) || 1
