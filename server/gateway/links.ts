/** Where a mailed link may lead: a page of this site, or else the given one. */
export function pageOfThisSite(publicUrl: string, wanted: string | null, otherwise: string): string {
  const url = wanted ? URL.parse(wanted) : null
  if (!url || url.origin !== new URL(publicUrl).origin || url.username || url.password) return otherwise
  url.hash = ''
  return url.href
}

/** A page of the site that asks for a press: whoever merely opens the link, a mail scanner say, spends nothing. */
export function verificationLink(publicUrl: string, type: string, token: string, leadsTo: string): string {
  const query = new URLSearchParams({ token_hash: token, type, redirect_to: leadsTo })
  return `${publicUrl}/confirm?${query}`
}
