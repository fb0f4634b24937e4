import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { scheduleWords as words } from '../../../../content/operator/draws.ts'
import { deskErrors } from '../../../../content/operator/frame.ts'
import { told } from '../../../../lib/refused.ts'
import { FormError } from '../../../../ui/field.tsx'
import { useDesk } from '../../api.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { Told } from '../../parts/room.tsx'
import { useLook } from './api-schedule.ts'
import { DrawPreview } from './draw-preview.tsx'
import { WishForm } from './wish-form.tsx'

interface ScheduleDrawProps {
  /** Chosen before anybody chooses; may be none. */
  experience: string
}

/** First the wishes, then the draw as it would be, then the draw. */
export function ScheduleDraw({ experience }: ScheduleDrawProps) {
  const draws = useDesk('operator_draws', {})
  const offer = useDesk('on_offer', {})
  const looking = useLook()
  const navigate = useNavigate()
  const isLooking = looking.data !== undefined
  const wishes = useRef<HTMLDivElement>(null)
  // Whoever goes back to change something goes on there.
  useEffect(() => {
    if (!isLooking) wishes.current?.focus()
  }, [isLooking])
  return (
    <>
      <BackLink to="/operator/draws">{words.back}</BackLink>
      <PageTitle>{words.title}</PageTitle>
      <Told asked={draws}>
        {(book) => (
          <Told asked={offer}>
            {(offered) => (
              // Out of sight while there is something to look at, so that every wish is still there afterwards.
              <div ref={wishes} tabIndex={-1} hidden={isLooking} className="mt-8">
                <WishForm
                  draws={book}
                  offer={offered}
                  experience={experience}
                  isBusy={looking.isPending}
                  onWish={(wishes) => looking.mutate(wishes)}
                >
                  <FormError>{looking.error && told(looking.error, deskErrors)}</FormError>
                </WishForm>
              </div>
            )}
          </Told>
        )}
      </Told>
      {looking.data && (
        <DrawPreview
          looked={looking.data}
          onLookAgain={() => looking.mutate(looking.data.wishes)}
          onChange={() => looking.reset()}
          onScheduled={(id) => navigate(`/operator/draws?id=${id}`)}
        />
      )}
    </>
  )
}
