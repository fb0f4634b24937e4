import { useMutation } from '@tanstack/react-query'
import type { DrawPreview } from '../../../../../contract/operator.ts'
import { ask } from '../../../../lib/ask.ts'
import type { Wishes } from './read-wishes.ts'
import { type SealedManifest, sealedManifest } from './sealed-manifest.ts'

/** A draw as it was looked at. */
export interface Looked {
  readonly wishes: Wishes
  readonly preview: DrawPreview
  readonly manifest: SealedManifest | null
  readonly at: number
}

/** Writes nothing: looking again replaces what was seen. */
export function useLook() {
  return useMutation<Looked, Error, Wishes>({
    mutationFn: async (wishes) => {
      const preview = await ask('preview_draw', wishes)
      return { wishes, preview, manifest: await sealedManifest(preview), at: Date.now() }
    },
  })
}
