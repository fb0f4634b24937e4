import type { BookedDraw } from '../../../../../contract/desk.ts'
import type { Cancellation, Claim, DrawPreview } from '../../../../../contract/operator.ts'
import type { lifeWords } from '../../../../content/operator/draws.ts'

export interface LifeStep {
  readonly step: keyof typeof lifeWords.steps
  readonly at: string | null
  /** `due`: its moment has come, and it has not happened yet. */
  readonly standing: 'past' | 'due' | 'next' | 'later'
}

type Dates = Pick<DrawPreview, 'opens_at' | 'closes_at' | 'postal_closes_at' | 'refunds_until' | 'draws_at'>

const claimPeriod = 48 * 3_600_000

const planned = (draw: Dates) =>
  [
    ['opens', draw.opens_at],
    ['closes', draw.closes_at],
    ['letters', draw.postal_closes_at],
    ['freezes', draw.refunds_until],
    ['drawn', draw.draws_at],
  ] as const

/** A draw that is still a plan: what will happen, and when. It may open the moment it is made, or before. */
export function plannedLife(draw: Dates, now: string): LifeStep[] {
  const standing = (at: string | null) => (isBy(at, now) ? 'past' : 'later')
  return [
    ...planned(draw).map(([step, at]): LifeStep => ({ step, at, standing: standing(at) })),
    firstClaim(draw),
  ]
}

/** What a draw has been through, where it stands at this moment, and what comes next. */
export function lifeOf(
  draw: BookedDraw,
  now: string,
  claim: Claim | undefined,
  cancellation: Cancellation | undefined,
): LifeStep[] {
  if (draw.status === 'cancelled') return cutShort(draw, cancellation)
  if (draw.closes_at === null) {
    return [
      { step: 'opens', at: draw.opens_at, standing: 'past' },
      { step: 'dated', at: null, standing: 'next' },
    ]
  }
  const steps = planned(draw).map(([step, at]) => ({
    step,
    at: step === 'drawn' ? (draw.drawn_at ?? at) : at,
  }))
  const isPast = ({ step, at }: (typeof steps)[number]) => {
    if (step === 'freezes') return draw.status !== 'open'
    return step === 'drawn' ? draw.status === 'drawn' : isBy(at, now)
  }
  const next = steps.find((step) => !isPast(step))
  return [
    ...steps.map((step): LifeStep => {
      if (isPast(step)) return { ...step, standing: 'past' }
      if (step !== next) return { ...step, standing: 'later' }
      return { ...step, standing: isBy(step.at, now) ? 'due' : 'next' }
    }),
    ...(draw.status === 'drawn' ? prizeSteps(draw.prize, claim) : [firstClaim(draw)]),
  ]
}

/** A cancelled draw went as far as it had come. */
function cutShort(draw: BookedDraw, cancellation: Cancellation | undefined): LifeStep[] {
  const end = cancellation?.started_at ?? null
  const before = planned(draw).filter(([step, at]) => step === 'opens' || isBy(at, end))
  return [
    ...before.map(([step, at]) => ({ step, at, standing: 'past' }) as const),
    { step: 'cancelled', at: end, standing: 'past' },
  ]
}

function prizeSteps(prize: BookedDraw['prize'], claim: Claim | undefined): LifeStep[] {
  const claimed = { step: 'claimed', at: claim?.claimed_at ?? null, standing: 'past' } as const
  switch (prize) {
    case 'untold':
      return [
        { step: 'told', at: null, standing: 'due' },
        { step: 'claimed', at: null, standing: 'later' },
        { step: 'delivered', at: null, standing: 'later' },
      ]
    case 'told':
      return [
        { step: 'claimed', at: claim?.claim_by ?? null, standing: 'next' },
        { step: 'delivered', at: null, standing: 'later' },
      ]
    case 'claimed':
      return [claimed, { step: 'delivered', at: null, standing: 'next' }]
    case 'delivered':
      return [claimed, { step: 'delivered', at: null, standing: 'past' }]
    case null:
      return []
    default:
      return [{ step: 'unclaimed', at: null, standing: 'past' }]
  }
}

/** The winner is told in the moment of the draw. */
function firstClaim({ draws_at: drawsAt }: Dates): LifeStep {
  const until = drawsAt && new Date(Date.parse(drawsAt) + claimPeriod).toISOString()
  return { step: 'claimed', at: until, standing: 'later' }
}

function isBy(at: string | null, end: string | null): boolean {
  return at !== null && end !== null && Date.parse(at) <= Date.parse(end)
}
