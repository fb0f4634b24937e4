import type { Page } from 'playwright-core'

export interface Finger {
  x: number
  y: number
}

/** Fingers on the screen, as the browser's own input sees them. */
export async function touchScreen(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Finger[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map((finger, id) => ({ ...finger, id })),
    })
  return {
    put: (...fingers: Finger[]) => send('touchStart', fingers),
    move: (...fingers: Finger[]) => send('touchMove', fingers),
    lift: () => send('touchEnd', []),
  }
}

export async function drag(page: Page, from: Finger, to: Finger): Promise<void> {
  const screen = await touchScreen(page)
  await screen.put(from)
  await screen.move(to)
  await screen.lift()
}

/** Two fingers that part from a point, as if to enlarge what is there. */
export async function pinch(page: Page, { x, y }: Finger): Promise<void> {
  const screen = await touchScreen(page)
  await screen.put({ x: x - 20, y })
  await screen.put({ x: x - 20, y }, { x: x + 20, y })
  await screen.move({ x: x - 60, y }, { x: x + 60, y })
  await screen.move({ x: x - 120, y }, { x: x + 120, y })
  await screen.lift()
}
