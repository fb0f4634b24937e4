import { formatCount } from './count.ts'

/** Money is integer pence everywhere; it becomes text only here. */
export function formatPence(pence: number): string {
  const sign = pence < 0 ? '-' : ''
  const rest = Math.abs(pence) % 100
  const pounds = formatCount(Math.trunc(Math.abs(pence) / 100))
  return `${sign}£${pounds}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}
