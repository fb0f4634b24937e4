import { useEffect, useRef, useState } from 'react'
import { brand } from '../../content/brand.ts'
import { letterWords } from '../../content/contact/form.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import type { WrittenLetter } from './letter.ts'

const words = letterWords.copy

/** For a visitor without a mail program: the letter as it would be sent, and where to send it. */
export function LetterToCopy({ letter }: { letter: WrittenLetter }) {
  const text = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState('')
  useEffect(() => text.current?.scrollIntoView({ block: 'center' }), [])
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
    <div ref={text} className="space-y-5 scroll-my-24">
      <div className="double-rule" />
      <h3 className="text-subheading">{words.title}</h3>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <Button onClick={copy}>{words.button}</Button>
        <p className="text-sm text-slate">
          {words.address}{' '}
          <a
            href={`mailto:${brand.email}`}
            className="text-ink underline decoration-champagne underline-offset-4"
          >
            {brand.email}
          </a>
        </p>
      </div>
      <p role="status" className="text-sm text-slate empty:absolute">
        {outcome}
      </p>
      <TextArea label={words.label} readOnly value={whole} rows={whole.split('\n').length + 2} />
    </div>
  )
}
