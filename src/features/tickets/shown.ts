import type { FreshSeal, MyOrder, Order } from '../../../contract/tickets.ts'
import type { Experience } from '../../content/types.ts'

/** A trip as the ticket pages tell it. */
export type ShownTrip = Pick<Experience, 'slug' | 'path' | 'accents' | 'card'>

/** An order just bought, or as it stands now; of the second alone it is known what has gone back since. */
export type ShownOrder = Order & Partial<Omit<MyOrder, 'seal'>> & { readonly seal?: FreshSeal | null }
