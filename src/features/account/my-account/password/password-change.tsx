import { myAccountWords } from '../../../../content/account/my-account.ts'
import { Button } from '../../../../ui/button.tsx'
import { Sheet } from '../part.tsx'
import { useOpening } from '../use-opening.ts'
import { PasswordForm } from './password-form.tsx'

const words = myAccountWords.signingIn.password

export function PasswordChange() {
  const { open, place, show, close } = useOpening<HTMLDivElement>()
  return (
    <Sheet title={words.title} text={words.text}>
      <div ref={place}>
        {open ? (
          <PasswordForm onDone={close} />
        ) : (
          <Button look="outline" onClick={show}>
            {words.change}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
