import type { BookedDraw } from '../../../../../contract/desk.ts'
import { cancelWords as words } from '../../../../content/operator/draws.ts'
import { formatCount } from '../../../../lib/count.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { useAct } from '../../api.ts'
import { ActForm } from '../../parts/act-form.tsx'
import { CheckedField } from '../../parts/checked-field.tsx'
import { Part } from '../../parts/room.tsx'

/** The gravest act of the desk: its reason is written to everybody, and the title is typed to confirm it. */
export function CancelDraw({ draw }: { draw: BookedDraw }) {
  const cancelling = useAct('cancel_draw')
  const title = { title: draw.title }
  const consequences = fillIn(words.consequences, {
    bought: formatCount(draw.paid_tickets),
    posted: formatCount(draw.postal_entries),
  })
  return (
    <Part title={words.title}>
      <p className="mb-4 max-w-[36em] text-slate">{words.text}</p>
      <ActForm
        button={words.button}
        title={fillIn(words.form, title)}
        text={draw.closes_at ? consequences : `${consequences} ${words.followed}`}
        confirm={words.confirm}
        grave
        needsReason
        onConfirm={(reason) => cancelling.mutateAsync({ draw_id: draw.id, reason })}
      >
        <CheckedField
          label={words.typed}
          hint={fillIn(words.typedHint, title)}
          name="title"
          autoComplete="off"
          required
          isRight={(text) => text.trim() === draw.title.trim()}
          wrong={fillIn(words.typedWrong, title)}
        />
      </ActForm>
    </Part>
  )
}
