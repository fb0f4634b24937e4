import { type Handler, json } from '../http/http.ts'

/** What the browser must know before it can talk to a backend; asked for at run time, so one build serves all. */
export function siteSettings(backend: { backendUrl: string; publishableKey: string }): Handler {
  return () => json(200, backend)
}
