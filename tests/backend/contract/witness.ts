import { z } from 'zod'
import { acts, type ServiceAct, type ToolAct, type ToolArgs } from '../../../contract/acts.ts'
import { type FunctionBody, type FunctionName, functions } from '../../../contract/functions.ts'
import { toolActs } from '../../../contract/operator.ts'
import { functionRefusal, refusal } from '../../../contract/refusals.ts'
import { act as actAsOwner } from '../../../scripts/operator/database.ts'
import { ApiCatalogue, callText } from '../../../server/calls/rpc-catalogue.ts'
import type { Actor, Person, World } from '../tickets-world.ts'

/** Hears what is asked and answered, and writes down whatever is not as the contract says. */
export class Witness {
  readonly complaints = new Set<string>()
  readonly answered = new Set<string>()
  readonly #world: World
  readonly #catalogue: ApiCatalogue

  constructor(world: World) {
    this.#world = world
    this.#catalogue = new ApiCatalogue(world.sql)
  }

  check(what: string, schema: z.ZodType, value: unknown): void {
    const { error } = schema.safeParse(value)
    if (error) this.complaints.add(`${what}\n${z.prettifyError(error)}`)
  }

  /** The same person, heard whenever they act. */
  of<Someone extends Actor>(someone: Someone): Someone {
    const act: Actor['act'] = async (name, ...args) => {
      this.check(`the arguments of ${name}`, acts[name].args, args[0] ?? {})
      const reply = await someone.act(name, ...args)
      this.#hear(name, acts[name].answer, reply)
      return reply
    }
    return { ...someone, act }
  }

  /** What a function over HTTP asks of the database, asked as it asks: as service_role. */
  async service<Name extends ServiceAct>(name: Name, args: z.infer<(typeof acts)[Name]['args']>) {
    this.check(`the arguments of ${name}`, acts[name].args, args)
    const target = await this.#catalogue.find(name, Object.keys(args))
    if (!target) throw new Error(`There is no function ${name} that takes ${Object.keys(args)}`)
    const { text, values } = callText(target, args)
    const [row] = await this.#world.sql`
      select host.call('service_role', '{}', '{}', ${text}, ${values}) as answer`
    const data: unknown = JSON.parse(row?.answer ?? 'null')
    this.#hear(name, acts[name].answer, { code: null, data })
    return data as z.infer<(typeof acts)[Name]['answer']>
  }

  /** What the operator's tool does as the owner of the database. */
  async tool<Name extends ToolAct>(name: Name, args: ToolArgs<Name>) {
    this.check(`the tool's arguments of ${name}`, toolActs[name].args, args)
    const data = await actAsOwner(this.#world.sql, name, args)
    this.#hear(`private.${name}`, toolActs[name].answer, { code: null, data })
    return data
  }

  /** A function over HTTP, called as the site does; null while it refuses. */
  async invoke<Name extends FunctionName>(name: Name, body: FunctionBody<Name>, person?: Person) {
    const { url, publishableKey } = this.#world.host
    const headers = {
      apikey: publishableKey,
      authorization: `Bearer ${person?.token ?? publishableKey}`,
    }
    return this.post(
      name,
      body,
      await fetch(`${url}/functions/v1/${name}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    )
  }

  async post<Name extends FunctionName>(name: Name, body: unknown, response: Response) {
    this.check(`the body of ${name}`, functions[name].body, body)
    const answer = await response.json()
    if (!response.ok) {
      this.check(`the refusal of functions/${name}`, z.union([refusal, functionRefusal]), answer.message)
      return null
    }
    this.#hear(`functions/${name}`, functions[name].answer, { code: null, data: answer })
    return answer as z.infer<(typeof functions)[Name]['answer']>
  }

  #hear(name: string, schema: z.core.SomeType, { code, data }: { code: string | null; data: unknown }): void {
    if (code) this.check(`the refusal of ${name}`, refusal, code)
    else {
      this.answered.add(name)
      this.check(`the answer of ${name}`, schema as z.ZodType, data)
    }
  }
}
