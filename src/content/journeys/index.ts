import { titled } from '../seo.ts'
import type { Experience, ExperienceSlug, Journey, PageMeta, TripFact } from '../types.ts'
import { baliJourney } from './bali.ts'
import { diasporaJourney } from './diaspora.ts'
import { disneyJourney } from './disney.ts'
import { dubaiJourney } from './dubai.ts'
import { factTitles } from './fact-titles.ts'
import { filipinoDiasporaJourney } from './filipino-diaspora.ts'
import { indianDiasporaJourney } from './indian-diaspora.ts'
import { japanJourney } from './japan.ts'
import { monacoJourney } from './monaco.ts'
import { seychellesJourney } from './seychelles.ts'
import { worldcup2026Journey } from './worldcup2026.ts'

/** The second act of every trip. */
export const journeys: Record<ExperienceSlug, Journey> = {
  seychelles: seychellesJourney,
  worldcup2026: worldcup2026Journey,
  'filipino-diaspora': filipinoDiasporaJourney,
  'indian-diaspora': indianDiasporaJourney,
  diaspora: diasporaJourney,
  japan: japanJourney,
  dubai: dubaiJourney,
  bali: baliJourney,
  monaco: monacoJourney,
  disney: disneyJourney,
}

export const journeyPath = ({ path }: Experience) => `${path}/journey`

export function journeyMeta(experience: Experience): PageMeta {
  const { hero } = journeys[experience.slug]
  return {
    path: journeyPath(experience),
    title: titled(hero.title.replace(/\.$/, '')),
    description: `${hero.eyebrow}, told day by day: ${experience.card.title}. What is included, when, who may come, and what the prize is worth.`,
  }
}

/** The nine facts of a trip under their headings. */
export function tripFacts(slug: ExperienceSlug) {
  const { facts } = journeys[slug]
  return (Object.keys(factTitles) as TripFact[]).map((fact) => ({
    title: factTitles[fact],
    text: facts[fact],
  }))
}
