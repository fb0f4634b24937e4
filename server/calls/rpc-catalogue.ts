import type { Sql } from '../database/pool.ts'

export type Arguments = Record<string, unknown>

type Parameter = { name: string; type: string; isArray: boolean; isJson: boolean; required: boolean }

export type ApiFunction = {
  name: string
  parameters: Parameter[]
  returnsVoid: boolean
  returnsSet: boolean
}

/** The functions of schema api. Read once, and again when a name is asked for that is not in it. */
export class ApiCatalogue {
  readonly #sql: Sql
  #functions: ApiFunction[] = []
  #reading: Promise<void> | null = null
  #readAt = 0

  constructor(sql: Sql) {
    this.#sql = sql
  }

  async find(name: string, given: string[]): Promise<ApiFunction | undefined> {
    const known = this.#match(name, given)
    if (known) return known
    await this.#readAgain()
    return this.#match(name, given)
  }

  /** Strangers may ask for anything; once a second is often enough to notice a new migration. */
  async #readAgain(): Promise<void> {
    if (!this.#reading && Date.now() - this.#readAt < 1000) return
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null
    })
    await this.#reading
  }

  async #read(): Promise<void> {
    this.#functions = await readFunctions(this.#sql)
    this.#readAt = Date.now()
  }

  #match(name: string, given: string[]): ApiFunction | undefined {
    return this.#functions.find(
      (candidate) =>
        candidate.name === name &&
        given.every((key) => candidate.parameters.some((parameter) => parameter.name === key)) &&
        candidate.parameters.every(({ required, name: wanted }) => !required || given.includes(wanted)),
    )
  }
}

async function readFunctions(sql: Sql): Promise<ApiFunction[]> {
  const rows = await sql`
    select
      f.proname as name,
      f.prorettype = 'pg_catalog.void'::regtype as returns_void,
      f.proretset as returns_set,
      coalesce(
        (
          select jsonb_agg(
            jsonb_build_object(
              'name', f.proargnames[place],
              'type', format_type(t.oid, null),
              'isArray', t.typcategory = 'A',
              'isJson', t.oid in ('json'::regtype, 'jsonb'::regtype),
              'required', place <= f.pronargs - f.pronargdefaults
            ) order by place
          )
          from unnest(f.proargtypes::oid[]) with ordinality as given (type, place)
          join pg_type t on t.oid = given.type
        ),
        '[]'
      ) as parameters
    from pg_proc f
    where f.pronamespace = 'api'::regnamespace and f.prokind = 'f'`
  return rows.map((row) => ({
    name: row.name,
    parameters: row.parameters,
    returnsVoid: row.returns_void,
    returnsSet: row.returns_set,
  }))
}

/** The call as text, and its arguments as a list beside it that the text refers to by position. */
export function callText(target: ApiFunction, given: Arguments): { text: string; values: (string | null)[] } {
  const used = target.parameters.filter(({ name }) => name in given)
  const list = used.map(
    (parameter, index) => `${quote(parameter.name)} => ${placeholder(parameter, index + 1)}`,
  )
  const invocation = `api.${quote(target.name)}(${list.join(', ')})`
  const values = used.map((parameter) => asText(parameter, given[parameter.name]))
  if (target.returnsVoid) return { text: `select null from ${invocation}`, values }
  const result = target.returnsSet ? "coalesce(json_agg(r), '[]')" : 'to_json(r)'
  return { text: `select ${result}::text from ${invocation} as r`, values }
}

function placeholder({ type, isArray }: Parameter, position: number): string {
  const value = `$1[${position}]`
  if (!isArray) return `${value}::${type}`
  return `case when ${value} is not null then array(select jsonb_array_elements_text(${value}::jsonb))::${type} end`
}

function asText({ isArray, isJson }: Parameter, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (isArray || isJson || typeof value === 'object') return JSON.stringify(value)
  return String(value)
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
