-- Player protection: a monthly spend limit and a six-month break, both enforced in the purchase itself.

create table private.player_protection (
  user_id uuid primary key references auth.users (id) on delete cascade,
  monthly_limit_pence int check (monthly_limit_pence between 0 and 100000000),
  pending_limit_pence int check (pending_limit_pence between 0 and 100000000),
  pending_from timestamptz,
  break_until timestamptz,
  constraint a_pending_limit_has_a_date check (pending_limit_pence is null or pending_from is not null)
);
comment on table private.player_protection is
  'A person''s own brakes. A limit of null is none; a raise waits in the pending columns until pending_from.';
alter table private.player_protection enable row level security;

create function private.limit_at(p private.player_protection, at timestamptz) returns int
  language sql immutable
  as $$ select case when p.pending_from <= at then p.pending_limit_pence else p.monthly_limit_pence end $$;

revoke execute on all functions in schema private from public;
