import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { brand } from './content/brand.ts'
import { ink } from './content/brand-colours.ts'
import { failure } from './content/failure.ts'
import { barWords } from './content/navigation.ts'
import { pillWords } from './content/offer/clock.ts'
import { AccountLink } from './features/account/session/account-link.tsx'
import { AuthProvider } from './features/account/session/auth-context.tsx'
import { decodeFirstPicture } from './features/navigation/first-picture.ts'
import { Footer } from './features/navigation/footer.tsx'
import { NavBar } from './features/navigation/nav-bar.tsx'
import { toOwnSpelling } from './features/navigation/own-spelling.ts'
import { useFocusOnRouteChange } from './features/navigation/use-focus-on-route-change.ts'
import { CountdownPill } from './features/offer/clock/countdown-clock.tsx'
import { firstVisitScript } from './features/splash/first-visit.ts'
import { Toasts } from './features/toasts/toasts.tsx'
import cormorant from './fonts/cormorant.woff2?url'
import { warnWithoutBackend } from './lib/backend.ts'
import { Button, ButtonLink } from './ui/button.tsx'
import { LogoMark } from './ui/logo.tsx'
import { PageHero } from './ui/page-hero.tsx'
import './styles.css'

export const clientMiddleware = [toOwnSpelling, decodeFirstPicture]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={ink} />
        <link rel="preload" href={cormorant} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; it must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: firstVisitScript }} suppressHydrationWarning />
        <noscript>
          <link rel="stylesheet" href="/no-scripts.css" />
        </noscript>
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const [queryClient] = useState(() => new QueryClient())
  useFocusOnRouteChange()
  useEffect(() => void warnWithoutBackend(), [])
  // What a visitor did before the page listened is done again now.
  useEffect(() => void dispatchEvent(new Event('taken-over')), [])
  const bare = useMatches().some(({ handle }) => (handle as { bare?: boolean } | undefined)?.bare)
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        {bare ? <Outlet /> : <Framed />}
        <Toasts />
      </AuthProvider>
    </QueryClientProvider>
  )
}

function Framed() {
  return (
    <>
      <NavBar accountLink={<AccountLink />} countdown={<CountdownPill />} countdownLabel={pillWords.label} />
      <main id="main">
        <Outlet />
      </main>
      <Footer />
    </>
  )
}

/** Without bar, footer and account, any of which may be what broke; both ways out fetch the site afresh. */
export function ErrorBoundary() {
  const { eyebrow, title, text, picture, retry, home } = failure
  const words = useRef<HTMLElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <main id="main" ref={words} tabIndex={-1}>
      <title>{`${title} · ${brand.name}`}</title>
      <PageHero tall eyebrow={eyebrow} title={title} lead={text} picture={picture}>
        <Button look="ivory" onClick={() => window.location.reload()}>
          {retry}
        </Button>
        <ButtonLink to={home.to} reloadDocument look="outline">
          {home.label}
        </ButtonLink>
      </PageHero>
      <Link
        to={home.to}
        reloadDocument
        className="absolute top-0 left-(--bar-inset) flex min-h-(--bar-height) items-center gap-3 text-ivory"
        aria-label={barWords.home}
      >
        <LogoMark className="w-(--bar-mark) text-champagne" />
        <span className="font-display text-[1.72rem] leading-none font-semibold tracking-wide">
          {brand.name}
        </span>
      </Link>
    </main>
  )
}
