import type { IncomingMessage } from 'node:http'
import { HttpError, readBody } from '../http/http.ts'
import { authError, badAddress, invalid } from './answers.ts'

export type Body = Partial<Record<TextField, string>> & { data?: Record<string, unknown> }

type TextField = (typeof textFields)[number]

const textFields = [
  'email',
  'password',
  'current_password',
  'type',
  'token_hash',
  'refresh_token',
  'friendly_name',
  'factor_type',
  'challenge_id',
  'code',
] as const

const emailAddress = /^[^\s@<>()[\]\\,;:"]+@[\p{L}\p{N}.-]+\.[\p{L}\p{N}-]{2,}$/u
const deepest = 16

/** The body as an object whose known fields have the right type; everything else is a 400. */
export async function readAuthBody(request: IncomingMessage): Promise<Body> {
  const raw = (await readBody(request)).toString('utf8')
  const given = parse(raw)
  const body: Body = {}
  for (const field of textFields) {
    const value = given[field]
    if (value === undefined || value === null) continue
    if (typeof value !== 'string') throw new HttpError(invalid(`${field} must be a text`))
    body[field] = value
  }
  if (given.data !== undefined && given.data !== null) {
    if (!isObject(given.data)) throw new HttpError(invalid('data must be an object'))
    body.data = given.data
  }
  if (body.email && !isEmailAddress(body.email)) throw new HttpError(badAddress())
  if (body.email) body.email = body.email.toLowerCase()
  return body
}

function parse(raw: string): Record<string, unknown> {
  if (raw === '') return {}
  try {
    const parsed: unknown = JSON.parse(raw)
    if (isObject(parsed) && isStorable(parsed)) return parsed
  } catch {}
  throw new HttpError(authError(400, 'bad_json', 'Could not parse request body as JSON'))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEmailAddress(text: string): boolean {
  return text.length <= 254 && emailAddress.test(text)
}

/** What PostgreSQL cannot keep as text or JSON: nul, half characters, bottomless nesting. */
function isStorable(value: unknown, depth = 0): boolean {
  if (depth > deepest) return false
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, item]) => isStorable(key) && isStorable(item, depth + 1))
}
