import type { Reply } from '../http/http.ts'

/** Facts anybody may read, which pages ask for: the functions of `api` that know no caller, and what they are asked. */
const publicFacts: Record<string, readonly string[]> = {
  on_offer: [],
  free_entry_facts: [],
  charity_ledger: [],
  all_draws: [],
  one_draw: ['draw_id'],
}

/** Somebody may ask for draws that do not exist; only so many answers are kept. */
const mostCopies = 500

type Copy = { reply: Promise<Reply>; madeAt: number }

/** Answers a crowd from one copy a second old at most; while the database is away there is no copy, and no false time. */
export class PublicReads {
  readonly #copies = new Map<string, Copy>()
  readonly #freshForMs: number
  readonly #now: () => number

  constructor(freshForMs: number, now: () => number = Date.now) {
    this.#freshForMs = freshForMs
    this.#now = now
  }

  covers(name: string, parameters: Record<string, unknown>): boolean {
    const known = Object.hasOwn(publicFacts, name) ? publicFacts[name] : undefined
    return known?.join() === Object.keys(parameters).join()
  }

  async read(name: string, parameters: Record<string, unknown>, ask: () => Promise<Reply>): Promise<Reply> {
    const key = `${name} ${JSON.stringify(parameters)}`
    const copy = this.#copies.get(key)
    const age = copy ? this.#now() - copy.madeAt : Number.POSITIVE_INFINITY
    if (copy && age < this.#freshForMs) return aged(await copy.reply, age)
    const reply = ask()
    if (this.#copies.size >= mostCopies) this.#copies.clear()
    this.#copies.set(key, { reply, madeAt: this.#now() })
    const answered = await reply
    if (answered.status !== 200) this.#copies.delete(key)
    return answered
  }
}

/** A copy tells the time it is read at, not the time it was made at: the countdown is set by it. */
function aged(reply: Reply, age: number): Reply {
  if (reply.status !== 200 || typeof reply.body !== 'string') return reply
  const facts = JSON.parse(reply.body)
  if (typeof facts?.now !== 'string') return reply
  const now = new Date(Date.parse(facts.now) + age).toISOString()
  return { ...reply, body: JSON.stringify({ ...facts, now }) }
}
