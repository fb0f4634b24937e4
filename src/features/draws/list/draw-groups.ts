import type { DrawState, PublicDraw } from '../../../../contract/draws.ts'

/** The groups of the list, in the order of what a visitor can still do, and the states of each in their own order. */
const groups = {
  open: ['open'],
  next: ['upcoming'],
  waiting: ['drawing', 'frozen', 'closed', 'waiting'],
  drawn: ['drawn'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly DrawState[]>

export type GroupName = keyof typeof groups

export function groupDraws(draws: readonly PublicDraw[]): { name: GroupName; draws: PublicDraw[] }[] {
  return Object.entries(groups)
    .map(([name, states]) => ({
      name: name as GroupName,
      draws: states.flatMap((state) => draws.filter((draw) => draw.state === state)),
    }))
    .filter(({ draws }) => draws.length > 0)
}
