import type { ReactNode } from 'react'
import { deskWords as words } from '../../../content/operator/frame.ts'

const shownFrom = {
  sm: 'max-sm:hidden',
  lg: 'max-lg:hidden',
  xl: 'max-xl:hidden',
  bar: 'max-bar:hidden',
} as const

export interface Column<Row> {
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** Figures stand right, so that their digits stand below each other. */
  readonly isFigure?: boolean
  /** Of acts that say themselves what they are: its heading is read out, not shown. */
  readonly isAct?: boolean
  /** Left out where the screen is narrower. */
  readonly from?: keyof typeof shownFrom
  /** Its class, where lists one below the other keep the same columns. */
  readonly width?: string
}

interface LedgerProps<Row> {
  /** Read out, not shown: what the list is a list of. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Said in the place of the rows when there are none. */
  empty?: string
}

/** The last column that is shown reaches the end of the rules, on a screen of any width. */
function airBefore<Row>(column: Column<Row>, columns: readonly Column<Row>[]): string {
  const isLast = (...hidden: (keyof typeof shownFrom)[]) =>
    columns.findLast(({ from }) => !from || !hidden.includes(from)) === column
  return [
    isLast('sm', 'lg', 'xl') ? 'pr-0' : 'pr-3',
    isLast('lg', 'xl') ? 'sm:pr-0' : 'sm:pr-6',
    isLast('xl') ? 'lg:pr-0' : 'lg:pr-6',
    isLast() ? 'xl:pr-0' : 'xl:pr-6',
  ].join(' ')
}

/** A list as a page of a ledger: hairlines, no boxes, figures in columns. */
export function Ledger<Row>({ caption, columns, rows, keyOf, empty = words.empty }: LedgerProps<Row>) {
  const isFixed = columns.some(({ width }) => width)
  if (rows.length === 0) return <p className="border-t border-mist py-4 text-slate">{empty}</p>
  const look = (column: Column<Row>) => {
    const { isFigure, from, width = '' } = column
    // In front, figures begin where the rule does.
    const side = isFigure && column !== columns[0] ? 'text-right' : ''
    return `${airBefore(column, columns)} ${side} ${isFigure ? 'tabular-nums' : ''} ${from ? shownFrom[from] : ''} ${width}`
  }
  return (
    // Wide lists scroll within themselves; whoever uses the keyboard can do so too.
    // biome-ignore lint/a11y/useSemanticElements: no set of fields, and its part is the landmark already
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
    <div role="group" aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className={`w-full text-left text-base ${isFixed ? 'table-fixed' : ''}`}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-ink/25">
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                className={`caps py-2 align-bottom text-[0.71rem] font-medium tracking-[0.12em] text-slate ${look(column)}`}
              >
                {column.isAct ? <span className="sr-only">{column.label}</span> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-mist align-baseline hover:bg-paper">
              {columns.map((column) => (
                <td
                  key={column.label}
                  className={`py-2.5 ${column.isFigure ? 'whitespace-nowrap max-sm:text-[0.94rem]' : ''} ${look(column)}`}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
