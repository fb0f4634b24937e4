import { previewWords } from '../../../../content/operator/draws.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { Button } from '../../../../ui/button.tsx'
import { Hash } from '../../../../ui/hash.tsx'
import type { SealedManifest } from './sealed-manifest.ts'

const words = previewWords.manifest

interface ManifestProps {
  draw: string
  manifest: SealedManifest | null
}

/** What will be published and hashed into the draw's seed: each term on its own line to be read, without a byte more. */
export function Manifest({ draw, manifest }: ManifestProps) {
  return (
    <section aria-label={words.title}>
      <h3 className="mb-4 text-subheading">{words.title}</h3>
      {manifest ? (
        <>
          <pre className="border border-mist bg-ivory p-4 text-sm whitespace-pre-wrap wrap-anywhere">
            {manifest.text.split(/(?<=,)(?=")/).map((term) => (
              <span key={term} className="block pl-6 -indent-6">
                {term}
              </span>
            ))}
          </pre>
          <p className="caps mt-4 text-[0.71rem] tracking-[0.12em] text-slate">{words.hash}</p>
          <Hash>{manifest.hash}</Hash>
          <p className="mt-4">
            <Button
              look="outline"
              size="small"
              onClick={() => saveFile(`manifest-${draw}.json`, 'application/json', manifest.text)}
            >
              {words.save}
            </Button>
          </p>
        </>
      ) : (
        <p className="max-w-[36em] text-slate">{words.keyless}</p>
      )}
    </section>
  )
}
