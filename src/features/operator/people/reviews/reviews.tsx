import { useState } from 'react'
import type { PersonReview } from '../../../../../contract/operator.ts'
import { peopleWords } from '../../../../content/operator/people.ts'
import { useDesk } from '../../api.ts'
import { InPieces } from '../../parts/in-pieces.tsx'
import { Part, Told } from '../../parts/room.tsx'
import { Review } from './review.tsx'

const words = peopleWords.reviews

/** Two who may be one person, side by side, until somebody has decided. */
export function Reviews() {
  const asked = useDesk('operator_person_reviews', {})
  const [said, setSaid] = useState('')
  return (
    <Part id={words.id} title={words.title}>
      <p className="mb-5 max-w-[44em] text-slate">{words.text}</p>
      <p role="status" className="not-empty:mb-5">
        {said}
      </p>
      <Told asked={asked}>{(reviews) => <ReviewList reviews={reviews} onDone={setSaid} />}</Told>
    </Part>
  )
}

interface ReviewListProps {
  reviews: readonly PersonReview[]
  onDone: (said: string) => void
}

function ReviewList({ reviews, onDone }: ReviewListProps) {
  if (reviews.length === 0) return <p className="border-t border-mist py-4 text-slate">{words.empty}</p>
  return (
    <InPieces rows={reviews}>
      {(shown) => (
        <ul className="border-t border-ink/25">
          {shown.map((review) => (
            <Review key={review.id} review={review} onDone={onDone} />
          ))}
        </ul>
      )}
    </InPieces>
  )
}
