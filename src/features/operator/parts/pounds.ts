const written = /^£?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/

/** Pence of pounds as somebody types them: '12', '12.5', '£1,250.00'. Null when it is no amount. */
export function parsePounds(text: string): number | null {
  const [, pounds, pence = ''] = written.exec(text.trim()) ?? []
  if (pounds === undefined) return null
  const amount = Number(pounds.replaceAll(',', '')) * 100 + Number(pence.padEnd(2, '0'))
  return Number.isSafeInteger(amount) ? amount : null
}

/** Pounds as a spreadsheet reads them: '1250.00'. */
export function asPounds(pence: number): string {
  return (pence / 100).toFixed(2)
}
