/** What a page's application consists of, as React Router names it in the page. */
export interface Application {
  /** Every script but the entry, whatever it needs before it: all are asked for at once and run one at a time. */
  readonly scripts: readonly string[]
  /** A route's module by the route's id. */
  readonly routes: Readonly<Record<string, string>>
  readonly entry: string
  /** A page that shows nothing worth reading before its application has come. */
  readonly atOnce: boolean
}

interface RouterWindow extends Window {
  __reactRouterRouteModules?: Record<string, unknown>
}

/**
 * Starts the application when the page has been painted and the line is quiet, or as soon as somebody does something.
 * What they do before it listens is kept and done again once it does. It is sent as text and may use nothing but its
 * argument and the browser.
 */
function startLate({ scripts, routes, entry, atOnce }: Application): void {
  const acts: (() => void)[] = []
  const earlyActs = ['click', 'submit', 'keydown'] as const
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'wheel'] as const

  const again = (event: Event): (() => void) | undefined => {
    const target = event.target as HTMLElement
    if (event instanceof SubmitEvent) return () => (target as HTMLFormElement).requestSubmit(event.submitter)
    if (event instanceof KeyboardEvent) {
      // Where the page is longer than the window, up and down are the browser's own.
      const scrolls = document.documentElement.scrollHeight > innerHeight
      const turns = (scrolls ? /^Arrow(Left|Right)$/ : /^Arrow/).test(event.key)
      return turns && !target.closest('input,textarea,select,.stage-panel')
        ? () => target.dispatchEvent(new KeyboardEvent('keydown', event))
        : undefined
    }
    const button = target.closest<HTMLButtonElement>('button')
    // The browser itself answers a button that sends a form, with the form's own event.
    return button && !(button.form && button.type === 'submit') ? () => button.click() : undefined
  }
  const keep = (event: Event) => {
    const act = again(event)
    if (!act) return
    event.preventDefault()
    event.stopImmediatePropagation()
    acts.push(act)
  }
  const letGo = () => {
    for (const name of earlyActs) removeEventListener(name, keep, true)
    delete dataset.starting
    return acts.splice(0)
  }

  const restMs = 6000
  const typefacesKey = 'typefaces-fetched'
  /** Whoever forbids storage is remembered nowhere. */
  const remember = (() => {
    try {
      return sessionStorage
    } catch {
      return undefined
    }
  })()
  const { dataset } = document.documentElement
  dataset.still = ''
  dataset.starting = ''
  let isStarted = false
  /** Lets whatever waits have its turn. */
  const breath = () =>
    new Promise<unknown>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  const bring = async () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=inlined-stylesheet]'))
      Object.assign(link, { disabled: true, rel: 'stylesheet' })
    for (const href of scripts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    for (const script of scripts) await import(script).then(breath)
    const modules = await Promise.all(Object.values(routes).map((address) => import(address)))
    const names = Object.keys(routes)
    const router = window as RouterWindow
    router.__reactRouterRouteModules = Object.fromEntries(names.map((name, index) => [name, modules[index]]))
    await import(entry)
  }
  const letTypefacesIn = () => {
    for (const styles of document.querySelectorAll('style[media="not all"]')) styles.removeAttribute('media')
    remember?.setItem(typefacesKey, 'yes')
  }
  const start = () => {
    if (isStarted) return
    isStarted = true
    letTypefacesIn()
    // Without its application a page is still a page: it scrolls, and its links lead on.
    bring().catch((error: unknown) => {
      letGo()
      throw error
    })
  }
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 500 }) : start()
  // A breath after the paint, while the browser still draws and decodes elsewhere.
  const whenPainted = () => requestAnimationFrame(() => setTimeout(whenIdle, 300))

  // Not the page's own load: a typeface on a slow line would hold up everything.
  const whenPictured = () => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    if (!picture || picture.complete) whenPainted()
    else for (const name of ['load', 'error']) picture.addEventListener(name, whenPainted, { once: true })
  }
  const move = () => {
    delete dataset.still
  }

  for (const name of earlyActs) addEventListener(name, keep, true)
  for (const name of signs)
    addEventListener(
      name,
      () => {
        move()
        start()
      },
      { once: true, passive: true, capture: true },
    )
  addEventListener(
    'taken-over',
    () => {
      for (const act of letGo()) act()
      // Who rests so long is reading: what they scroll to next may come.
      setTimeout(move, restMs)
    },
    { once: true },
  )
  if (atOnce) start()
  else addEventListener('DOMContentLoaded', whenPictured)
  // Whoever has them already need not see the page change its letters.
  if (remember?.getItem(typefacesKey)) letTypefacesIn()
  // A picture that never arrives holds up nobody.
  setTimeout(start, 4000)
}

export function lateStartScript(application: Application): string {
  return `(${startLate.toString()})(${JSON.stringify(application)})`
}
