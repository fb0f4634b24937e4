import { myAccountWords } from '../../../content/account/my-account.ts'
import { Part } from '../my-account/part.tsx'
import { PasswordChange } from '../my-account/password/password-change.tsx'
import { SignedInPlaces } from '../my-account/places/signed-in-places.tsx'
import { TwoSteps } from '../my-account/two-steps/two-steps.tsx'
import type { User } from '../session/api-session.ts'

/** Everything about how a person gets in, and where they are in already. */
export function SigningIn({ user }: { user: User }) {
  return (
    <Part id="signing-in" title={myAccountWords.signingIn.title}>
      <PasswordChange />
      <TwoSteps user={user} />
      <SignedInPlaces />
    </Part>
  )
}
