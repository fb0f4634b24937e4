import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BooksRead } from '../../supabase/functions/books.ts'
import type { FunctionContext } from '../../supabase/functions/context.ts'
import type { Sql } from '../database/pool.ts'
import { log } from '../log.ts'
import { pulseOf, type Tell } from '../pulse.ts'
import { repeat } from '../repeat.ts'

type Options = { sql: Sql; functionsDir: string; context: FunctionContext }

const refundsAtOnce = 20
const minute = 60_000
const hour = 60 * minute

/** What is done about money by itself, by the same code that hosted Supabase runs. Any number of hosts may. */
export function startMoneyWorkers({ sql, functionsDir, context }: Options): { stop: () => Promise<void> } {
  const closing = new AbortController()
  const { signal } = closing
  const refunds = pulseOf(sql, 'refunds', 'Money leaves as soon as it is owed.')
  const books = pulseOf(sql, 'books', 'The provider’s books are read every hour.')
  const sending = load(functionsDir, 'refund/settle.ts')
  const reading = load(functionsDir, 'books.ts')
  const sendRefunds = async () => (await sending).settleRefunds(context, refundsAtOnce)
  const readBooks = hourly(async () => troubleOf(await (await reading).readBooks(context)), books('reading'))
  const loops = [
    repeat({ name: 'refund worker', work: sendRefunds, signal, tell: refunds('sending') }),
    repeat({ name: 'books worker', work: readBooks, signal, tell: books('loop') }),
  ]
  return {
    async stop() {
      closing.abort()
      await Promise.all(loops)
    },
  }
}

function load(folder: string, file: string) {
  return import(pathToFileURL(join(folder, file)).href)
}

/** A person decides what a difference means, so it stays a trouble until there is none. */
function troubleOf({ differences }: BooksRead): string | null {
  if (differences === 0) return null
  const places = differences === 1 ? 'one place' : `${differences} places`
  return `The provider’s books part from ours in ${places}.`
}

/** Every hour, a minute after a failure, and not at once: most starts are short. */
function hourly(work: () => Promise<string | null>, tell: Tell): () => Promise<void> {
  let dueAt = Date.now() + minute
  return async () => {
    if (Date.now() < dueAt) return
    try {
      const trouble = await work()
      dueAt = Date.now() + hour
      await tell(trouble)
    } catch (cause) {
      dueAt = Date.now() + minute
      log.error('The provider’s books could not be read', cause)
      await tell(cause instanceof Error ? cause.message : String(cause))
    }
  }
}
