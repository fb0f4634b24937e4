import { Batch } from './batch/batch.tsx'
import { LetterForm } from './letter/letter-form.tsx'

/** Letters become entries here, and each day's pile is printed for the file. */
export function Post() {
  return (
    <>
      <div className="print:hidden">
        <LetterForm />
      </div>
      <Batch />
    </>
  )
}
