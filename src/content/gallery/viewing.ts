export const viewerWords = {
  label: 'Picture viewer',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  /** Between the numbers: 'n of total'. */
  of: 'of',
  open: 'Open picture',
  /** On a screen held upright, which shows the heart of a picture first. */
  whole: 'Show the whole picture',
  wholeShort: 'Whole picture',
} as const
