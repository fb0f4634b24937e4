/** Words of a card's title, and where they lead; the first match wins. */
const routesByWords: readonly (readonly [RegExp, string])[] = [
  [/world cup/i, '/worldcup2026'],
  [/seychelles/i, '/seychelles'],
  [/monaco|grand prix/i, '/monaco'],
  [/filipino|philippines/i, '/filipino-diaspora'],
  [/indian?\b/i, '/indian-diaspora'],
  [/nigeria|lagos/i, '/diaspora'],
  [/japan/i, '/japan-experience'],
  [/dubai/i, '/dubai-experience'],
  [/bali\b/i, '/bali-experience'],
  [/disney|orlando/i, '/disney-experience'],
]

export function experienceLink(title: string): string {
  return routesByWords.find(([words]) => words.test(title))?.[1] ?? '/experiences'
}
