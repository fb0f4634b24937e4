import type { User } from './api.ts'
import type { Profile } from './sign-up-rules.ts'

interface ProfileDetailsProps {
  user: User
  words: { title: string; fields: Record<'email' | keyof Profile, string>; empty: string }
}

export function ProfileDetails({ user, words }: ProfileDetailsProps) {
  const profile = user.user_metadata as Partial<Profile>
  const country = profile.country === 'GB' ? 'United Kingdom' : profile.country
  const rows = [
    [words.fields.email, user.email],
    [words.fields.name, profile.name],
    [words.fields.address1, profile.address1],
    [words.fields.address2, profile.address2],
    [words.fields.city, profile.city],
    [words.fields.postcode, profile.postcode],
    [words.fields.country, country],
    [words.fields.phone, profile.phone],
  ] as const
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-heading">
        {words.title}
      </h2>
      <dl className="mt-8 bg-paper px-6 py-3 shadow-paper sm:px-8">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-6 border-t border-mist py-3 first:border-0 sm:grid-cols-[10rem_1fr]"
          >
            <dt className="caps pt-1 text-[0.66rem] text-gold-deep">{label}</dt>
            <dd className={value ? '' : 'text-slate/80'}>{value || words.empty}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
