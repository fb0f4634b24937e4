import { useState } from 'react'
import { deskErrors, deskWords } from '../../../content/operator/frame.ts'
import { formatCount } from '../../../lib/count.ts'
import { type Cell, csvHead, csvLines } from '../../../lib/csv.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { told } from '../../../lib/refused.ts'
import { saveBlob } from '../../../lib/save-file.ts'
import { WordButton } from './word-button.tsx'

type Line = Readonly<Record<string, Cell>>

interface ExportButtonProps<Row> {
  /** Of the file, without its ending. */
  name: string
  columns: readonly string[]
  lineOf: (row: Row) => Line
  /** The whole list, in pages. */
  pages: () => AsyncIterable<readonly Row[]>
}

/** A list to its end, page by page, as a file for the accountant. */
export function ExportButton<Row>({ name, columns, lineOf, pages }: ExportButtonProps<Row>) {
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      // As text at once: a million rows as objects are more than a browser should hold.
      const parts = [csvHead(columns)]
      let count = 0
      for await (const rows of pages()) {
        parts.push(csvLines(columns, rows.map(lineOf)))
        count += rows.length
        setSaid(fillIn(deskWords.export.busy, { count: formatCount(count) }))
      }
      saveBlob(`${name}.csv`, new Blob(parts, { type: 'text/csv;charset=utf-8' }))
      setSaid(fillIn(deskWords.export.done, { count: formatCount(count) }))
    } catch (cause) {
      setSaid(told(cause, deskErrors))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 print:hidden">
      <p role="status" className="text-sm text-slate empty:-mr-4">
        {said}
      </p>
      <WordButton isBusy={busy} onClick={save}>
        {deskWords.export.button}
      </WordButton>
    </div>
  )
}
