import { brand } from '../brand.ts'

export const drawListWords = {
  groups: {
    open: 'Open for entries',
    next: 'Opening next',
    waiting: 'Waiting for the draw',
    drawn: 'Drawn',
    cancelled: 'Cancelled',
  },
  empty: {
    title: 'No draw has taken place yet.',
    text: 'The first one appears here when it opens. Until then the example above shows what you will be able to check.',
  },
  unreachable: 'The list of draws cannot be fetched just now. The example above works without it.',
  follow: 'See this draw',
  check: 'Check this draw',
} as const

/** What search engines are told of a draw to come. */
export const drawEventWords = {
  name: `${brand.name} draw: {trip}`,
  description: 'The draw for the trip “{trip}”. Anybody can check its result in their own browser.',
} as const

export const exampleStripWords = {
  label: 'Example',
  title: 'Try it now: check a finished example',
  text: 'This draw never took place. Its thousand entries are invented; the beacon’s round is real, and so is the sum.',
  follow: 'Check the example',
  to: '/draws/example',
} as const
