/** Under the bar. The second where a draw is scheduled: its clock runs to the end of sales, not to the draw. */
export const pillWords = { label: 'Next draw', closes: 'Entries close' } as const

/** What stands where the clock would, when there is nothing to count to. */
export const withoutClock = { unannounced: 'Date to be announced', ended: 'The draw has closed' } as const

/** In capitals under their figures. */
export const unitWords = { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' } as const

/** What the clock alone would leave unsaid. */
export const clockNotes = {
  unscheduled: 'No date is set yet. The clock shows the week a draw runs.',
  /** Between the name of a draw and its moment. */
  closes: 'closes',
  isDrawn: 'is drawn on',
} as const
