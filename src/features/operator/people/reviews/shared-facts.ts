import type { PersonFacts } from '../../../../../contract/operator.ts'

export type SharedFact = 'name' | 'postcode' | 'phone' | 'address'

/** What two have in common, however each of them writes it. */
export function sharedFacts(one: PersonFacts, other: PersonFacts): SharedFact[] {
  const [mine, theirs] = [factsOf(one), factsOf(other)]
  const share = (fact: SharedFact) =>
    mine[fact].some((text) => theirs[fact].some((also) => isAlike(fact, text, also)))
  return (['name', 'postcode', 'phone', 'address'] as const).filter(share)
}

function factsOf({ accounts, letters }: PersonFacts): Record<SharedFact, string[]> {
  const profiles = accounts.map(({ profile }) => profile)
  return {
    name: folded(profiles.map(({ name }) => name).concat(letters.map(({ full_name }) => full_name))),
    postcode: folded(
      profiles.map(({ postcode }) => postcode).concat(letters.map(({ postcode }) => postcode)),
    ),
    phone: folded(profiles.map(({ phone }) => phone)),
    address: folded(profiles.map(({ address1 }) => address1).concat(letters.map(({ address }) => address))),
  }
}

function folded(texts: readonly (string | undefined)[]): string[] {
  return texts
    .map((text = '') =>
      text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, ''),
    )
    .filter(Boolean)
}

/** A letter gives its address in one line, a profile in several: the first of them is the street. */
function isAlike(fact: SharedFact, one: string, other: string): boolean {
  return fact === 'address' ? one.startsWith(other) || other.startsWith(one) : one === other
}
