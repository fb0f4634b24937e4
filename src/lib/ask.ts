import type { Answer, Args, SiteAct } from '../../contract/acts.ts'
import type { FunctionAnswer, FunctionBody, FunctionName } from '../../contract/functions.ts'
import { backend, publicBackend } from './backend.ts'
import type { Calls } from './backend-shape.ts'
import { refusalCode } from './refusal-code.ts'
import { Refused } from './refused.ts'

/** One act of the service, for whoever is signed in. */
export function ask<Name extends SiteAct>(
  act: Name,
  args: Args<Name>,
  signal?: AbortSignal,
): Promise<Answer<Name>> {
  return call(backend(), act, args, signal)
}

/** What anybody may know is asked for without the weight of a session. */
export function askForAnybody<Name extends SiteAct>(act: Name, args: Args<Name>): Promise<Answer<Name>> {
  return call(publicBackend(), act, args)
}

async function call<Name extends SiteAct>(
  connected: Promise<Calls>,
  act: Name,
  args: Args<Name>,
  signal?: AbortSignal,
): Promise<Answer<Name>> {
  const asked = (await connected.catch(connectionLost)).rpc(act, args)
  const { data, error, status } = await (signal ? (asked.abortSignal?.(signal) ?? asked) : asked)
  if (error) throw new Refused(refusalCode(error.message, status), referenceIn(error.hint))
  return data
}

/** One function over HTTP. */
export async function invoke<Name extends FunctionName>(
  name: Name,
  body: FunctionBody<Name>,
): Promise<FunctionAnswer<Name>> {
  const { functions } = await backend().catch(connectionLost)
  const { data, error } = await functions.invoke(name, { body })
  if (!error) return data
  const response: unknown = error.context
  if (!(response instanceof Response)) throw new Refused('connection_lost')
  const answer = (await response.json().catch(() => ({}))) as { message?: string; hint?: string }
  throw new Refused(refusalCode(answer.message ?? '', response.status), referenceIn(answer.hint))
}

/** Of a failure on the service's side; hints of another kind are for developers. */
function referenceIn(hint: string | null | undefined): string | undefined {
  return hint?.startsWith('Reference ') ? hint : undefined
}

function connectionLost(): never {
  throw new Refused('connection_lost')
}
