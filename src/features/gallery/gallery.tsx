import { useState } from 'react'
import { focusOf } from '../../content/gallery/focus.ts'
import { viewerWords } from '../../content/gallery/viewing.ts'
import type { GalleryGroup } from '../../content/types.ts'
import { Picture } from '../../ui/picture.tsx'
import { Viewer } from './viewer.tsx'

/** Captioned groups of pictures; any of them opens the viewer, which goes through all of them. */
export function Gallery({ groups }: { groups: readonly GalleryGroup[] }) {
  const [shown, setShown] = useState<number | null>(null)
  const all = groups.flatMap(({ images }) => images)
  return (
    <>
      {groups.map((group) => (
        <section
          key={group.slug}
          id={group.slug}
          aria-labelledby={`${group.slug}-title`}
          className="column pb-[clamp(4.25rem,8vw,7.5rem)]"
        >
          <div className="hairline mb-8 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 border-t pt-6">
            <h2 id={`${group.slug}-title`} className="text-heading">
              {group.title}
            </h2>
            <p className="text-slate">{group.caption}</p>
          </div>
          <ul className="grid grid-cols-2 gap-3 max-sm:soon md:gap-5 lg:grid-cols-6">
            {group.images.map((image, index) => (
              <li key={image.name} className={tileSpan(index, group.images.length)}>
                <button
                  type="button"
                  onClick={() => setShown(all.indexOf(image))}
                  aria-label={`${viewerWords.open}: ${image.alt}`}
                  className={`group block w-full overflow-hidden md:aspect-video ${isAlone(index, group.images.length) ? 'aspect-3/2' : 'aspect-square'}`}
                >
                  <Picture
                    picture={image}
                    focus={focusOf(image.name)}
                    sizes={tileSizes(index, group.images.length)}
                    className="size-full transition-transform duration-1000 ease-physical group-hover:scale-[1.04]"
                  />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown !== null && <Viewer images={all} index={shown} show={setShown} close={() => setShown(null)} />}
    </>
  )
}

/** Rows of two and rows of three in turn, so that every group ends in a full row. */
function tileSpan(index: number, count: number): string {
  const wide = isLarge(index, count) ? 'lg:col-span-3' : 'lg:col-span-2'
  return isAlone(index, count) ? `${wide} max-lg:col-span-2` : wide
}

/** How many pictures of a group stand in rows of two: chosen so that the rest fills rows of three. */
function isLarge(index: number, count: number): boolean {
  const inRowsOfTwo = { 0: 0, 1: 4, 2: 2 }[count % 3] ?? 0
  return index < inRowsOfTwo
}

/** On a phone one picture across and two pairs in turn; the last has a row to itself rather than half of one. */
function isAlone(index: number, count: number): boolean {
  const place = index % 5
  return place === 0 || (place % 2 === 1 && index === count - 1)
}

/** A square tile shows the middle of a picture nearly twice as wide as itself. */
function tileSizes(index: number, count: number): string {
  const desktop = `(min-width: 64rem) ${isLarge(index, count) ? '620px' : '400px'}`
  return `${desktop}, ${isAlone(index, count) ? '100vw' : '(min-width: 48rem) 50vw, 80vw'}`
}
