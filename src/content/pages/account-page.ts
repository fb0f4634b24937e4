export const accountPage = {
  eyebrow: 'Account',
  title: 'Your account',
  details: 'Your details',
  letters: 'Letters',
  protection: {
    title: 'Staying within your means',
    link: { label: 'Limits and breaks', to: '/player-protection' },
  },
} as const
