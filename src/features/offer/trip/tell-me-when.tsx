import { type ComponentProps, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Trip } from '../../../../contract/offer.ts'
import { noticeWords as words } from '../../../content/offer/notice.ts'
import { Button } from '../../../ui/button.tsx'
import { Eyebrow } from '../../../ui/section.tsx'
import type { NoticeForm } from './notice-form.tsx'

type TellMeWhenProps = { trip: Trip } & Pick<ComponentProps<typeof Button>, 'look' | 'className'>

export function TellMeWhen({ trip, ...looks }: TellMeWhenProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} {...looks}>
        {words.button}
      </Button>
      {/* Where the button stands may be folded away or slide off; what was opened there stays. */}
      {open && createPortal(<Notice trip={trip} onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}

/** A native dialog: it traps the focus, closes on Escape and gives the focus back by itself. */
function Notice({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={(event) => {
        keep(event)
        onClose()
      }}
      // What is under the dialog goes by arrow keys and swipes too; those made here are not meant for it.
      onKeyDown={keep}
      onTouchStart={keep}
      className="m-auto max-h-dvh w-[min(34rem,100%)] overflow-y-auto bg-paper p-[clamp(1.5rem,6vw,3rem)] text-base text-ink shadow-paper backdrop:bg-ink/70"
    >
      <Eyebrow>{trip.title}</Eyebrow>
      <h2 id={heading} className="mt-3 mb-6 text-subheading">
        {words.title}
      </h2>
      <FetchedForm slug={trip.experience} autoFocus />
      <button
        type="button"
        onClick={() => dialog.current?.close()}
        className="mt-6 min-h-6 underline decoration-champagne underline-offset-4"
      >
        {words.close}
      </button>
    </dialog>
  )
}

function keep(event: SyntheticEvent): void {
  event.stopPropagation()
}

/** The form is fetched by the press, most visits never need it; a lost connection is said in its place. */
function FetchedForm(props: ComponentProps<typeof NoticeForm>) {
  const [Form, setForm] = useState<typeof NoticeForm | null>()
  useEffect(() => {
    import('./notice-form.tsx').then(
      (fetched) => setForm(() => fetched.NoticeForm),
      () => setForm(null),
    )
  }, [])
  if (Form === null) return <p role="alert">{words.failed}</p>
  return Form ? <Form {...props} /> : <div className="min-h-52" />
}
