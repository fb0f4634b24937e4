import type postgres from 'postgres'
import { london } from '../../src/lib/time.ts'

/**
 * Only the database's owner can do this: the clock is a function, and this replaces it by one that reads a table, so
 * that it can also be moved under somebody who waits. Null gives real time back.
 */
export async function setClock(sql: postgres.Sql, at: Date | string | null): Promise<void> {
  await sql.unsafe(`
    create schema if not exists testing;
    create table if not exists testing.clock (at timestamptz);
    create or replace function private.now() returns timestamptz language sql volatile
      as $$ select coalesce((select at from testing.clock), clock_timestamp()) $$`)
  await sql`delete from testing.clock`
  if (at !== null) await sql`insert into testing.clock (at) values (${new Date(at)})`
}

export const later = (amount: { seconds?: number; minutes?: number; days?: number }): Date => {
  const { seconds = 0, minutes = 0, days = 0 } = amount
  return new Date(Date.now() + ((days * 24 * 60 + minutes) * 60 + seconds) * 1000)
}

/** The day it is now on a British wall, as letters are counted: '2026-12-06'. */
export function dayInLondon(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: london }).format(new Date())
}
