import { brand, samplesLeft } from '../src/content/brand.ts'
import type { Sql } from './database/pool.ts'
import { log } from './log.ts'

/** Whoever pays must know whom: samples are for demonstrations. */
export async function warnOfSamples(sql: Sql): Promise<void> {
  const [mode] = await sql<{ provider: string }[]>`select private.payment_provider() as provider`
  const samples = samplesLeft(brand)
  if (mode?.provider === 'demo' || samples.length === 0) return
  log.warn(
    `Money is taken while sample content is still there: ${samples.join(', ')}. Replace it in src/content/brand.ts before the first live draw.`,
  )
}
