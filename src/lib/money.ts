import { formatCount } from './count.ts'

/** Money is integer pence everywhere; it becomes text only here. */
export function formatPence(pence: number): string {
  const sign = pence < 0 ? '-' : ''
  const rest = Math.abs(pence) % 100
  const pounds = formatCount(Math.trunc(Math.abs(pence) / 100))
  return `${sign}£${pounds}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

/** The same in a column, where the digits of all sums stand below each other: '−£1,250.00'. */
export function formatFullPence(pence: number): string {
  const rest = String(Math.abs(pence) % 100).padStart(2, '0')
  return `${pence < 0 ? '−' : ''}£${formatCount(Math.trunc(Math.abs(pence) / 100))}.${rest}`
}
