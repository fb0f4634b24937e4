import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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

/** Counts from the first frame on how far what is painted moves; asked at the end for the sum. */
export async function watchMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const moves: number[] = []
    Object.assign(window, { moves })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moves.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => (window as unknown as { moves: number[] }).moves.reduce((sum, move) => sum + move, 0))
}

/** A way to the site on which one page comes in two pieces, cut before a mark in its markup. */
export async function inTwoPieces(host: string, path: string, mark: string) {
  const page = await (await fetch(`${host}${path}`)).text()
  if (!page.includes(mark)) throw new Error(`${path} has no ${mark}`)
  const cut = page.lastIndexOf('<', page.indexOf(mark))
  let sendRest = () => {}
  const server = createServer(async (request, response) => {
    if (request.url === path) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(page.slice(0, cut))
      sendRest = () => response.end(page.slice(cut))
      return
    }
    const answer = await fetch(`${host}${request.url}`, { method: request.method ?? 'GET' })
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    rest: () => sendRest(),
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
