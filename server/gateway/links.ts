/** Where a mailed link may lead: a page of this site, or else the given one. */
export function pageOfThisSite(publicUrl: string, wanted: string | null, otherwise: string): string {
  const url = wanted ? URL.parse(wanted) : null
  if (!url || url.origin !== new URL(publicUrl).origin || url.username || url.password) return otherwise
  url.hash = ''
  return url.href
}

export function verificationLink(publicUrl: string, type: string, token: string, leadsTo: string): string {
  const query = new URLSearchParams({ token, type, redirect_to: leadsTo })
  return `${publicUrl}/auth/v1/verify?${query}`
}
