type Cell = string | number | Date | null

/** Comma-separated as in RFC 4180; a cell that a spreadsheet would run as a formula is made plain text. */
export function csv(columns: readonly string[], rows: readonly Record<string, Cell>[]): string {
  const lines = rows.map((row) => columns.map((column) => cell(row[column] ?? null)).join(','))
  return `${[columns.join(','), ...lines].join('\r\n')}\r\n`
}

function cell(value: Cell): string {
  if (value === null) return ''
  const text = value instanceof Date ? value.toISOString() : String(value)
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
