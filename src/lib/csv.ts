export type Cell = string | number | Date | null

type Row = Readonly<Record<string, Cell>>

/** Comma-separated as in RFC 4180; a cell that a spreadsheet would run as a formula is made plain text, a sum is not. */
export function csv(columns: readonly string[], rows: readonly Row[]): string {
  return csvHead(columns) + csvLines(columns, rows)
}

/** Its first line, for lists that are written in parts. */
export function csvHead(columns: readonly string[]): string {
  return `${columns.join(',')}\r\n`
}

export function csvLines(columns: readonly string[], rows: readonly Row[]): string {
  return rows.map((row) => `${columns.map((column) => cell(row[column] ?? null)).join(',')}\r\n`).join('')
}

function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = value instanceof Date ? value.toISOString() : value
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-\d+(\.\d+)?$/.test(text)
  const harmless = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
