import type postgres from 'postgres'
import type { Secrets } from './secrets.ts'

/** Owns everything the host works with and nothing else; the superuser only ever makes this role. */
const owner = 'wanderwish'

export const ownerAddress = ({ databasePassword }: Secrets, port: number): string =>
  address(owner, databasePassword, port)

export const superuserAddress = ({ superuserPassword }: Secrets, port: number): string =>
  address('postgres', superuserPassword, port)

function address(role: string, password: string, port: number): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/postgres`
}

/** All or nothing, so that an owner who may log in owns everything. */
export async function makeOwner(superuser: postgres.Sql, { databasePassword }: Secrets): Promise<void> {
  await superuser.begin(async (sql) => {
    const [known] = await sql`select from pg_roles where rolname = ${owner}`
    if (!known) await sql.unsafe(`create role ${owner}`)
    const [login] = await sql`
      select format('alter role %I login password %L', ${owner}::text, ${databasePassword}::text) as statement`
    await sql.unsafe(login?.statement)
    await sql.unsafe(becomingCallers)
    await sql.unsafe(handover)
  })
}

/** The migrations hand these roles on to whoever runs them, for which that one needs the admin option. */
const becomingCallers = `
  do $$
  declare
    wanted text;
  begin
    foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
      if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
        execute format('create role %I nologin noinherit', wanted);
      end if;
      execute format('grant %I to ${owner} with admin option', wanted);
    end loop;
  end
  $$;
`

/** Hosts before this one made everything as the superuser, which PostgreSQL does not let go of in one statement. */
const handover = `
  alter database postgres owner to ${owner};
  alter default privileges for role ${owner} revoke execute on functions from public;
  do $$
  declare
    statement text;
  begin
    for statement in
      with ours as (
        select oid from pg_namespace where nspname not like 'pg\\_%' and nspname <> 'information_schema'
      )
      select format('alter schema %I owner to ${owner}', nspname) from pg_namespace
        where oid in (select oid from ours) and nspowner = 'postgres'::regrole
      union all
      -- Sequences of a column follow their table, as indexes and row types do.
      select format('alter table %s owner to ${owner}', c.oid::regclass) from pg_class c
        where relnamespace in (select oid from ours) and relowner = 'postgres'::regrole
          and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
          and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
            and d.refclassid = 'pg_class'::regclass and d.refobjsubid > 0 and d.deptype in ('a', 'i'))
      union all
      select format('alter routine %s owner to ${owner}', oid::regprocedure) from pg_proc
        where pronamespace in (select oid from ours) and proowner = 'postgres'::regrole
      union all
      select format('alter type %s owner to ${owner}', t.oid::regtype) from pg_type t
        left join pg_class c on c.oid = t.typrelid
        where typnamespace in (select oid from ours) and typowner = 'postgres'::regrole
          and (typtype in ('e', 'd', 'r') or c.relkind = 'c')
    loop
      execute statement;
    end loop;
  end
  $$;
`
