/** Whether the service looks for it: two signs at least, or one digit. */
export function isSearchable(term: string): boolean {
  return /^\d$/.test(term) || (term.length >= 2 && term.length <= 120)
}
