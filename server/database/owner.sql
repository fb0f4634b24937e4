-- Run by the superuser of an embedded cluster, once and in one transaction: all or nothing, so that an owner who may
-- log in owns everything. The password comes as a setting of that transaction, `wanderwish.password`.

do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'wanderwish') then
    create role wanderwish;
  end if;
  execute format('alter role wanderwish login password %L', current_setting('wanderwish.password'));
end
$$;

-- The migrations hand these roles on to whoever runs them, for which that one needs the admin option.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit', wanted);
    end if;
    execute format('grant %I to wanderwish with admin option', wanted);
  end loop;
end
$$;

-- Hosts before this one made everything as the superuser, which PostgreSQL does not let go of in one statement.
alter database postgres owner to wanderwish;
alter default privileges for role wanderwish revoke execute on functions from public;
do $$
declare
  statement text;
begin
  for statement in
    with ours as (
      select oid from pg_namespace where nspname not like 'pg\_%' and nspname <> 'information_schema'
    )
    select format('alter schema %I owner to wanderwish', nspname) from pg_namespace
      where oid in (select oid from ours) and nspowner = 'postgres'::regrole
    union all
    -- Sequences of a column follow their table, as indexes and row types do.
    select format('alter table %s owner to wanderwish', c.oid::regclass) from pg_class c
      where relnamespace in (select oid from ours) and relowner = 'postgres'::regrole
        and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
          and d.refclassid = 'pg_class'::regclass and d.refobjsubid > 0 and d.deptype in ('a', 'i'))
    union all
    select format('alter routine %s owner to wanderwish', oid::regprocedure) from pg_proc
      where pronamespace in (select oid from ours) and proowner = 'postgres'::regrole
    union all
    select format('alter type %s owner to wanderwish', t.oid::regtype) from pg_type t
      left join pg_class c on c.oid = t.typrelid
      where typnamespace in (select oid from ours) and typowner = 'postgres'::regrole
        and (typtype in ('e', 'd', 'r') or c.relkind = 'c')
  loop
    execute statement;
  end loop;
end
$$;
