import { useState } from 'react'
import type { BookedDraw } from '../../../../../contract/desk.ts'
import type { Claim } from '../../../../../contract/operator.ts'
import { claimWords as words } from '../../../../content/operator/draws.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { ticketNumber } from '../../../../lib/ticket-number.ts'
import { Part, Told } from '../../parts/room.tsx'
import { ClaimFacts } from './claim-facts.tsx'
import { ClaimMoves } from './claim-moves.tsx'

interface ClaimsProps {
  draw: BookedDraw
  asked: { readonly data: readonly Claim[] | undefined; readonly error: Error | null }
  now: string
}

/** The turns at the prize of a draw, the newest first: it is the one that something can be done about. */
export function Claims({ draw, asked, now }: ClaimsProps) {
  const [said, setSaid] = useState('')
  return (
    <Part title={words.title}>
      <Told asked={asked}>
        {(claims) => {
          const newest = claims.at(-1)
          if (!newest)
            return <p className="text-slate">{draw.drawn_number === null ? words.nobody : words.none}</p>
          return (
            <ol className="space-y-10">
              {claims.toReversed().map((claim) => (
                <li key={claim.place}>
                  <p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
                    <span className="figures text-xl">{turnOf(claim)}</span>
                    <span className={claim.status === 'untold' ? 'text-rose-error' : 'text-slate'}>
                      {words.statuses[claim.status]}
                    </span>
                  </p>
                  <ClaimFacts claim={claim} now={now} />
                  {claim === newest && <ClaimMoves claim={claim} onDone={setSaid} />}
                </li>
              ))}
            </ol>
          )
        }}
      </Told>
      <p role="status" className="mt-4 text-slate">
        {said}
      </p>
    </Part>
  )
}

function turnOf({ place, number }: Claim): string {
  const told = { number: ticketNumber(number) }
  return place === 0 ? fillIn(words.winner, told) : fillIn(words.reserve, { place, ...told })
}
