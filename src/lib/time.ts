/** Draws close by the clock on a British wall, wherever the reader is. */
export const london = 'Europe/London'

/**
 * Made when a date is first told, and kept: making one reads the browser's tables of dates.
 * @__NO_SIDE_EFFECTS__
 */
function inLondon(parts: Intl.DateTimeFormatOptions): (moment: Date) => string {
  let format: Intl.DateTimeFormat | undefined
  return (moment) => {
    format ??= new Intl.DateTimeFormat('en-GB', { timeZone: london, ...parts })
    return format.format(moment)
  }
}

const weekday = inLondon({ weekday: 'short' })
const day = inLondon({ day: 'numeric', month: 'long', year: 'numeric' })
const shortDay = inLondon({ day: 'numeric', month: 'short' })
const month = inLondon({ month: 'long', year: 'numeric' })
const calendarYear = inLondon({ year: 'numeric' })
const nearDay = inLondon({ weekday: 'long', day: 'numeric', month: 'long' })
const clock = inLondon({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' })
const full = inLondon({ dateStyle: 'full', timeStyle: 'short' })
const plain = inLondon({ dateStyle: 'medium', timeStyle: 'short' })
const plainDay = inLondon({ dateStyle: 'medium' })
const time = inLondon({ timeStyle: 'short' })

/** 'Sun 6 December 2026, 20:00 GMT' */
export function formatMoment(iso: string): string {
  const moment = new Date(iso)
  // Joined by hand: engines do not agree on what stands between a date and a time.
  return `${weekday(moment)} ${day(moment)}, ${clock(moment)}`
}

/** A moment of the coming weeks: 'Sunday 6 December, 20:00 GMT'. */
export function formatNearMoment(iso: string): string {
  const moment = new Date(iso)
  return `${nearDay(moment).replace(',', '')}, ${clock(moment)}`
}

export function formatDay(iso: string): string {
  return day(new Date(iso))
}

/** Under an axis of days: '6 Dec'. */
export function formatShortDay(moment: Date): string {
  return shortDay(moment)
}

/** The same for a line with little room: 'Sun 6 December, 20:00'. */
export function formatBriefMoment(iso: string): string {
  return formatMoment(iso).replace(/ \d{4}(, [\d:]+).*/, '$1')
}

/** As letters tell it: 'Sunday, 6 December 2026 at 20:00 (UK time)'. */
export function formatFullMoment(iso: string): string {
  return `${full(new Date(iso))} (UK time)`
}

/** As lists for ourselves tell it: '6 Dec 2026, 20:00'. */
export function formatPlainMoment(iso: string): string {
  return plain(new Date(iso))
}

/** The same in a column of a table, never broken in two, and of this year without it: '6\u00a0Dec,\u00a020:00'. */
export function formatListMoment(iso: string, now = new Date()): string {
  return inOnePiece(formatPlainMoment(iso), iso, now)
}

/** A day by the same rule: '6\u00a0Dec', or of another year '6\u00a0Dec\u00a02025'. */
export function formatListDay(iso: string, now = new Date()): string {
  return inOnePiece(plainDay(new Date(iso)), iso, now)
}

/** The same in a headline: '6\u00a0December'. */
export function formatListDate(iso: string, now = new Date()): string {
  return inOnePiece(formatDay(iso), iso, now)
}

/** A month by the same rule: 'December', or of another year 'December\u00a02025'. */
export function formatListMonth(iso: string, now = new Date()): string {
  return inOnePiece(month(new Date(iso)), iso, now)
}

/** '20:00' */
export function formatTime(iso: string): string {
  return time(new Date(iso))
}

function inOnePiece(told: string, iso: string, now: Date): string {
  const year = calendarYear(now)
  const isOfThisYear = calendarYear(new Date(iso)) === year
  return (isOfThisYear ? told.replace(` ${year}`, '') : told).replaceAll(' ', '\u00a0')
}
