import type { Fault, Step, StepId } from '../../../draw/check.ts'
import type { checkWords } from '../../content/draw-checks.ts'
import { formatCount } from '../../lib/count.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { ticketNumber } from '../../lib/ticket-number.ts'
import { formatMoment } from '../../lib/time.ts'

type Words = typeof checkWords
export type StepStatus = keyof Words['status']

/** In the order in which the check goes. */
export const stepIds = [
  'manifest',
  'leaves',
  'root',
  'log',
  'beacon',
  'seed',
  'picks',
  'claims',
] as const satisfies readonly StepId[]

/** A step that lacks nothing but the hour of the draw waits; it has not failed. */
export function statusOf(id: StepId, steps: readonly Step[]): StepStatus {
  const step = steps.find((known) => known.id === id)
  if (!step) return 'pending'
  if (step.ok) return 'holds'
  const waits = step.faults.every(
    ({ code, on }) =>
      code === 'not_drawn_yet' || (code === 'depends' && statusOf(on as StepId, steps) === 'waits'),
  )
  return waits ? 'waits' : 'fails'
}

export function verdictOf(steps: readonly Step[]): keyof Words['verdict'] {
  const statuses = stepIds.map((id) => statusOf(id, steps))
  if (statuses.includes('fails')) return 'fails'
  if (statuses.includes('waits')) return 'waits'
  return isEmptyIn(steps) ? 'nobody' : 'holds'
}

/** Whether the list that was checked is empty; undefined until it was read. */
export function isEmptyIn(steps: readonly Step[]): boolean | undefined {
  const leaves = steps.find(({ id, ok }) => id === 'leaves' && ok)
  return leaves?.id === 'leaves' ? leaves.facts.live === 0 : undefined
}

export function titleOf(id: StepId, isEmpty: boolean, { steps, emptySteps }: Words): string {
  return isEmpty && (id === 'picks' || id === 'claims') ? emptySteps[id] : steps[id].title
}

/** Where anybody can read the round that was checked, from somebody who is not us; null unless it holds. */
export function relayOf(steps: readonly Step[], { steps: { beacon: words } }: Words) {
  const terms = steps.find(({ id }) => id === 'manifest')
  const manifest = terms?.id === 'manifest' ? terms.facts.manifest : null
  if (!manifest || statusOf('beacon', steps) !== 'holds') return null
  const { chain, round } = manifest
  return {
    label: fillIn(words.relay.label, { round: formatCount(round) }),
    address: fillIn(words.relay.address, { chain, round }),
  }
}

/** What is wrong, in words. */
export function faultSentence({ code, at, on }: Fault, words: Words): string {
  const [name = '', key] = code.split(':')
  const sentence = (words.faults as Partial<Record<string, string>>)[name] ?? words.faults.other
  return fillIn(sentence, {
    code,
    at: key ?? at ?? '',
    ticket: ticketNumber(at ?? 0),
    on: on ? words.steps[on as StepId].title : '',
  })
}

export type Figure = readonly [label: string, value: string]

/** The figures a step found, as people read them. */
export function figuresOf(step: Step, { steps: words }: Words): Figure[] {
  switch (step.id) {
    case 'manifest':
      return known([[words.manifest.figures.hash, step.facts.hash]])
    case 'leaves':
      return [
        [words.leaves.figures.live, formatCount(step.facts.live)],
        [words.leaves.figures.retired, formatCount(step.facts.retired)],
      ]
    case 'root':
      return known([[words.root.figures.root, step.facts.root]])
    case 'log': {
      const { size, signedAt, root } = step.facts
      const { figures } = words.log
      return known([
        [figures.size, formatCount(size)],
        [figures.signedAt, signedAt && formatMoment(signedAt)],
        [figures.root, root],
      ])
    }
    case 'beacon': {
      const { round, publishedAt, randomness } = step.facts
      const { figures } = words.beacon
      return known([
        [figures.round, round === null ? null : formatCount(round)],
        [figures.publishedAt, publishedAt && formatMoment(publishedAt)],
        [figures.randomness, randomness],
      ])
    }
    case 'seed':
      return known([[words.seed.figures.seed, step.facts.seed]])
    case 'picks': {
      const [winner, ...reserves] = step.facts.picks.map(({ ticketNo }) => ticketNumber(ticketNo))
      const { figures } = words.picks
      return known([
        [figures.winner, winner ?? null],
        [figures.reserves, reserves.join(', ') || null],
      ])
    }
    case 'claims':
      return [[words.claims.figures.claims, formatCount(step.facts.claims.length)]]
  }
}

function known(figures: readonly (readonly [string, string | null])[]): Figure[] {
  return figures.filter((figure): figure is Figure => figure[1] !== null)
}
