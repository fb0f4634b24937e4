import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { DrawPreview } from '../../../../../contract/operator.ts'
import { manifestFaults } from '../../../../../draw/manifest.ts'
import { bookedDraw } from '../testing/booked-draw.ts'
import { sealedManifest } from './sealed-manifest.ts'

const preview = {
  ...bookedDraw,
  carried_over: 0,
  left_waiting: 0,
  checkpoint_key: 'ab'.repeat(32),
} as DrawPreview

test('an operator sees beforehand a manifest that holds, and its hash as anybody computes it', async () => {
  const sealed = await sealedManifest(preview)
  const manifest = JSON.parse(sealed?.text ?? '')
  expect(manifestFaults(manifest)).toEqual([])
  expect(manifest).toMatchObject({ draw: preview.id, title: 'Seychelles', round: sealed?.round })
  expect(sealed?.hash).toBe(
    createHash('sha256')
      .update(sealed?.text ?? '')
      .digest('hex'),
  )
})

test('before the host’s first start there is no key to name, and so no manifest', async () => {
  expect(await sealedManifest({ ...preview, checkpoint_key: null })).toBeNull()
})
