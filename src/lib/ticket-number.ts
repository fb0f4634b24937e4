/** '000042': all numbers of a draw line up. */
export function ticketNumber(number: number): string {
  return String(number).padStart(6, '0')
}
