import { Button } from '../../../ui/button.tsx'
import { Sheet } from './part.tsx'
import { PasswordForm, type PasswordFormWords } from './password-form.tsx'
import { useOpening } from './use-opening.ts'

interface PasswordChangeProps {
  words: { title: string; text: string; change: string; form: PasswordFormWords }
}

export function PasswordChange({ words }: PasswordChangeProps) {
  const { open, place, show, close } = useOpening<HTMLDivElement>()
  return (
    <Sheet title={words.title} text={words.text}>
      <div ref={place}>
        {open ? (
          <PasswordForm words={words.form} onDone={close} />
        ) : (
          <Button look="outline" onClick={show}>
            {words.change}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
