export const winnerListWords = {
  title: 'Finished draws',
  check: 'Check this draw',
  nobody: { label: 'No winner', text: 'Nobody had entered' },
  pending: 'The holder is being told',
  reserve: 'passed on from {number} to reserve {place}',
  demonstration: 'Demonstration, no prize was given',
  allDemonstrations: 'Demonstrations only, no prize was given',
  drawnOn: 'Drawn {date}',
  empty: {
    title: 'The first number is still to be drawn.',
    text: 'When it is, it stands here for good, with a way to check it. The example shows how that will look.',
    link: { label: 'See the example', to: '/draws/example' },
  },
  unreachable: 'The list of winners cannot be fetched just now. Please try again in a moment.',
} as const
