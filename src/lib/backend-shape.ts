import type { SupabaseClient } from '@supabase/supabase-js'
import type { Answer, Args, SiteAct } from '../../contract/acts.ts'

/** The part of the client the site uses; the stub offers the same. */
export type Backend = Pick<SupabaseClient, 'auth' | 'functions'> & Calls

/** The product's acts, without anything that knows who is calling. */
export interface Calls {
  rpc<Name extends SiteAct>(act: Name, args: Args<Name>): Asked<Answer<Name>>
}

interface Asked<Facts> extends PromiseLike<Answered<Facts>> {
  /** The stub has nothing to give up. */
  abortSignal?(signal: AbortSignal): PromiseLike<Answered<Facts>>
}

type Answered<Facts> =
  | { data: Facts; error: null; status: number }
  | { data: null; error: { message: string; hint?: string | null }; status: number }
