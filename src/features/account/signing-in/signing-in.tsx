import type { ComponentProps } from 'react'
import { Part } from '../my-account/part.tsx'
import { PasswordChange } from '../my-account/password-change.tsx'
import { SignedInPlaces } from '../my-account/signed-in-places.tsx'
import { TwoSteps } from '../my-account/two-steps.tsx'
import type { User } from '../session/api-session.ts'

interface SigningInProps {
  user: User
  words: {
    title: string
    password: ComponentProps<typeof PasswordChange>['words']
    twoSteps: ComponentProps<typeof TwoSteps>['words']
    places: ComponentProps<typeof SignedInPlaces>['words']
  }
}

/** Everything about how a person gets in, and where they are in already. */
export function SigningIn({ user, words }: SigningInProps) {
  return (
    <Part id="signing-in" title={words.title}>
      <PasswordChange words={words.password} />
      <TwoSteps user={user} words={words.twoSteps} />
      <SignedInPlaces words={words.places} />
    </Part>
  )
}
