/** The session remembers that its visitor has seen the loader. */
const shownKey = 'first-visit-loader-shown'

/**
 * Decides in the document's head, before anything is painted, whether the first-visit loader shows.
 * It is sent as text inside the page, so it may use nothing but its arguments and the browser.
 */
function decide(key: string): void {
  const refererHost = document.referrer ? new URL(document.referrer).hostname : ''
  const sameSite = refererHost === location.hostname || refererHost.endsWith(`.${location.hostname}`)
  if (location.pathname !== '/' || sameSite) return
  try {
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, 'yes')
  } catch {
    return
  }
  document.documentElement.dataset.loader = 'shown'
}

export const firstVisitScript = `(${decide.toString()})(${JSON.stringify(shownKey)})`

export function loaderIsShown(): boolean {
  return document.documentElement.dataset.loader === 'shown'
}

export function hideLoader(): void {
  delete document.documentElement.dataset.loader
}
