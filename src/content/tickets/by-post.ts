/** The draws that take letters. */
export const byPostWords = {
  title: 'Open for entries now',
  empty: 'No draw has a date yet. Postal closing times appear here as soon as one is scheduled.',
  facts: {
    postalCloses: 'Letters must arrive by',
    draws: 'Drawn',
    maximum: 'Most per person',
    issued: 'Entries so far',
  },
  undated: 'Date to be announced',
} as const
