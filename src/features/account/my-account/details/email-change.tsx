import { useEffect } from 'react'
import { myAccountWords } from '../../../../content/account/my-account.ts'
import { Button } from '../../../../ui/button.tsx'
import { renewSession, type User } from '../../session/api-session.ts'
import { Sheet } from '../part.tsx'
import { useOpening } from '../use-opening.ts'
import { EmailForm } from './email-form.tsx'

const words = myAccountWords.email

/** Both addresses get a link; nothing changes before both are pressed. */
export function EmailChange({ user }: { user: User }) {
  const { open, place, show, close } = useOpening<HTMLDivElement>()
  const awaited = user.new_email
  useNewsOf(awaited)
  return (
    <Sheet title={words.title} text={words.text}>
      {awaited && (
        <p role="status" className="mb-6 border-l-2 border-champagne pl-4 text-base">
          {words.waiting.before} <strong className="font-medium break-words">{awaited}</strong>
          {words.waiting.after}
        </p>
      )}
      <div ref={place}>
        {open ? (
          <EmailForm current={user.email} onDone={close} />
        ) : (
          <Button look="outline" onClick={show}>
            {words.change}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

/** The links may have been pressed on another device meanwhile. */
function useNewsOf(awaited: string | undefined): void {
  useEffect(() => {
    if (awaited) renewSession().catch(() => undefined)
  }, [awaited])
}
