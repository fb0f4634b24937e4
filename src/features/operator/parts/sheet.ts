import type { Cell } from '../../../lib/csv.ts'

/** A file for the accountant: its name, and by the headings of its columns what stands there of each row. */
export function sheet<Row>(name: string, cells: Readonly<Record<string, (row: Row) => Cell>>) {
  return {
    name,
    columns: Object.keys(cells),
    lineOf: (row: Row): Record<string, Cell> =>
      Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, cell(row)])),
  }
}

/** A moment as spreadsheets sort it. */
export function momentCell(moment: string | null): Cell {
  return moment === null ? null : new Date(moment)
}
