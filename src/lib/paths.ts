/** '/About/' and '/about' are the same page. */
export function samePath(a: string, b: string): boolean {
  return withoutTrailingSlashes(a) === withoutTrailingSlashes(b)
}

function withoutTrailingSlashes(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/'
}

/** Only a path on this site may be returned to; anything else could lead a signed-in person elsewhere. */
export function localPath(next: string | null, fallback: string): string {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next) || hasControlCharacter(next)) return fallback
  const url = new URL(next, 'http://this.site')
  return url.origin === 'http://this.site' ? url.pathname + url.search + url.hash : fallback
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character.charCodeAt(0) < 32)
}
