import type { Answer, Args, ServiceAct } from '../../contract/acts.ts'
import type { FunctionContext } from './context.ts'

/** Acts that answer with the rows of a table; all others answer with one value. */
type TableAct = { [Name in ServiceAct]: Answer<Name> extends readonly unknown[] ? Name : never }[ServiceAct]

/** One act of schema api, its arguments by their names; the database says of what type each is. */
export async function call<Name extends Exclude<ServiceAct, TableAct>>(
  context: FunctionContext,
  act: Name,
  args: Args<Name>,
): Promise<Answer<Name>> {
  const [row] = await context.sql(`select ${invocation(act, args)} as answer`, Object.values(args))
  return row?.answer as Answer<Name>
}

export async function rowsOf<Name extends TableAct>(
  context: FunctionContext,
  act: Name,
  args: Args<Name>,
): Promise<Answer<Name>> {
  return (await context.sql(`select * from ${invocation(act, args)}`, Object.values(args))) as Answer<Name>
}

function invocation(act: string, args: object): string {
  const list = Object.keys(args).map((name, index) => `${quoted(name)} => $${index + 1}`)
  return `api.${quoted(act)}(${list.join(', ')})`
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
