import postgres from 'postgres'
import type { FunctionContext, FunctionHandler, Row } from './context.ts'

declare const Deno: {
  env: { toObject(): Record<string, string> }
  serve(handler: (request: Request) => Promise<Response>): void
}

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
  'access-control-allow-methods': 'POST, OPTIONS',
}

/** Runs a handler as a function of hosted Supabase; the embedded host gives it the same context. */
export function serve(handler: FunctionHandler): void {
  const env = Deno.env.toObject()
  const sql = postgres(env.SUPABASE_DB_URL ?? '', { max: 2, prepare: false })
  const context: FunctionContext = {
    env,
    publicUrl: (env.PUBLIC_URL ?? '').replace(/\/+$/, ''),
    sql: async (text, params = []) => [...(await sql.unsafe<Row[]>(text, params as never[]))],
    verifyUser: (request) => verifyUser(request, env),
  }
  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders })
    const response = await handler(request, context).catch(failure)
    for (const [name, value] of Object.entries(corsHeaders)) response.headers.set(name, value)
    return response
  })
}

/** Asks the auth service itself, so that an ended session counts as ended here too. */
async function verifyUser(request: Request, env: Record<string, string>): Promise<{ userId: string } | null> {
  const response = await fetch(`${env.SUPABASE_URL}/auth/v1/user`, {
    headers: {
      apikey: env.SUPABASE_ANON_KEY ?? '',
      authorization: request.headers.get('authorization') ?? '',
    },
  })
  if (!response.ok) return null
  const user = (await response.json()) as { id: string }
  return { userId: user.id }
}

function failure(cause: unknown): Response {
  console.error(cause)
  return Response.json({ message: 'failed' }, { status: 500 })
}
