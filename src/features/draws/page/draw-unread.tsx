import { drawWords } from '../../../content/draws/page.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckDesk } from '../checking/check-desk.tsx'
import './draws.css'

interface DrawUnreadProps {
  failed: boolean
  onRetry: () => void
}

/** Before the draw is known, and when it cannot be fetched: a saved file can be checked all the same. */
export function DrawUnread({ failed, onRetry }: DrawUnreadProps) {
  const { title, loading, needsScripts, unreachable } = drawWords
  return (
    <>
      <section
        data-hero="poster"
        aria-busy={!failed}
        className="flex min-h-[min(44rem,82svh)] items-end bg-midnight px-5 pb-10 text-ivory md:px-10 md:pb-16 bar:px-14 bar:pb-22"
      >
        <div className="max-w-[42rem]">
          <h1 className="text-title">{failed ? unreachable.title : title}</h1>
          <p role="status" className="mt-4 max-w-[27.6em] text-ivory/85">
            {failed ? unreachable.text : loading}
          </p>
          <noscript>
            <p className="mt-4 max-w-[27.6em] text-ivory/85">{needsScripts}</p>
          </noscript>
          {failed && (
            <Button look="ivory" className="mt-8" onClick={onRetry}>
              {unreachable.retry}
            </Button>
          )}
        </div>
      </section>
      {failed && <CheckDesk detail={null} fileAddress={null} />}
    </>
  )
}
