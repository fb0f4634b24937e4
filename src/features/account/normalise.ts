/** '07700 900123', '(0)7700…', '0044 7700…' and '7700…' all become '+447700900123'. */
export function normalisePhone(input: string): string {
  const digits = input
    .trim()
    .replace(/[\s-]/g, '')
    .replace(/^\(0\)/, '')
    .replace(/^00/, '+')
  if (digits.startsWith('0')) return `+44${digits.slice(1)}`
  if (/^[1-9]/.test(digits)) return `+44${digits}`
  return digits
}

export function isUkMobile(phone: string): boolean {
  return /^\+447\d{9}$/.test(phone)
}

const postcode =
  /^(GIR ?0AA|(?:[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY])) ?\d[ABD-HJLNP-UW-Z]{2})$/

export function normalisePostcode(input: string): string {
  return input.trim().toUpperCase()
}

export function isUkPostcode(text: string): boolean {
  return postcode.test(text)
}
