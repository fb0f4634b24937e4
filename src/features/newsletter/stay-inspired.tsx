import { useMutation } from '@tanstack/react-query'
import type { SyntheticEvent } from 'react'
import { toast, toastError } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Section } from '../../ui/section.tsx'
import { subscribe } from './api.ts'

interface StayInspiredWords {
  title: string
  text: string
  label: string
  placeholder: string
  consent: string
  button: string
  sending: string
  sent: string
  badAddress: string
  tooMany: string
  failed: string
}

export function StayInspired({ words }: { words: StayInspiredWords }) {
  const subscribing = useMutation({ mutationFn: subscribe })

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const answer = await subscribing.mutateAsync(String(new FormData(form).get('email')))
    if (answer !== 'sent') return toastError(words[answer])
    form.reset()
    return toast(words.sent)
  }

  return (
    <Section id="stay-inspired" ground="paper" className="grid items-end gap-x-20 gap-y-10 lg:grid-cols-2">
      <div>
        <h2 className="text-title">{words.title}</h2>
        <p className="mt-4 max-w-[44ch] text-slate">{words.text}</p>
      </div>
      <form onSubmit={submit} className="needs-scripts">
        <div className="flex items-end gap-3 max-sm:flex-col max-sm:items-stretch">
          <Field
            label={words.label}
            name="email"
            type="email"
            required
            autoComplete="email"
            placeholder={words.placeholder}
            className="flex-1"
          />
          <Button type="submit" disabled={subscribing.isPending}>
            {subscribing.isPending ? words.sending : words.button}
          </Button>
        </div>
        <p className="mt-3 text-sm text-slate">{words.consent}</p>
      </form>
    </Section>
  )
}
