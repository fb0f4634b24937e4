import type { RefundLine } from '../../../../contract/operator.ts'

type Held = Pick<RefundLine, 'held_at'>

/** Refunds that came back, from a list by pages: so many as there are said to be. */
export async function heldAmong<Refund extends Held>(
  count: number,
  page: (after: Refund | undefined) => Promise<readonly Refund[]>,
): Promise<Refund[]> {
  const held: Refund[] = []
  let lines = await page(undefined)
  while (lines.length > 0) {
    held.push(...lines.filter(({ held_at }) => held_at !== null))
    if (held.length >= count) break
    lines = await page(lines.at(-1))
  }
  return held
}
