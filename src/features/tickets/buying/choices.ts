import type { OnOffer, Trip } from '../../../../contract/offer.ts'
import type { ExperienceSlug } from '../../../content/types.ts'

export type Standing = Trip['state']

export function standingOf(slug: string, offer: OnOffer | null | undefined): Standing | undefined {
  return offer?.trips.find(({ experience }) => experience === slug)?.state
}

/** The specified choices, then whatever else is on sale; a trip somebody came for is among them, however it stands. */
export function choicesOf(
  specified: readonly ExperienceSlug[],
  offer: OnOffer | null | undefined,
  wished: ExperienceSlug | undefined,
): ExperienceSlug[] {
  const onSale = offer?.draws.map(({ experience }) => experience as ExperienceSlug) ?? []
  return [...new Set([...specified, ...onSale, ...(wished ? [wished] : [])])]
}

/** Where nothing was wished for: the trip whose draw closes next and has tickets left. */
export function closingNext({ draws }: Pick<OnOffer, 'draws'>): ExperienceSlug | undefined {
  const dated = draws.filter(({ closes_at: closesAt, remaining }) => closesAt && remaining !== 0)
  const [next] = dated.toSorted((a, b) => Date.parse(a.closes_at ?? '') - Date.parse(b.closes_at ?? ''))
  return next?.experience as ExperienceSlug | undefined
}
