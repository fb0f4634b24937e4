/** A drawn picture by name; `art/` renders it, `ui/picture.tsx` shows it. */
export interface Picture {
  readonly name: string
  /** What is to be seen, in one sentence. */
  readonly alt: string
  /** Where on the way down its heart lies, in per cent, if not in the middle: for upright screens too short for all of it. */
  readonly heart?: number
}

export type ExperienceSlug =
  | 'seychelles'
  | 'worldcup2026'
  | 'diaspora'
  | 'filipino-diaspora'
  | 'indian-diaspora'
  | 'monaco'
  | 'dubai'
  | 'japan'
  | 'bali'
  | 'disney'

export interface ExperienceCard {
  /** The trip's one name, wherever it is spoken of. */
  readonly title: string
  readonly location: string
  readonly duration: string
  readonly maxGuests: number
  readonly image: Picture
  readonly price: 'All-Inclusive'
  readonly description: string
  readonly isSpecial: boolean
}

type TimeLabel = 'Morning' | 'Afternoon' | 'Evening' | 'All Day' | 'Arrival' | 'Match Time' | 'Departure'

/** Activities as lines, or grouped under the time of day they belong to. */
export type DayPlan =
  | readonly string[]
  | readonly { readonly time: TimeLabel; readonly activities: readonly string[] }[]

/** One day as written; its number is its position. */
export interface DaySource {
  /** The day panel's headline. */
  readonly title: string
  /** The few words the bottom selector has room for. */
  readonly selector: string
  readonly plan: DayPlan
  readonly backgroundImage: Picture
}

export interface Experience {
  readonly slug: ExperienceSlug
  /** The experience's own address, which is the canonical one. */
  readonly path: `/${string}`
  readonly card: ExperienceCard
  /** Two colours taken from the experience's poster. */
  readonly accents: { readonly sky: string; readonly light: string }
  readonly metaDescription: string
  readonly days: readonly DaySource[]
}

/** What somebody asks before entering, in the order it is answered in. */
export type TripFact =
  | 'included'
  | 'airports'
  | 'when'
  | 'guests'
  | 'papers'
  | 'access'
  | 'planet'
  | 'value'
  | 'cash'

/** The second act of a trip: its long page, and the facts beside its days. */
export interface Journey {
  readonly slug: ExperienceSlug
  readonly hero: { readonly eyebrow: string; readonly title: string; readonly lead: string }
  readonly intro: readonly string[]
  readonly perks: { readonly title: string; readonly items: readonly Benefit[] }
  readonly chaptersTitle: string
  /** One for each day, in its order; title and picture are the day's own. */
  readonly chapters: readonly string[]
  readonly facts: Readonly<Record<TripFact, string>>
}

export interface GalleryGroup {
  readonly slug: string
  readonly title: string
  readonly caption: string
  readonly images: readonly Picture[]
}

export type PartnerCategoryId =
  | 'all'
  | 'hospitality'
  | 'aviation'
  | 'dining'
  | 'lifestyle'
  | 'events'
  | 'destination'

export interface PartnerCategory {
  readonly id: PartnerCategoryId
  readonly label: string
}

export interface Partner {
  readonly id: string
  readonly label: Exclude<PartnerCategoryId, 'all'>
  readonly name: string
  /** Path of the drawn monogram below `public/`. */
  readonly logo: string
  readonly description: string
  /** What members gain from it. */
  readonly partnership: string
  readonly locations: readonly string[]
  readonly tier: 'premier' | 'exclusive'
}

export interface Benefit {
  /** A lucide icon by its component name. */
  readonly icon: string
  readonly title: string
  readonly description: string
}

export interface Ambassador {
  readonly name: string
  readonly title: string
  readonly image: Picture
  readonly description: string
  readonly expertise: readonly string[]
  readonly locations: readonly string[]
}

export interface FaqItem {
  /** The fragment a question is linked by. */
  readonly id: string
  readonly question: string
  readonly answer: readonly string[]
  /** Where the answer can be seen at work. */
  readonly link?: { readonly label: string; readonly to: string }
}

export interface LegalPage {
  readonly title: string
  /** ISO date of the last change. */
  readonly updated: string
  readonly intro: readonly string[]
  readonly sections: readonly {
    readonly id: string
    readonly title: string
    readonly paragraphs: readonly string[]
    readonly list?: readonly string[]
    readonly link?: { readonly label: string; readonly to: string }
  }[]
}

export interface PageMeta {
  /** The canonical one. */
  readonly path: string
  readonly title: string
  readonly description: string
}
