import { brand } from '../../../content/brand.ts'
import { deskWords } from '../../../content/operator/frame.ts'
import { Link } from '../../../ui/link.tsx'
import { LogoMark } from '../../../ui/logo.tsx'

/** Above every room: whose desk this is, and the way back to what visitors see. */
export function Bar() {
  return (
    <header className="bg-ink text-ivory">
      <a href="#main" className="caps absolute -top-20 left-4 z-20 bg-ivory px-5 py-3.5 text-ink focus:top-3">
        {deskWords.skip}
      </a>
      <div className="mx-auto flex min-h-16 max-w-[92rem] items-center justify-between gap-4 px-(--bar-inset)">
        <p className="flex items-center gap-3 font-display text-[1.4rem] leading-none font-semibold tracking-wide">
          <LogoMark className="w-7 text-champagne" />
          {brand.name}
          <span className="caps hairline border-l pl-3 font-sans text-[0.71rem] text-ivory/80 max-sm:hidden">
            {deskWords.title}
          </span>
        </p>
        <Link
          to="/"
          className="flex min-h-11 items-center text-sm underline decoration-champagne underline-offset-4 hover:decoration-ivory"
        >
          {deskWords.site}
        </Link>
      </div>
    </header>
  )
}
