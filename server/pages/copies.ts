import type { Copy, StaticFile } from './site.ts'

/** The smallest copy of those the browser understands. */
export function smallestCopy(
  { br, gzip, identity }: StaticFile,
  accepted: string | string[] | undefined,
): Copy {
  const list = String(accepted ?? '')
  if (br && accepts(list, brotli)) return br
  return gzip && accepts(list, gzipped) ? gzip : identity
}

const brotli = /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/
const gzipped = /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/

function accepts(list: string, encoding: RegExp): boolean {
  const [, quality] = encoding.exec(list) ?? [null, '0']
  return quality === undefined || Number(quality) > 0
}

/** Whether the browser says that it holds this very copy. */
export function isKnown(etag: string, held: string | undefined): boolean {
  if (!held) return false
  return held === '*' || held.split(',').some((mark) => mark.trim().replace(/^W\//, '') === etag)
}
