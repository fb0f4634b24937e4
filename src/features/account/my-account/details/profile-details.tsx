import { myAccountWords } from '../../../../content/account/my-account.ts'
import { profileWords } from '../../../../content/account/profile.ts'
import { Button } from '../../../../ui/button.tsx'
import type { User } from '../../session/api-session.ts'
import type { Profile } from '../../signing-up/sign-up-rules.ts'
import { useOpening } from '../use-opening.ts'
import { DetailsForm } from './details-form.tsx'

const words = myAccountWords.details

/** Read on a sheet, changed in the same place. */
export function ProfileDetails({ user }: { user: User }) {
  const { open, place, show, close } = useOpening<HTMLDivElement>()
  const profile = user.user_metadata as Partial<Profile>
  return (
    <div ref={place} className="bg-paper px-[min(1.5rem,6vw)] py-3 shadow-paper sm:px-8">
      {open ? (
        <DetailsForm profile={profile} onDone={close} />
      ) : (
        <>
          <dl>
            {rowsOf(user, profile).map(([label, value]) => (
              <div
                key={label}
                className="grid grid-cols-[minmax(0,1fr)] gap-x-6 border-t border-mist py-3 first:border-0 sm:grid-cols-[10rem_minmax(0,1fr)]"
              >
                <dt className="caps pt-1 text-[0.66rem] text-gold-deep">{label}</dt>
                <dd className={value ? '' : 'text-slate/80'}>{value || words.empty}</dd>
              </div>
            ))}
          </dl>
          <Button look="outline" onClick={show} className="mt-4 mb-5">
            {words.change}
          </Button>
        </>
      )}
    </div>
  )
}

function rowsOf(
  user: User,
  profile: Partial<Profile>,
): (readonly [label: string, value: string | undefined])[] {
  const labels = words.shown
  return [
    [labels.email, user.email],
    [labels.name, profile.name],
    [labels.address1, profile.address1],
    [labels.address2, profile.address2],
    [labels.city, profile.city],
    [labels.postcode, profile.postcode],
    [labels.country, profile.country === 'GB' ? profileWords.country : profile.country],
    [labels.phone, profile.phone],
  ]
}
