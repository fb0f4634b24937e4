import { readWords, subject } from './arguments.ts'
import { act, withDatabase } from './database.ts'

/** Takes an experience off sale or puts it back. */
export async function setOnSale(args: string[], isOnSale: boolean): Promise<string> {
  const experience = subject(readWords(args, []), 'experience')
  const { title } = await withDatabase((sql) => act(sql, 'set_on_sale', { experience, on_sale: isOnSale }))
  return isOnSale
    ? `${title} is on sale.`
    : `${title} is off sale: no tickets, no letters, no scheduling. A draw that has its dates goes on.`
}
