import { brand } from '../content/brand.ts'
import { galleryGroups } from '../content/gallery/chapters.ts'
import { momentsPage } from '../content/pages/moments-page.ts'
import { seo } from '../content/seo.ts'
import { Gallery } from '../features/gallery/gallery.tsx'
import { OfferLine } from '../features/offer/line/offer-line.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { ClosingBand } from '../ui/closing-band.tsx'
import { PageHero } from '../ui/page-hero.tsx'

export const meta = () => pageMeta(seo[brand.momentsPath])

export default function MomentsPage() {
  const { hero, groupsLabel, closing, illustrationNote } = momentsPage
  return (
    <>
      <PageHero {...hero} />
      <nav aria-label={groupsLabel} className="column py-10 md:py-16">
        <ul className="grid grid-cols-2 gap-x-6 gap-y-1 md:grid-cols-3 md:gap-x-8 md:gap-y-2 links:grid-cols-5">
          {galleryGroups.map(({ slug, title }) => (
            <li key={slug}>
              <a
                href={`#${slug}`}
                className="inline-block py-1 font-display text-lg md:text-xl underline decoration-transparent underline-offset-6 hover:decoration-champagne"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Gallery groups={galleryGroups} />
      <p className="column pb-16 text-sm text-slate">{illustrationNote}</p>
      <ClosingBand {...closing}>
        <OfferLine className="mt-6 text-ivory/80 lg:ml-auto lg:max-w-[31.2em] lg:text-right" />
      </ClosingBand>
    </>
  )
}
