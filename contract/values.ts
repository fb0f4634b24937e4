import { z } from 'zod'

/** An id of any version, as PostgreSQL writes it. */
export const uuid = z.guid()

/** A time of the database's clock: '2026-12-06T20:00:00.123456+00:00'. */
export const moment = z.iso.datetime({ offset: true })

/** A day of the British calendar: '2026-12-06'. */
export const day = z.iso.date()

export const whole = z.int()

/** Money is integer pence. */
export const pence = z.int()

/** Hashes, salts and signatures, in small letters. */
export const hex = z.string().regex(/^([0-9a-f]{2})*$/)

export const text = z.string()
