import type { Claim, ClaimMove } from '../../../../../contract/operator.ts'
import { claimWords } from '../../../../content/operator/draws.ts'
import { Field } from '../../../../ui/field.tsx'
import { ActForm } from '../../parts/act-form.tsx'
import { CheckedField } from '../../parts/checked-field.tsx'
import { useClaimMove } from './api-claims.ts'
import { movesOf } from './moves.ts'

const { moves, form: words } = claimWords

interface ClaimMovesProps {
  claim: Claim
  onDone: (sentence: string) => void
}

/** What can be done about a turn, each act with what follows from it. */
export function ClaimMoves({ claim, onDone }: ClaimMovesProps) {
  const move = useClaimMove(claim)
  const carryOut = async (act: ClaimMove, form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '').trim() || null
    await move(
      act === 'claimed'
        ? { act, born_on: text('born'), first_name: text('firstName'), county: text('county') }
        : { act },
    )
    onDone(moves[act].done)
  }
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {movesOf(claim).map((act) => (
        <ActForm
          key={act}
          button={moves[act].button}
          title={moves[act].title}
          text={moves[act].text}
          confirm={moves[act].confirm}
          grave={act === 'refused'}
          onConfirm={(_reason, form) => carryOut(act, form)}
        >
          {act === 'claimed' && <ClaimFields />}
        </ActForm>
      ))}
    </div>
  )
}

function ClaimFields() {
  return (
    <>
      <CheckedField label={words.born} name="born" type="date" required />
      <p className="text-base text-slate">{words.consent}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.firstName} name="firstName" maxLength={60} autoComplete="off" />
        <Field label={words.county} name="county" maxLength={60} autoComplete="off" />
      </div>
    </>
  )
}
