import type { Sql } from '../database/pool.ts'

/** What is ours, or stands in for what hosted Supabase brings. */
const schemas = ['host', 'auth', 'accounts', 'private']

/** Each table after those it points to, so that rows find what they name. */
export async function tablesInOrder(sql: Sql): Promise<string[]> {
  const tables = await sql<{ name: string; needs: string[] }[]>`
    select t.oid::regclass::text as name, array(
      select distinct c.confrelid::regclass::text from pg_constraint c
      where c.conrelid = t.oid and c.contype = 'f' and c.confrelid <> t.oid) as needs
    from pg_class t
    where t.relnamespace = any (${schemas}::text[]::regnamespace[]) and t.relkind in ('r', 'p')
    order by 1`
  const ordered: string[] = []
  const place = ({ name, needs }: (typeof tables)[number]): void => {
    if (ordered.includes(name)) return
    for (const needed of tables.filter((table) => needs.includes(table.name))) place(needed)
    ordered.push(name)
  }
  for (const table of tables) place(table)
  return ordered
}

/** Without those that the database works out itself. */
export async function columnsOf(sql: Sql, table: string): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`
  return rows.map(({ name }) => name)
}

/** How far each counter has come. */
export async function sequencesOf(sql: Sql): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; last: string | null }[]>`
    select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences
    where schemaname = any (${schemas})`
  return Object.fromEntries(rows.flatMap(({ name, last }) => (last === null ? [] : [[name, Number(last)]])))
}
