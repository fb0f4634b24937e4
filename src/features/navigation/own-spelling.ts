import { type MiddlewareFunction, redirect } from 'react-router'
import { canonicalPath } from '../../lib/paths.ts'

/** A known page asked for as '/FAQ' becomes '/faq' inside the app too, as the host answers it outside. */
export const toOwnSpelling: MiddlewareFunction = ({ request, pattern }) => {
  const { pathname, search } = new URL(request.url)
  const own = canonicalPath(pathname)
  if (pattern !== '*' && own !== pathname) throw redirect(own + search)
}
