import type { BuiltAnswer, BuiltAnswers } from '../http/http.ts'
import { isKnown, smallestCopy } from './copies.ts'
import type { Site } from './site.ts'
import { hasOwnAddress } from './static-files.ts'

/** Addresses that any parser reads alike. */
const plainAddress = /^\/[\w./-]*$/

/** Pictures are not among them: they stay on the disk. */
export function builtAnswers(
  site: Site,
  always: Record<string, string>,
  isOurs: (address: string) => boolean,
): BuiltAnswers {
  const files = new Map(
    [...site].filter(([address, { identity }]) => {
      return identity.body && plainAddress.test(address) && hasOwnAddress(address) && isOurs(address)
    }),
  )
  const answers = new Map<object, { whole: BuiltAnswer; unchanged: BuiltAnswer }>()
  for (const copy of [...files.values()].flatMap(({ identity, br, gzip }) => [identity, br, gzip])) {
    if (!copy?.body) continue
    const length = { 'content-length': String(copy.size) }
    answers.set(copy, {
      whole: { status: 200, headers: inOneRow({ ...always, ...length, ...copy.headers }), body: copy.body },
      unchanged: { status: 304, headers: inOneRow({ ...always, ...copy.headers }), body: nothing },
    })
  }
  return (target, accepted, held) => {
    const file = files.get(pathOf(target))
    const copy = file && smallestCopy(file, accepted)
    const ready = copy && answers.get(copy)
    return ready && (isKnown(copy.etag, held) ? ready.unchanged : ready.whole)
  }
}

const nothing = Buffer.alloc(0)

function inOneRow(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat()
}

function pathOf(target: string): string {
  const query = target.indexOf('?')
  return query < 0 ? target : target.slice(0, query)
}
