import type { SupabaseClient } from '@supabase/supabase-js'

/** The part of the client the site uses; the stub offers the same. */
export type Backend = Pick<SupabaseClient, 'auth' | 'functions'> & Calls

/** The product's acts, without anything that knows who is calling. */
export interface Calls {
  rpc(act: string, args?: Record<string, unknown>): Asked
}

interface Asked extends PromiseLike<Answer> {
  /** The stub has nothing to give up. */
  abortSignal?(signal: AbortSignal): PromiseLike<Answer>
}

interface Answer {
  data: unknown
  error: { message: string } | null
  status: number
}
