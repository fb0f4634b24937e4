import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { deskWords, rooms } from '../content/operator/frame.ts'
import { titled } from '../content/seo.ts'
import { RequireAccount } from '../features/account/session/require-account.tsx'
import { Bar } from '../features/operator/frame/bar.tsx'
import { Desk } from '../features/operator/frame/desk.tsx'

export const meta = () => [{ title: titled(deskWords.title) }, { name: 'robots', content: 'noindex' }]

/** Without the bar, the countdown and the footer of the site: nobody buys here. */
export const handle = { bare: true }

type Path = (typeof rooms)[number]['to']

/** Each room is fetched by whoever enters it. */
const inside: Record<Path, ComponentType> = {
  '/operator': lazy(async () => ({ default: (await import('../features/operator/today/today.tsx')).Today })),
  '/operator/draws': lazy(async () => ({
    default: (await import('../features/operator/draws/draws.tsx')).Draws,
  })),
  '/operator/post': lazy(async () => ({
    default: (await import('../features/operator/post/post.tsx')).Post,
  })),
  '/operator/people': lazy(async () => ({
    default: (await import('../features/operator/people/people.tsx')).People,
  })),
  '/operator/money': lazy(async () => ({
    default: (await import('../features/operator/money/money.tsx')).Money,
  })),
  '/operator/audit': lazy(async () => ({
    default: (await import('../features/operator/audit/audit.tsx')).Audit,
  })),
}

export default function OperatorPage() {
  const { pathname } = useLocation()
  const room = rooms.find(({ to }) => to === pathname) ?? rooms[0]
  const Inside = inside[room.to]
  return (
    <>
      <Bar />
      <main id="main">
        <RequireAccount andReturn>
          {({ email = '' }) => (
            <Desk room={room} who={email}>
              <Suspense>
                <Inside />
              </Suspense>
            </Desk>
          )}
        </RequireAccount>
      </main>
    </>
  )
}
