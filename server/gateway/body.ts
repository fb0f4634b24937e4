import type { IncomingMessage } from 'node:http'
import { HttpError, readBody } from '../http.ts'
import { authError, badAddress } from './answers.ts'

export type Body = {
  email?: string
  password?: string
  data?: Record<string, unknown>
  [field: string]: unknown
}

const kinds: Record<string, 'string' | 'object'> = {
  email: 'string',
  phone: 'string',
  password: 'string',
  data: 'object',
  type: 'string',
  token: 'string',
  token_hash: 'string',
  refresh_token: 'string',
  scope: 'string',
}

const emailAddress = /^[^\s@<>()[\]\\,;:"]+@[\p{L}\p{N}.-]+\.[\p{L}\p{N}-]{2,}$/u
const deepest = 16

/** The body as an object whose known fields have the right type; everything else is a 400. */
export async function readAuthBody(request: IncomingMessage): Promise<Body> {
  const raw = (await readBody(request)).toString('utf8')
  const body = parse(raw)
  for (const [field, kind] of Object.entries(kinds)) {
    const value = body[field]
    if (value !== undefined && value !== null && !isOfKind(value, kind)) {
      throw new HttpError(authError(400, 'validation_failed', `${field} must be ${kindName[kind]}`))
    }
  }
  if (typeof body.email === 'string' && body.email !== '' && !isEmailAddress(body.email)) {
    throw new HttpError(badAddress())
  }
  return body
}

const kindName = { string: 'a text', object: 'an object' }

function parse(raw: string): Body {
  if (raw === '') return {}
  try {
    const parsed: unknown = JSON.parse(raw)
    if (isOfKind(parsed, 'object') && isStorable(parsed)) return parsed as Body
  } catch {}
  throw new HttpError(authError(400, 'bad_json', 'Could not parse request body as JSON'))
}

function isOfKind(value: unknown, kind: 'string' | 'object'): boolean {
  return typeof value === kind && value !== null && !Array.isArray(value)
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
