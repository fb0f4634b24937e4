import { Link, useLocation } from 'react-router'
import type { thankYouWords } from '../../content/tickets.ts'
import type { FoundOrder } from './use-order.ts'

interface WithoutOrderProps {
  kind: Exclude<FoundOrder['kind'], 'found' | 'asking'>
  words: (typeof thankYouWords)['without']
}

/** Said under the words of thanks where nobody has bought anything, and where it leads from there. */
export function WithoutOrder({ kind, words }: WithoutOrderProps) {
  const { pathname, search } = useLocation()
  const ways = {
    none: words.buy,
    signedOut: { ...words.signIn, to: `${words.signIn.to}?next=${encodeURIComponent(pathname + search)}` },
    unknown: words.account,
    failed: words.account,
  } as const
  return (
    <div className="border-l-2 border-champagne pl-5">
      <p>{words[kind]}</p>
      <Link
        to={ways[kind].to}
        className="mt-2 inline-flex min-h-11 items-center underline decoration-champagne underline-offset-4 hover:decoration-ink"
      >
        {ways[kind].label}
      </Link>
    </div>
  )
}
