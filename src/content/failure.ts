/** What a visitor reads when a page breaks down under way. Every page carries it, so its picture comes without the others. */
export const failure = {
  eyebrow: 'A moment, please',
  title: 'This page did not open',
  text: 'Something went wrong on our side, or on the way to you. Try again; if that does not help, start from the home page.',
  retry: 'Try again',
  home: { label: 'Return to Home', to: '/' },
  picture: {
    name: 'heroes/not-found',
    alt: 'A lone walker with a lantern looks at a signpost without words where five moonlit paths divide.',
  },
} as const
