import type { Args } from '../../../../../contract/acts.ts'
import type { LetterCheck as Check } from '../../../../../contract/desk.ts'
import { deskErrors } from '../../../../content/operator/frame.ts'
import { postWords } from '../../../../content/operator/post.ts'
import { formatCount } from '../../../../lib/count.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { formatListMoment } from '../../../../lib/time.ts'
import { useDesk } from '../../api.ts'
import { Told } from '../../parts/room.tsx'
import { useSettled } from '../../parts/use-settled.ts'
import { LikeLetters } from './like-letters.tsx'
import { canBeChecked, checkOf } from './typed-letter.ts'
import type { Letter } from './use-letter.ts'
import { WhoseLetter } from './whose-letter.tsx'

const words = postWords.check

/** Beside the letter: which draw it goes to, who may have written it, and whether it was here before. */
export function LetterCheck({ letter }: { letter: Letter }) {
  const settled = useSettled(letter.typed)
  const args = checkOf(settled)
  const isReady = canBeChecked(letter.typed) && canBeChecked(settled)
  return (
    <section aria-label={words.title} className="border-t border-ink/25 pt-4">
      <p className="caps mb-4 text-[0.71rem] tracking-[0.12em] text-slate">{words.title}</p>
      {isReady ? (
        // Of another writer nothing is shown, not even for the moment until the answer is there.
        <Checked key={`${args.full_name} ${args.postcode}`} args={args} letter={letter} />
      ) : (
        <p className="max-w-[34em] text-slate">{words.nothing}</p>
      )}
    </section>
  )
}

function Checked({ args, letter }: { args: Args<'operator_letter_check'>; letter: Letter }) {
  const asked = useDesk('operator_letter_check', args)
  const isCurrent = !asked.isPlaceholderData && isSame(args, checkOf(letter.typed))
  return (
    <div aria-busy={!isCurrent} className={`space-y-7 ${isCurrent ? '' : 'opacity-60'}`}>
      <Told asked={asked}>
        {(check) => (
          <>
            <Destination check={check} />
            <WhoseLetter accounts={check.accounts} letter={letter} isCurrent={isCurrent} />
            {/* Its own entry is there already when an answer was lost on the way. */}
            <LikeLetters letters={check.letters.filter(({ letter_id }) => letter_id !== letter.letterId)} />
          </>
        )}
      </Told>
    </div>
  )
}

function Destination({ check: { title, draws_at, max_per_person, refusal } }: { check: Check }) {
  if (refusal) {
    return (
      <p role="status" className="text-rose-error">
        {fillIn(words.cannot, { title })} {deskErrors[refusal]}
      </p>
    )
  }
  const goes = draws_at
    ? fillIn(words.dated, { title, moment: formatListMoment(draws_at) })
    : fillIn(words.undated, { title })
  return (
    <p role="status">
      {goes}{' '}
      <span className="text-slate">{fillIn(words.maximum, { count: formatCount(max_per_person) })}</span>
    </p>
  )
}

function isSame(one: Args<'operator_letter_check'>, other: Args<'operator_letter_check'>): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
