export function answer(status: number, body: Record<string, unknown>): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}

/** The database's refusals (SQLSTATE PT4xx) become answers; anything else is a fault and is thrown on. */
export function refusalOf(cause: unknown): Response {
  const { code, message } = cause as { code?: string; message?: string }
  const status = /^PT(4\d\d)$/.exec(code ?? '')?.[1]
  if (status && message) return answer(Number(status), { code, message })
  // 22…: an argument of the wrong form, such as an id that is none.
  if (code?.startsWith('22')) return answer(400, { code, message: 'bad_request' })
  throw cause
}

export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => null)
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {}
}
