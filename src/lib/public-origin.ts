/** Stands in prerendered pages; the host puts its own public address in its place. */
export const siteOrigin = 'https://wanderwish.example'

/** Where the site lives, as the host wrote it into the page. */
export const publicOrigin = typeof document === 'undefined' ? siteOrigin : originOfPage()

/** A host that was not told calls itself localhost; then it lives where it was found, and its page says so too. */
function originOfPage(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (!link) return window.location.origin
  const { hostname, origin, pathname } = new URL(link.href)
  if (hostname !== 'localhost') return origin
  link.href = window.location.origin + pathname
  return window.location.origin
}
