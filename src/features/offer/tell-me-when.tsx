import { type ComponentProps, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import type { tripOfferWords } from '../../content/trip-offer.ts'
import { Eyebrow } from '../../ui/section.tsx'
import type { NoticeForm } from './notice-form.tsx'

interface TellMeWhenProps {
  slug: string
  title: string
  words: (typeof tripOfferWords)['notice']
  /** Unfolds in its place instead of lying over the page. */
  inline?: boolean | undefined
}

const opener = 'min-h-6 underline decoration-champagne underline-offset-4'

/** The form is fetched by the press: most visits never need it. */
export function TellMeWhen({ inline, ...rest }: TellMeWhenProps) {
  return inline ? <Unfolded {...rest} /> : <Overlaid {...rest} />
}

function Unfolded({ slug, words }: TellMeWhenProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className="open:basis-full" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={`${opener} list-none [&::-webkit-details-marker]:hidden`}>{words.button}</summary>
      {open && (
        <div className="mt-3 max-w-xl bg-paper p-6 text-ink shadow-paper">
          <FetchedForm slug={slug} words={words} />
        </div>
      )}
    </details>
  )
}

/** A native dialog: it traps the focus, closes on Escape and gives the focus back by itself. */
function Overlaid({ slug, title, words }: TellMeWhenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const heading = useId()
  const show = () => {
    setOpen(true)
    dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={show} className={opener}>
        {words.button}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={heading}
        onClose={() => setOpen(false)}
        // What is under the dialog goes by arrow keys and swipes too; those made here are not meant for it.
        onKeyDown={keep}
        onTouchStart={keep}
        className="m-auto max-h-dvh w-[min(34rem,100%)] overflow-y-auto bg-paper p-[clamp(1.5rem,6vw,3rem)] text-base text-ink shadow-paper backdrop:bg-ink/70"
      >
        <Eyebrow>{title}</Eyebrow>
        <h2 id={heading} className="mt-3 mb-6 text-subheading">
          {words.title}
        </h2>
        {open && <FetchedForm slug={slug} words={words} autoFocus />}
        <button type="button" onClick={close} className={`${opener} mt-6`}>
          {words.close}
        </button>
      </dialog>
    </>
  )
}

function keep(event: SyntheticEvent): void {
  event.stopPropagation()
}

/** A lost connection is said in the form's place; closing and opening tries again. */
function FetchedForm(props: ComponentProps<typeof NoticeForm>) {
  const [Form, setForm] = useState<typeof NoticeForm | null>()
  useEffect(() => {
    import('./notice-form.tsx').then(
      (fetched) => setForm(() => fetched.NoticeForm),
      () => setForm(null),
    )
  }, [])
  if (Form === null) return <p role="alert">{props.words.failed}</p>
  return Form ? <Form {...props} /> : <div className="min-h-52" />
}
