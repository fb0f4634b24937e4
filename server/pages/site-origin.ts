import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { siteOrigin } from '../../src/lib/public-origin.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const carriesAddress = /\.(html|xml|txt)$/

/** Pages are built before anybody knows where they will live: canonical links and previews learn it here. */
export function withPublicOrigin(path: string, body: Buffer, publicUrl: string): Buffer | null {
  if (!carriesAddress.test(path) || !body.includes(siteOrigin)) return null
  return Buffer.from(body.toString('utf8').replaceAll(siteOrigin, publicUrl))
}

/** Quick rather than smallest: this happens while somebody waits for the host to start. */
export async function compressed(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
    deflate(body, { level: 7 }),
  ])
  return { br, gzip: gz }
}
