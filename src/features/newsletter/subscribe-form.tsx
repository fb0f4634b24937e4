import { useMutation } from '@tanstack/react-query'
import type { SyntheticEvent } from 'react'
import { subscribeWords as words } from '../../content/newsletter/subscribing.ts'
import { toast, toastError } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { subscribe } from './api.ts'

/** An address for the monthly letter; nobody is written to who does not confirm. */
export function SubscribeForm() {
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
  )
}
