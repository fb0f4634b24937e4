/** '07700 900123', '+44 (0)7700…', '(07700) 900–123', '0044 7700…' and '7700…' all become '+447700900123'. */
export function normalisePhone(input: string): string {
  const digits = input
    .replace(/[\s\p{Dash_Punctuation}\u2212]/gu, '')
    .replace(/^(\+44|0044)?\(0\)/, '$1')
    .replace(/^\((0\d+)\)/, '$1')
    .replace(/^00/, '+')
  if (digits.startsWith('0')) return `+44${digits.slice(1)}`
  if (/^[1-9]/.test(digits)) return `+44${digits}`
  return digits
}

export function isUkMobile(phone: string): boolean {
  return /^\+447\d{9}$/.test(phone)
}

const postcode =
  /^(GIR 0AA|(?:[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY])) \d[ABD-HJLNP-UW-Z]{2})$/

/** Upper case, with the one space before the last three that letters and labels have: 'ls14dy' → 'LS1 4DY'. */
export function normalisePostcode(input: string): string {
  return input
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/^(.+)(.{3})$/, '$1 $2')
}

export function isUkPostcode(text: string): boolean {
  return postcode.test(text)
}
