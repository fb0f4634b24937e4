import type { Args } from '../../../../../contract/acts.ts'
import { parsePounds } from '../../parts/pounds.ts'
import { londonInstant } from './london-instant.ts'

export type Wishes = Args<'preview_draw'>

/** What was typed, as the service takes it; a field left empty is null. The form lets nothing unreadable through. */
export function readWishes(form: FormData): Wishes {
  const text = (name: string) => String(form.get(name) ?? '').trim() || null
  const moment = (name: string) => londonInstant(text(name) ?? '')
  const pence = (name: string) => parsePounds(text(name) ?? '')
  const count = (name: string) => Number(text(name)) || null
  return {
    experience: text('experience') ?? '',
    closes_at: moment('closes') ?? '',
    draws_at: moment('draws') ?? '',
    opens_at: moment('opens'),
    postal_closes_at: moment('letters'),
    title: text('title'),
    price_pence: pence('price'),
    charity_name: text('charity'),
    charity_pence: pence('share'),
    max_per_person: count('maximum'),
    cap: count('cap'),
  }
}

/** Whether a field for a number above 0 can be read. */
export function isCount(text: string): boolean {
  return /^0*[1-9]\d{0,7}$/.test(text.trim())
}
