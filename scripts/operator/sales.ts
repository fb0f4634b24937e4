import { readWords, subject } from './arguments.ts'
import { withDatabase } from './database.ts'

/** Takes an experience off sale or puts it back. */
export async function setOnSale(args: string[], isOnSale: boolean): Promise<string> {
  const experience = subject(readWords(args, []), 'experience')
  const [row] = await withDatabase(
    (sql) => sql`select private.set_on_sale(null, ${experience}, ${isOnSale}) as choice`,
  )
  const { title } = row?.choice ?? {}
  return isOnSale
    ? `${title} is on sale.`
    : `${title} is off sale: no tickets, no letters, no scheduling. A draw that has its dates goes on.`
}
