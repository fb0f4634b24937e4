import type { Refusal } from './api.ts'

/** What the service refused, marked at the field it is about, which its code tells. */
export function markedRefusal(
  refused: Refusal | null,
  fieldOfCode: Readonly<Record<string, string>>,
): Refusal | null {
  const field = refused && fieldOfCode[refused.code ?? '']
  return field ? { ...refused, marks: { [field]: refused.message } } : refused
}
