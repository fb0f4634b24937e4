import { type ReactNode, useRef } from 'react'
import { menuWords, navLinks } from '../../content/navigation.ts'
import { Link } from '../../ui/link.tsx'
import { type NavLink, useIsActive } from './nav-link.ts'

/** A native dialog: it traps the focus, closes on Escape and gives the focus back by itself. */
export function MobileMenu({ accountLink }: { accountLink: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <div className="links:hidden">
      <button
        type="button"
        aria-label={menuWords.open}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        className="grid size-11 place-items-center"
      >
        <span className="block h-3.5 w-7 border-y-[1.5px] border-current" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a tap on the overlay closes; the keyboard has Escape */}
      <dialog
        ref={dialog}
        aria-label={menuWords.label}
        onClick={(event) => event.target === event.currentTarget && close()}
        className="mobile-menu fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(25rem,88vw)] bg-midnight text-ivory backdrop:bg-ink/60 backdrop:backdrop-blur-sm"
      >
        <div className="flex min-h-full flex-col px-8 pt-4 pb-10">
          <button
            type="button"
            aria-label={menuWords.close}
            onClick={close}
            className="-mr-3 grid size-11 place-items-center self-end"
          >
            <svg
              viewBox="0 0 20 20"
              className="w-5"
              stroke="currentColor"
              strokeWidth="1.4"
              aria-hidden="true"
            >
              <path d="M2 2l16 16M18 2 2 18" />
            </svg>
          </button>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: following any link closes the menu */}
          <div onClick={(event) => (event.target as Element).closest('a') && close()} className="contents">
            <nav aria-label={menuWords.label}>
              <ul className="mt-2">
                {navLinks.map((link) => (
                  <li key={link.to} className="border-b border-ivory/12">
                    <MenuLink {...link} />
                  </li>
                ))}
              </ul>
            </nav>
            <div className="mt-8">{accountLink}</div>
          </div>
        </div>
      </dialog>
    </div>
  )
}

function MenuLink({ to, label }: NavLink) {
  return (
    <Link
      to={to}
      aria-current={useIsActive(to) ? 'page' : undefined}
      className="block py-2.5 font-display text-[1.55rem] leading-tight aria-[current=page]:text-champagne"
    >
      {label}
    </Link>
  )
}
