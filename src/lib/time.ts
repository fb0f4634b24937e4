const zone = { timeZone: 'Europe/London' } as const
const weekday = new Intl.DateTimeFormat('en-GB', { ...zone, weekday: 'short' })
const day = new Intl.DateTimeFormat('en-GB', { ...zone, day: 'numeric', month: 'long', year: 'numeric' })
const nearDay = new Intl.DateTimeFormat('en-GB', { ...zone, weekday: 'long', day: 'numeric', month: 'long' })
const clock = new Intl.DateTimeFormat('en-GB', {
  ...zone,
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** Draws close by the clock on a British wall, wherever the reader is. */
export function formatMoment(iso: string): string {
  const moment = new Date(iso)
  // Joined by hand: engines do not agree on what stands between a date and a time.
  return `${weekday.format(moment)} ${day.format(moment)}, ${clock.format(moment)}`
}

/** A moment of the coming weeks, without its year. */
export function formatNearMoment(iso: string): string {
  const moment = new Date(iso)
  return `${nearDay.format(moment).replace(',', '')}, ${clock.format(moment)}`
}

export function formatDay(iso: string): string {
  return day.format(new Date(iso))
}

/** The same for a line with little room: 'Sun 6 December, 20:00'. */
export function formatBriefMoment(iso: string): string {
  return formatMoment(iso).replace(/ \d{4}(, [\d:]+).*/, '$1')
}
