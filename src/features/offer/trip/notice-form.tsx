import { type SyntheticEvent, useState } from 'react'
import { noticeWords as words } from '../../../content/offer/notice.ts'
import type { MailAnswer } from '../../../lib/mail-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, FormError } from '../../../ui/field.tsx'
import { askNotice } from '../api.ts'

interface NoticeFormProps {
  slug: string
  autoFocus?: boolean
  /** Of whoever is known already. */
  email?: string | undefined
}

/** An address for the one letter about this trip; nobody is written to who does not confirm. */
export function NoticeForm({ slug, autoFocus, email }: NoticeFormProps) {
  const [answer, setAnswer] = useState<MailAnswer | 'sending' | null>(null)
  const sent = answer === 'sent'

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email'))
    setAnswer('sending')
    setAnswer(await askNotice(email, slug).catch(() => 'failed' as const))
  }

  return (
    <>
      <p role="status">{sent && words.sent}</p>
      {!sent && (
        <form onSubmit={submit} className="space-y-4">
          <Field
            label={words.label}
            name="email"
            type="email"
            required
            autoComplete="email"
            placeholder={words.placeholder}
            autoFocus={autoFocus}
            defaultValue={email}
          />
          <p className="text-sm text-slate">{words.consent}</p>
          <FormError>{answer && answer !== 'sending' && words[answer]}</FormError>
          <Button type="submit" disabled={answer === 'sending'}>
            {answer === 'sending' ? words.sending : words.send}
          </Button>
        </form>
      )}
    </>
  )
}
