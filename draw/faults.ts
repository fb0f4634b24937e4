/** What is wrong, as a short code; `at` is the ticket number, place or line it was seen at. */
export type Fault = { code: string; at?: number; on?: string }

const mostFaults = 20

/** Notes a fault, up to a number that a person would still read. */
export function note(faults: Fault[], code: string, at?: number): void {
  if (faults.length < mostFaults) faults.push(at === undefined ? { code } : { code, at })
}
