import type { Args, SiteAct } from '../../../contract/acts.ts'
import { backend } from '../../lib/backend.ts'
import { inOurNames } from '../../lib/our-names.ts'
import { refusalCode } from '../../lib/refusal-code.ts'
import { Refused } from '../../lib/refused.ts'

/** A turn at a prize. Times are ISO strings of the database's clock. */
export interface Prize {
  readonly drawId: string
  readonly title: string
  readonly experience: string
  /** 0 is the winner, 1 to 10 the reserves. */
  readonly place: number
  readonly number: number
  readonly status: 'untold' | 'told' | 'claimed' | 'delivered' | 'lapsed' | 'refused'
  /** Null until we have told the holder. */
  readonly claimBy: string | null
  /** Both null where nothing is published. */
  readonly firstName: string | null
  readonly county: string | null
  readonly payment: 'demo' | 'stripe'
}

export interface MyPrizes {
  /** How much later the service's clock is than the visitor's, in milliseconds. */
  readonly ahead: number
  readonly prizes: readonly Prize[]
}

export interface Claim {
  /** 'YYYY-MM-DD'. */
  readonly bornOn: string
  /** What the holder agrees to have published. */
  readonly published: { readonly firstName: string; readonly county: string } | null
}

export class PrizeError extends Refused {
  override readonly name = 'PrizeError'
}

export async function myPrizes(): Promise<MyPrizes> {
  const { now, prizes } = await act<{ now: string; prizes: readonly Prize[] }>('my_prizes')
  return { ahead: Date.parse(now) - Date.now(), prizes }
}

/** Claiming again what is claimed changes nothing. */
export const claimPrize = ({ drawId, place }: Prize, { bornOn, published }: Claim) =>
  act<Prize>('claim_prize', {
    draw_id: drawId,
    place,
    born_on: bornOn,
    first_name: published?.firstName ?? null,
    county: published?.county ?? null,
  })

/** Consent taken back: from now on nothing but the number is published. */
export const unpublishName = ({ drawId, place }: Prize) =>
  act<Prize>('unpublish_name', { draw_id: drawId, place })

async function act<T>(name: SiteAct, args: Args<SiteAct> = {}): Promise<T> {
  const client = await backend().catch(() => {
    throw new PrizeError('connection_lost')
  })
  const { data, error, status } = await client.rpc(name, args)
  if (error) throw new PrizeError(refusalCode(error.message, status))
  return inOurNames(data) as T
}
