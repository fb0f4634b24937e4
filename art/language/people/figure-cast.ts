import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions } from './figure.ts'
import { CUTS, type DressName } from './figure-cuts.ts'
import type { HairName, HatName } from './figure-heads.ts'
import type { Age, Build } from './figure-joints.ts'
import type { Look } from './figure-look.ts'
import type { FigurePoseName } from './figure-poses.ts'
import type { SkinName } from './figure-tones.ts'

/** Who may come: each list is drawn from in turn, shuffled by the picture's seed, until it is used up. */
export interface Company {
  readonly poses: readonly FigurePoseName[]
  readonly men?: readonly DressName[]
  readonly women?: readonly DressName[]
  readonly skins: readonly SkinName[]
  /** Hues of the cloth, the picture's own. */
  readonly cloth: readonly string[]
  /** Trousers, wrappers, blouses. */
  readonly second?: readonly string[]
  readonly hats?: readonly (HatName | null)[]
  readonly ages?: readonly Age[]
}

export type Person = Look & Pick<FigureOptions, 'pose' | 'flip'> & { readonly tall: number }

const MEN_HAIR: readonly HairName[] = ['short', 'cropped', 'curls', 'short', 'bald']
const WOMEN_HAIR: readonly HairName[] = ['knot', 'long', 'bob', 'bun', 'curls', 'ponytail', 'plait']
const BUILDS: readonly Build[] = ['middling', 'slim', 'broad', 'middling', 'round', 'slim']
const HAIR_COLOURS = ['#33222a', '#2a1c22', '#4a3026', '#3a2830', '#6a4630']
const TALL: Record<Age, number> = { child: 0.64, youth: 0.84, adult: 1, elder: 0.95 }

/** Different people, the same ones whenever the picture is drawn; no two share pose, dress and colours. */
export function people(s: Stage, salt: number, count: number, from: Company): Person[] {
  const random = s.random(salt)
  const deck = <T>(cards: readonly T[]): (() => T) => {
    let left: T[] = []
    return () => {
      if (!left.length) left = [...cards]
      return left.splice(Math.floor(random() * left.length), 1)[0] as T
    }
  }
  const men = deck(from.men ?? [])
  const women = deck(from.women ?? [])
  const [pose, skin, cloth] = [deck(from.poses), deck(from.skins), deck(from.cloth)]
  const second = deck(from.second ?? from.cloth)
  const [hat, age, build] = [deck(from.hats ?? [null]), deck(from.ages ?? ['adult' as const]), deck(BUILDS)]
  const [his, hers, shade] = [deck(MEN_HAIR), deck(WOMEN_HAIR), deck(HAIR_COLOURS)]
  const seen = new Set<string>()
  const found: Person[] = []
  for (let tries = 0; found.length < count; tries++) {
    if (tries > count * 40)
      throw new Error(`no ${count} different people from so few poses, dresses and hues`)
    const woman = from.women?.length ? !from.men?.length || (found.length + salt) % 2 === 1 : false
    const dress = woman ? women() : men()
    const years = age()
    const worn = hat()
    const person: Person = {
      pose: pose(),
      dress,
      colours: [cloth(), second(), CUTS[dress].colours[2]],
      skin: skin(),
      woman,
      age: years,
      build: build(),
      hair: woman ? (years === 'elder' ? 'knot' : hers()) : his(),
      hairColour: years === 'elder' ? '#cfc6c4' : shade(),
      hatColours: [cloth(), second()],
      tall: TALL[years] * (woman ? 0.94 : 1) * (0.95 + random() * 0.1),
      flip: random() < 0.5,
      ...(worn ? { hat: worn } : {}),
    }
    const who = [person.pose, dress, ...(person.colours ?? [])].join(' ')
    if (seen.has(who)) continue
    seen.add(who)
    found.push(person)
  }
  return found
}

/** Puts people at their places, the farthest first; h is the height of a tall adult there. */
export function drawPeople(
  s: Stage,
  cast: readonly Person[],
  places: readonly { readonly x: number; readonly y: number; readonly h: number; readonly depth?: number }[],
  /** What else holds for all, or for each of them: a scarf, the shadow of noon. */
  also: (person: Person, i: number) => Partial<FigureOptions> = () => ({}),
): void {
  const placed = places.flatMap((place, i) => {
    const person = cast[i]
    return person ? [{ ...person, ...also(person, i), ...place, h: place.h * person.tall }] : []
  })
  for (const o of placed.sort((a, b) => a.y - b.y)) drawFigure(s, o)
}
