/** The session remembers that its visitor has seen the loader. */
const shownKey = 'first-visit-loader-shown'

/**
 * Shows the first-visit loader and sees to its end. The document's head runs it before anything is painted, so that
 * neither waits for the application; it is sent as text and may use nothing but its arguments and the browser.
 */
function showLoaderOnFirstVisit(key: string): void {
  const { hostname, pathname } = location
  const cameFromHere = () => {
    try {
      const from = new URL(document.referrer).hostname
      return from === hostname || from.endsWith(`.${hostname}`)
    } catch {
      return false
    }
  }
  const isNewToSession = () => {
    try {
      const isNew = !sessionStorage.getItem(key)
      sessionStorage.setItem(key, 'yes')
      return isNew
    } catch {
      return false
    }
  }
  if (pathname !== '/' || cameFromHere() || !isNewToSession()) return

  const root = document.documentElement
  const hide = () => {
    delete root.dataset.loader
  }
  root.dataset.loader = 'shown'
  // Four seconds of being visible: on a slow line the stylesheet, and with it the ring, comes later than this script.
  addEventListener('animationstart', ({ animationName }) => {
    if (animationName === 'splash-ring') setTimeout(hide, 4000)
  })
  addEventListener('animationend', ({ animationName }) => {
    if (animationName === 'splash-lifts') hide()
  })
  for (const skip of ['keydown', 'pointerdown', 'wheel'])
    addEventListener(skip, hide, { once: true, passive: true })
}

export const firstVisitScript = `(${showLoaderOnFirstVisit.toString()})(${JSON.stringify(shownKey)})`

/** For whoever comes to the home page from another page of the application. */
export function showLoaderOnArrival(): void {
  showLoaderOnFirstVisit(shownKey)
}

export function hideLoader(): void {
  delete document.documentElement.dataset.loader
}
