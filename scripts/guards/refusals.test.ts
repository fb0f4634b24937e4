import { expect, test } from 'vitest'
import { deskActs } from '../../contract/desk.ts'
import { operatorActs } from '../../contract/operator.ts'
import { protectionActs } from '../../contract/protection.ts'
import { functionRefusal, refusal } from '../../contract/refusals.ts'
import { ticketActs } from '../../contract/tickets.ts'
import { deskErrors } from '../../src/content/operator/frame.ts'
import { ticketErrors } from '../../src/content/tickets/refusals.ts'
import { functionsOfToday } from '../sql-today.ts'

const functions = functionsOfToday()
const triggers = [...functions.values()]
  .filter(({ text }) => /returns trigger/.test(text))
  .map(({ name }) => name)

/** The functions an act comes to, call by call; a trigger may stand in any way. */
function reachedBy(acts: object): string[] {
  const found = new Set<string>()
  const waiting = [...Object.keys(acts).map((name) => `api.${name}`), ...triggers]
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    const text = functions.get(name)?.text
    if (text === undefined || found.has(name)) continue
    found.add(name)
    waiting.push(...(text.match(/\b(api|private)[.]\w+/g) ?? []))
  }
  return [...found].map((name) => functions.get(name)?.text ?? '')
}

/** Every refusal that is named on the way. */
const refusalsOf = (acts: object) => {
  const said = new Set(
    reachedBy(acts).flatMap((sql) => Array.from(sql.matchAll(/'(\w+)'/g), ([, word]) => word)),
  )
  return refusal.options.filter((word) => said.has(word))
}

const rooms = [
  ['operator at the desk', { ...operatorActs, ...deskActs }, deskErrors],
  ['buyer', { ...ticketActs, ...protectionActs }, ticketErrors],
] as const
/** Of a trigger over profiles, which none of these acts writes. */
const neverHere = ['bad_profile']
/** Of the site itself, for when the service did not get to say a word. */
const ours = ['connection_lost', 'too_many_requests']

test.each(rooms)('the %s reads a sentence for every refusal', (_, acts, sentences) => {
  const silent = refusalsOf(acts).filter((word) => !(word in sentences) && !neverHere.includes(word))
  expect(silent).toEqual([])
})

test.each(rooms)(
  'no sentence for the %s waits for a word that the service never says',
  (_, _acts, sentences) => {
    const said: readonly string[] = [...refusal.options, ...functionRefusal.options, ...ours]
    expect(Object.keys(sentences).filter((word) => !said.includes(word))).toEqual([])
  },
)
