import type { MiddlewareFunction } from 'react-router'
import { canonicalPath } from '../../lib/paths.ts'
import { decodePicture, hasPicture } from '../../ui/picture.tsx'

/** Pages that open with a picture named after another one. */
const borrowed: Readonly<Record<string, string>> = {
  '/': 'home',
  '/draws': 'film',
  '/draws/example': 'seychelles',
  '/newsletter': 'contact',
  '/wanderwish-moments': 'moments',
}

/** The picture that fills a page's first screen: pictures are named after their pages. */
export function firstPictureOf(path: string): string | undefined {
  const page = borrowed[path] ?? path.replace(/^\/(experience\/)?/, '').replace(/-experience$/, '')
  return [`heroes/${page}`, `${page}/day-1`].find(hasPicture)
}

const longestWait = 600

/** The next page appears with its picture, not before it; on a slow line it does not wait for long. */
export const decodeFirstPicture: MiddlewareFunction = async ({ request }, next) => {
  const name = firstPictureOf(canonicalPath(new URL(request.url).pathname))
  const isDecoded = name && decodePicture({ name, alt: '' }).catch(() => undefined)
  const isLate = new Promise((resolve) => setTimeout(resolve, longestWait))
  await next()
  await Promise.race([isDecoded, isLate])
}
