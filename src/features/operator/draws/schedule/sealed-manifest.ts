import type { DrawPreview } from '../../../../../contract/operator.ts'

export interface SealedManifest {
  /** As it will be published, to the byte. */
  readonly text: string
  readonly hash: string
  /** Of the beacon. */
  readonly round: number
}

/** What the draw will promise. Null before the host has made its key; the arithmetic of draws is fetched here alone. */
export async function sealedManifest(preview: DrawPreview): Promise<SealedManifest | null> {
  if (preview.checkpoint_key === null) return null
  const [{ toHex }, { canonicalJson }, { manifestHash, manifestOf }] = await Promise.all([
    import('../../../../../draw/bytes.ts'),
    import('../../../../../draw/canonical.ts'),
    import('../../../../../draw/manifest.ts'),
  ])
  const manifest = manifestOf(preview, preview.checkpoint_key)
  return { text: canonicalJson(manifest), hash: toHex(manifestHash(manifest)), round: manifest.round }
}
