import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Runs when a page is prerendered: nobody waits for a first half, so the page comes whole, in its final order. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError: (cause) => console.error(cause),
  })
  await page.allReady
  headers.set('content-type', 'text/html')
  return new Response(page, { status, headers })
}
