import type postgres from 'postgres'

/** Only the database's owner can do this: the clock is a function, and this replaces it. Null gives real time back. */
export async function setClock(sql: postgres.Sql, at: Date | string | null): Promise<void> {
  const time = at === null ? 'clock_timestamp()' : `timestamptz '${new Date(at).toISOString()}'`
  await sql.unsafe(
    `create or replace function private.now() returns timestamptz language sql volatile as $$ select ${time} $$`,
  )
}

export const later = (amount: { seconds?: number; minutes?: number; days?: number }): Date => {
  const { seconds = 0, minutes = 0, days = 0 } = amount
  return new Date(Date.now() + ((days * 24 * 60 + minutes) * 60 + seconds) * 1000)
}
