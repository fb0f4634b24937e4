import { hashOf, newSecret } from '../secrets.ts'

/** Where a mailed link may lead: a page of this site, or else the given one. */
export function pageOfThisSite(publicUrl: string, wanted: string | null, otherwise: string): string {
  const url = wanted ? URL.parse(wanted) : null
  if (!url || url.origin !== new URL(publicUrl).origin || url.username || url.password) return otherwise
  url.hash = ''
  return url.href
}

/** The link of a mail, and the hash that is all we keep of it. */
export function newLink(publicUrl: string, type: string, wanted: string | null, otherwise: string) {
  const secret = newSecret()
  const leadsTo = pageOfThisSite(publicUrl, wanted, publicUrl + otherwise)
  return { hash: hashOf(secret), link: verificationLink(publicUrl, type, secret, leadsTo) }
}

/** A page of the site that asks for a press: whoever merely opens the link, a mail scanner say, spends nothing. */
function verificationLink(publicUrl: string, type: string, token: string, leadsTo: string): string {
  const query = new URLSearchParams({ token_hash: token, type, redirect_to: leadsTo })
  return `${publicUrl}/confirm?${query}`
}
