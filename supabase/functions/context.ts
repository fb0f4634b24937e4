export type Row = Record<string, unknown>

export type FunctionContext = {
  sql: (text: string, params?: readonly unknown[]) => Promise<Row[]>
  env: Record<string, string | undefined>
  verifyUser: (request: Request) => Promise<{ userId: string } | null>
  publicUrl: string
}

export type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>
