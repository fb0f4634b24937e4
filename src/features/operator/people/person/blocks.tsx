import { useState } from 'react'
import type { PersonPage } from '../../../../../contract/desk.ts'
import type { Block } from '../../../../../contract/person.ts'
import { personWords } from '../../../../content/operator/people.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { formatListMoment } from '../../../../lib/time.ts'
import { useAct } from '../../api.ts'
import { ActForm } from '../../parts/act-form.tsx'
import { Part } from '../../parts/room.tsx'

const words = personWords.blocks

interface BlocksProps {
  account: PersonPage['account']
  /** Of the person, with all accounts; the newest first. */
  blocks: readonly Block[]
}

/** Whether somebody may enter, and when that was decided why. */
export function Blocks({ account: { user_id, is_blocked, confirmed_at }, blocks }: BlocksProps) {
  const setting = useAct('set_block')
  const [said, setSaid] = useState('')
  const act = is_blocked ? words.unblock : words.block
  const change = async (reason: string) => {
    await setting.mutateAsync({ user_id, blocked: !is_blocked, reason })
    setSaid(act.done)
  }
  return (
    <Part title={words.title}>
      <ul className="border-t border-mist">
        {blocks.map((block) => (
          <BlockLine key={block.blocked_at} block={block} />
        ))}
      </ul>
      {blocks.length === 0 && <p className="py-4 text-slate">{words.empty}</p>}
      <p role="status" className="not-empty:py-3">
        {said}
      </p>
      {is_blocked || confirmed_at ? (
        <div className="mt-2 flex flex-wrap">
          <ActForm key={act.button} {...act} grave={!is_blocked} needsReason onConfirm={change} />
        </div>
      ) : (
        <p className="max-w-[40em] text-slate">{words.unconfirmed}</p>
      )}
    </Part>
  )
}

function BlockLine({ block: { reason, blocked_at, blocked_by, lifted_at, lifted_for } }: { block: Block }) {
  const blocked = { moment: formatListMoment(blocked_at), email: blocked_by ?? words.tool }
  return (
    <li className="border-b border-mist py-3">
      <p>{reason}</p>
      <p className="text-sm text-slate">{fillIn(words.blocked, blocked)}</p>
      {lifted_at ? (
        <p className="text-sm text-slate">
          {fillIn(words.lifted, { moment: formatListMoment(lifted_at) })}
          {lifted_for && `: ${lifted_for}`}
        </p>
      ) : (
        <p className="text-sm font-medium text-rose-error">{words.standing}</p>
      )}
    </li>
  )
}
