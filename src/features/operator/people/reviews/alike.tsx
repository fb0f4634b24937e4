import type { SharedFact } from './shared-facts.ts'

interface AlikeProps {
  shared: readonly SharedFact[]
  fact: SharedFact
  text: string | null | undefined
}

/** One fact on a line of its own, marked where both have it. */
export function Alike({ shared, fact, text }: AlikeProps) {
  if (!text) return null
  const isShared = shared.includes(fact)
  return (
    <span className="block text-base wrap-break-word">
      {isShared ? <mark className="bg-champagne/30 px-1 -mx-1 font-medium text-ink">{text}</mark> : text}
    </span>
  )
}
