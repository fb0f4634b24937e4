const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
const wholePounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
})

/** Money is integer pence everywhere; it becomes text only here. */
export function formatPence(pence: number): string {
  return (pence % 100 === 0 ? wholePounds : pounds).format(pence / 100)
}
