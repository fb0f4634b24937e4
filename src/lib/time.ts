const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
  timeZoneName: 'short',
})
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

/** Draws close by the clock on a British wall, wherever the reader is. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso))
}

export function formatDay(iso: string): string {
  return day.format(new Date(iso))
}
