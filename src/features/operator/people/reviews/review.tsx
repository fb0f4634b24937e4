import type { PersonReview } from '../../../../../contract/operator.ts'
import { peopleWords } from '../../../../content/operator/people.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { formatListMoment } from '../../../../lib/time.ts'
import { useAct } from '../../api.ts'
import { ActForm } from '../../parts/act-form.tsx'
import { sharedFacts } from './shared-facts.ts'
import { Side } from './side.tsx'

const words = peopleWords.reviews

interface ReviewProps {
  review: PersonReview
  onDone: (said: string) => void
}

export function Review({ review: { id, why, opened_at, people }, onDone }: ReviewProps) {
  const deciding = useAct('decide_person_review')
  const decide = async (same: boolean) => {
    await deciding.mutateAsync({ review_id: id, same })
    onDone(same ? words.same.done : words.different.done)
  }
  const shared = sharedFacts(...people)
  const facts = shared.map((fact) => words.facts[fact])
  return (
    <li className="border-b border-mist py-6">
      <h3 className="font-sans font-medium">
        {words.why[why]}
        <span className="ml-3 text-sm font-normal text-slate">
          {fillIn(words.since, { moment: formatListMoment(opened_at) })}
        </span>
      </h3>
      {facts.length > 0 && (
        <p className="text-sm text-slate">{fillIn(words.shared, { facts: facts.join(', ') })}</p>
      )}
      <div className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-2">
        <Side label={words.sides[0]} facts={people[0]} shared={shared} />
        <Side label={words.sides[1]} facts={people[1]} shared={shared} />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <ActForm {...words.same} grave onConfirm={() => decide(true)} />
        <ActForm {...words.different} onConfirm={() => decide(false)} />
      </div>
    </li>
  )
}
