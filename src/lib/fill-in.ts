/** Puts values where a sentence leaves room for them: 'Round {round}' with `{ round: 42 }`. */
export function fillIn(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
}
