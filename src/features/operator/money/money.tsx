import { moneyWords as words } from '../../../content/operator/money.ts'
import { PartLinks } from '../parts/part-links.tsx'
import { useArrival } from '../parts/use-arrival.ts'
import { Books } from './books.tsx'
import { Charity } from './charity.tsx'
import { Contested } from './contested.tsx'
import { HeldRefunds } from './held-refunds.tsx'
import { Orders } from './orders.tsx'
import { ProviderLines } from './provider-lines.tsx'
import { Refunds } from './refunds.tsx'

const parts = [words.contested, words.books, words.charity, words.refunds, words.orders, words.books.lines]

/** All that came in, all that goes out, and what is in doubt: first what waits for a hand. */
export function Money() {
  useArrival()
  return (
    <>
      <PartLinks label={words.parts} parts={parts} />
      <HeldRefunds />
      <Contested />
      <Books />
      <Charity />
      <Refunds />
      <Orders />
      <ProviderLines />
    </>
  )
}
