import type { Page } from 'playwright-core'

/** Files on a line that is stuck until the answer is called. */
export async function heldBack(page: Page, files: string): Promise<() => void> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(files, async (route) => {
    await arrived
    await route.continue()
  })
  return arrive
}

/** Two frames later what was laid out is painted, and what moved is counted. */
export const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
