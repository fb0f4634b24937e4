/** The names of the gaps in a sentence: 'round' in 'Round {round}'. */
type Gap<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Gap<Rest>
  : never

/** Puts values where a sentence leaves room for them: 'Round {round}' with `{ round: 42 }`. */
export function fillIn<const Sentence extends string>(
  sentence: Sentence,
  values: Readonly<Record<Gap<Sentence>, string | number>>,
): string {
  const given: Readonly<Record<string, string | number>> = values
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(given[name] ?? gap))
}
