import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import type { WrittenLetter } from './letter.ts'

export interface LetterCopyWords {
  label: string
  subject: string
  button: string
  copied: string
  /** Where the browser keeps its clipboard to itself. */
  selected: string
  address: string
}

interface LetterToCopyProps {
  to: string
  letter: WrittenLetter
  words: LetterCopyWords
}

/** For a visitor without a mail program: the letter as it would be sent, and where to send it. */
export function LetterToCopy({ to, letter, words }: LetterToCopyProps) {
  const text = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState('')
  const whole = `${words.subject}: ${letter.subject}\n\n${letter.body}`
  const select = () => {
    text.current?.querySelector('textarea')?.select()
    setOutcome(words.selected)
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(whole)
      setOutcome(words.copied)
    } catch {
      select()
    }
  }
  return (
    <div ref={text} className="hairline space-y-5 border-t pt-6">
      <TextArea label={words.label} readOnly value={whole} />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <Button look="outline" onClick={copy}>
          {words.button}
        </Button>
        <p className="text-sm text-slate">
          {words.address}{' '}
          <a href={`mailto:${to}`} className="text-ink underline decoration-champagne underline-offset-4">
            {to}
          </a>
        </p>
      </div>
      <p role="status" className="text-sm text-slate empty:hidden">
        {outcome}
      </p>
    </div>
  )
}
