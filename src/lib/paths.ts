/** '/FAQ//' → '/faq': the site's pages are known in any case and with any number of slashes. */
export function canonicalPath(path: string): string {
  return path.toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '') || '/'
}

export function samePath(a: string, b: string): boolean {
  return canonicalPath(a) === canonicalPath(b)
}

/** Only a path on this site may be returned to; anything else could lead a signed-in person elsewhere. */
export function localPath(next: string | null, fallback: string): string {
  if (!next?.startsWith('/')) return fallback
  const url = URL.parse(next, 'http://this.site')
  // As browsers read it: tabs and new lines are gone, and dots are resolved, so that '/..//elsewhere.example' has become
  // '//elsewhere.example', another site's address.
  if (url?.origin !== 'http://this.site' || url.pathname.startsWith('//')) return fallback
  return canonicalPath(url.pathname) + url.search + url.hash
}
