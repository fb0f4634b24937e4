import { useParams } from 'react-router'
import { drawWords } from '../content/draws/page.ts'
import { drawPage } from '../content/pages/draw-page.ts'
import { titled } from '../content/seo.ts'
import { DrawUnread } from '../features/draws/page/draw-unread.tsx'
import { OneDraw } from '../features/draws/page/one-draw.tsx'
import { useDraw } from '../features/draws/page/use-draw.ts'
import { useTitle } from '../lib/use-title.ts'
import { ClosingBand } from '../ui/closing-band.tsx'
import NotFoundPage from './not-found.tsx'

/** One page stands for every draw there will ever be, so it is told apart by its id alone, and not indexed. */
export const meta = () => [{ title: titled(drawWords.title) }, { name: 'robots', content: 'noindex' }]

export default function DrawPage() {
  const { id = '' } = useParams()
  const { detail, ahead, isError, refetch } = useDraw(id)
  useTitle(detail ? titled(detail.draw.title) : undefined)
  if (detail === null) return <NotFoundPage />
  if (!detail) return <DrawUnread failed={isError} onRetry={refetch} />
  return (
    <>
      <OneDraw detail={detail} ahead={ahead} file={id} />
      <ClosingBand ground="paper" {...drawPage.closing} />
    </>
  )
}
