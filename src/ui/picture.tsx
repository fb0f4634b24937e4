import manifest from '../content/pictures.generated.json' with { type: 'json' }
import type { Picture as PictureContent } from '../content/types.ts'

interface Rendered {
  ratio: number
  widths: number[]
  portrait?: number[]
  colour: string
}

const rendered = manifest as unknown as Record<string, Rendered | undefined>
const unrendered: Rendered = { ratio: 16 / 9, widths: [], colour: '#2b2f5a' }

interface PictureProps {
  picture: PictureContent
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  /** The first picture of a page: fetched at once, before anything else. */
  first?: boolean
  /** Phones held upright get the picture's own portrait camera. */
  upright?: boolean
  /** Decoded already: painted in the same frame it is mounted in. */
  decoded?: boolean
  /** What a frame too narrow for all of it keeps in sight, in per cent from the left. */
  focus?: number
  className?: string
}

export function Picture({
  picture,
  sizes,
  first,
  upright,
  decoded,
  focus = 50,
  className = '',
}: PictureProps) {
  const { ratio, widths, portrait, colour } = rendered[picture.name] ?? unrendered
  return (
    <picture className="contents">
      {upright && portrait && (
        <source
          media={portraitScreen}
          srcSet={sourceSet(`${picture.name}-portrait`, portrait)}
          sizes={uprightSizes}
        />
      )}
      <img
        alt={picture.alt}
        srcSet={sourceSet(picture.name, widths)}
        src={
          widths.length > 0
            ? pictureFile(picture.name, widths.find((width) => width >= 960) ?? widths[0] ?? 960)
            : undefined
        }
        sizes={sizes}
        width={1600}
        height={Math.round(1600 / ratio)}
        loading={first || decoded ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first || decoded ? 'sync' : 'async'}
        style={{ backgroundColor: colour, objectPosition: focus === 50 ? undefined : `${focus}% 50%` }}
        className={`object-cover ${className}`}
      />
    </picture>
  )
}

export function hasPicture(name: string): boolean {
  return name in rendered
}

/** Fetches and decodes what this screen would show, so that the picture can appear without a flash. */
export async function decodePicture(picture: PictureContent, sizes = '100vw'): Promise<void> {
  const { widths, portrait } = rendered[picture.name] ?? unrendered
  const image = new Image()
  const isUpright = portrait && matchMedia(portraitScreen).matches
  image.sizes = isUpright ? uprightSizes : sizes
  image.srcset = isUpright ? sourceSet(`${picture.name}-portrait`, portrait) : sourceSet(picture.name, widths)
  await image.decode()
}

/** The largest there is, for whoever draws with it. */
export function pictureAddress({ name }: PictureContent): string {
  return pictureFile(name, rendered[name]?.widths.at(-1) ?? 960)
}

/** A hair less than the screen: nobody sees that a picture is 4 % too small, and many a phone is spared the next size. */
const uprightSizes = '96vw'
const portraitScreen = '(max-aspect-ratio: 4/5)'

function pictureFile(name: string, width: number): string {
  return `/pictures/${name}-${width}.avif`
}

function sourceSet(name: string, widths: readonly number[]): string {
  return widths.map((width) => `${pictureFile(name, width)} ${width}w`).join(', ')
}
