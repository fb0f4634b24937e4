import { useEffect, useRef } from 'react'
import { deskErrors, deskWords } from '../../../content/operator/frame.ts'
import { told } from '../../../lib/refused.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/field.tsx'

interface MoreButtonProps {
  hasMore: boolean
  isBusy?: boolean
  /** Why more did not come. */
  error?: Error | null
  onMore: () => unknown
}

/** More of a list, below what is shown of it. */
export function MoreButton({ hasMore, isBusy = false, error, onMore }: MoreButtonProps) {
  const place = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    // The button goes with the end of the list: whoever pressed it goes on from its place.
    const isLost = wasPressed.current && document.activeElement === document.body
    if (!hasMore && isLost) place.current?.focus({ preventScroll: true })
  }, [hasMore])
  const more = () => {
    if (isBusy) return
    wasPressed.current = true
    onMore()
  }
  return (
    <div ref={place} tabIndex={-1} className="space-y-3 not-empty:mt-5 print:hidden">
      {error && <FormError>{told(error, deskErrors)}</FormError>}
      {hasMore && (
        <Button look="outline" size="small" aria-disabled={isBusy} onClick={more}>
          {isBusy ? deskWords.loading : deskWords.more}
        </Button>
      )}
    </div>
  )
}
