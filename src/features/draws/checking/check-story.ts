import type { Fault, Step, StepId } from '../../../../draw/check.ts'
import { checkWords as words } from '../../../content/draws/checking.ts'
import { formatCount } from '../../../lib/count.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { ticketNumber } from '../../../lib/ticket-number.ts'
import { formatMoment } from '../../../lib/time.ts'

export type StepStatus = keyof typeof words.status

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

export function verdictOf(steps: readonly Step[]): keyof typeof words.verdict {
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

export function titleOf(id: StepId, isEmpty: boolean): string {
  const { steps, emptySteps } = words
  return isEmpty && (id === 'picks' || id === 'claims') ? emptySteps[id] : steps[id].title
}

/** Where anybody can read the round that was checked, from somebody who is not us; null unless it holds. */
export function relayOf(steps: readonly Step[]) {
  const { relay } = words.steps.beacon
  const terms = steps.find(({ id }) => id === 'manifest')
  const manifest = terms?.id === 'manifest' ? terms.facts.manifest : null
  if (!manifest || statusOf('beacon', steps) !== 'holds') return null
  const { chain, round } = manifest
  return {
    label: fillIn(relay.label, { round: formatCount(round) }),
    address: fillIn(relay.address, { chain, round }),
  }
}

/** What is wrong, in words. */
export function faultSentence({ code, at, on }: Fault): string {
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
export function figuresOf(step: Step): Figure[] {
  const { steps } = words
  switch (step.id) {
    case 'manifest':
      return known([[steps.manifest.figures.hash, step.facts.hash]])
    case 'leaves':
      return [
        [steps.leaves.figures.live, formatCount(step.facts.live)],
        [steps.leaves.figures.retired, formatCount(step.facts.retired)],
      ]
    case 'root':
      return known([[steps.root.figures.root, step.facts.root]])
    case 'log': {
      const { size, signedAt, root } = step.facts
      const { figures } = steps.log
      return known([
        [figures.size, formatCount(size)],
        [figures.signedAt, signedAt && formatMoment(signedAt)],
        [figures.root, root],
      ])
    }
    case 'beacon': {
      const { round, publishedAt, randomness } = step.facts
      const { figures } = steps.beacon
      return known([
        [figures.round, round === null ? null : formatCount(round)],
        [figures.publishedAt, publishedAt && formatMoment(publishedAt)],
        [figures.randomness, randomness],
      ])
    }
    case 'seed':
      return known([[steps.seed.figures.seed, step.facts.seed]])
    case 'picks': {
      const [winner, ...reserves] = step.facts.picks.map(({ ticketNo }) => ticketNumber(ticketNo))
      const { figures } = steps.picks
      return known([
        [figures.winner, winner ?? null],
        [figures.reserves, reserves.join(', ') || null],
      ])
    }
    case 'claims':
      return [[steps.claims.figures.claims, formatCount(step.facts.claims.length)]]
  }
}

function known(figures: readonly (readonly [string, string | null])[]): Figure[] {
  return figures.filter((figure): figure is Figure => figure[1] !== null)
}
