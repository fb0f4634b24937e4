import { useEffect, useRef, useState } from 'react'
import { lifeWords, oneDrawWords, previewWords as words } from '../../../../content/operator/draws.ts'
import { deskErrors } from '../../../../content/operator/frame.ts'
import { told } from '../../../../lib/refused.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormError } from '../../../../ui/field.tsx'
import { useAct } from '../../api.ts'
import { Facts } from '../../parts/facts.tsx'
import { Part } from '../../parts/room.tsx'
import { plannedLife } from '../life/life.ts'
import { LifeLine } from '../life/life-line.tsx'
import type { Looked } from './api-schedule.ts'
import { Manifest } from './manifest.tsx'
import { publicFacts, whoComesAlong } from './public-facts.ts'

interface DrawPreviewProps {
  looked: Looked
  onLookAgain: () => void
  onChange: () => void
  onScheduled: (id: string) => void
}

/** The draw as everybody would see it, before anything is written down. */
export function DrawPreview({ looked, onLookAgain, onChange, onScheduled }: DrawPreviewProps) {
  const { preview, manifest } = looked
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="mt-8">
      <Part title={words.title}>
        <div className="space-y-10 bg-paper p-6 sm:p-10">
          <div>
            <h3 className="text-heading">{preview.title}</h3>
            <p className="mt-2 text-slate">{oneDrawWords.mode[preview.payment]}</p>
            <p className="text-slate">{whoComesAlong(preview)}</p>
          </div>
          <section aria-label={words.facts.title}>
            <h3 className="mb-4 text-subheading">{words.facts.title}</h3>
            <Facts lines={publicFacts(preview, manifest?.round ?? null)} />
          </section>
          <section aria-label={lifeWords.title}>
            <h3 className="mb-4 text-subheading">{lifeWords.title}</h3>
            <LifeLine steps={plannedLife(preview, new Date(looked.at).toISOString())} />
          </section>
          <Manifest draw={preview.id} manifest={manifest} />
          <LastWord looked={looked} onLookAgain={onLookAgain} onChange={onChange} onScheduled={onScheduled} />
        </div>
      </Part>
    </div>
  )
}

/** The service would give a draw that opens now another opening after an hour. */
const keepsFor = 50 * 60_000

function LastWord({ looked: { wishes, preview, at }, onLookAgain, onChange, onScheduled }: DrawPreviewProps) {
  const scheduling = useAct('schedule_draw')
  const [problem, setProblem] = useState('')
  const schedule = async () => {
    if (Date.now() - at > keepsFor) return setProblem(words.tooOld)
    setProblem('')
    try {
      const draw = await scheduling.mutateAsync({
        ...wishes,
        opens_at: preview.opens_at,
        draw_id: preview.id,
      })
      onScheduled(draw.id)
    } catch (cause) {
      setProblem(told(cause, deskErrors))
    }
  }
  return (
    <div className="space-y-4 border-t border-mist pt-6">
      <p className="max-w-[36em] font-medium">{words.last}</p>
      <FormError>{problem}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button isBusy={scheduling.isPending} onClick={schedule}>
          {scheduling.isPending ? words.busy : words.confirm}
        </Button>
        {problem && (
          <Button look="outline" onClick={onLookAgain}>
            {words.again}
          </Button>
        )}
        <Button look="outline" onClick={onChange}>
          {words.change}
        </Button>
      </div>
    </div>
  )
}
