import { useRef } from 'react'
import type { OneDraw, PublicDraw } from '../../../../contract/draws.ts'
import { checkWords as words } from '../../../content/draws/checking.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatMoment } from '../../../lib/time.ts'
import { Eyebrow, Section } from '../../../ui/section.tsx'
import { Certificate, CheatBand, CheckControls, ResultFiles } from './draw-check.tsx'
import { TicketCheck } from './ticket-check.tsx'
import { useChecker } from './use-checker.ts'
import { useResultCheck } from './use-result-check.ts'

interface CheckDeskProps {
  /** Null when the service cannot be reached: files can be checked all the same. */
  detail: OneDraw | null
  /** Where the draw's one file lies, once its pool is frozen. */
  fileAddress: string | null
  receipt?: { label: string; load: () => Promise<string> } | undefined
  /** The example's dare, in place of the plain cards for its file. */
  cheat?: { title: string; text: string } | undefined
}

/** Where a visitor checks a draw, a ticket or a file, without asking us anything. */
export function CheckDesk({ detail, fileAddress, receipt, cheat }: CheckDeskProps) {
  const ask = useChecker()
  const entries = detail?.pool?.n ?? 0
  const { check, start } = useResultCheck(ask, entries)
  const certificate = useRef<HTMLDivElement>(null)
  const files = {
    file: fileAddress && detail ? { href: fileAddress, name: `draw-${detail.draw.id}.json` } : null,
    busy: check.phase === 'busy',
    onFile: (file: File) => {
      start(file)
      // The button may stand a screen below what it sets going.
      certificate.current?.scrollIntoView()
    },
  }
  return (
    <>
      <Section id="check" className="grid items-start gap-x-20 gap-y-12 lg:grid-cols-[1fr_1.25fr]">
        <div>
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h2 className="mt-3 text-title">{words.title}</h2>
          <p className="mt-5 mb-8 max-w-[27.6em] text-slate">{words.text}</p>
          <CheckControls
            check={check}
            notYet={fileAddress ? null : notYet(detail?.draw ?? null)}
            onStart={() => fileAddress && start(fileAddress)}
          />
        </div>
        <Certificate
          ref={certificate}
          check={check}
          isEmpty={detail?.pool?.n === 0}
          className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
        />
        <div className="space-y-10">
          {detail && (
            <TicketCheck
              ask={ask}
              drawId={detail.draw.id}
              checkpointKey={keyIn(detail.manifest)}
              result={fileAddress}
              entries={entries}
              ready={receipt}
            />
          )}
          {!cheat && <ResultFiles {...files} contents={contentsOf(detail)} />}
        </div>
      </Section>
      {cheat && <CheatBand {...files} cheat={cheat} />}
    </>
  )
}

function contentsOf(detail: OneDraw | null) {
  if (!detail?.result) return 'before'
  return detail.pool?.n === 0 ? 'nobody' : 'drawn'
}

function notYet(draw: PublicDraw | null): string {
  const { cancelled, dated, undated } = words.notYet
  if (draw?.state === 'cancelled') return cancelled
  return draw?.freezes_at ? fillIn(dated, { freezes: formatMoment(draw.freezes_at) }) : undated
}

/** The key with which the log is signed, as the terms have it. */
function keyIn(manifest: string | null | undefined): string | null {
  return manifest ? ((JSON.parse(manifest) as { checkpointKey?: string }).checkpointKey ?? null) : null
}
