export interface CalendarEntry {
  readonly id: string
  /** ISO moments. */
  readonly at: string
  readonly writtenAt: string
  readonly title: string
  readonly text: string
  readonly link: string
  readonly maker: string
}

/** One moment as a file every calendar takes (RFC 5545). */
export function calendarFile({ id, at, writtenAt, title, text, link, maker }: CalendarEntry): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${maker}//EN`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${utc(writtenAt)}`,
    `DTSTART:${utc(at)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${link}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .flatMap(folded)
    .join('\r\n')
}

/** '2026-12-24T20:00:00.000Z' → '20261224T200000Z'. */
function utc(iso: string): string {
  return new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}

const longest = 75

/** No line is longer than 75 octets; what goes on begins with a space. */
function folded(line: string): string[] {
  const lines = ['']
  for (const character of line) {
    const last = lines.at(-1) ?? ''
    if (octets(last + character) > longest) lines.push(` ${character}`)
    else lines[lines.length - 1] = last + character
  }
  return lines
}

function octets(text: string): number {
  return new TextEncoder().encode(text).length
}
