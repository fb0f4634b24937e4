import type { Picture as PictureContent } from '../content/types.ts'
import { ButtonLink } from './button.tsx'
import { Picture } from './picture.tsx'
import { Eyebrow } from './section.tsx'

interface PictureBandProps {
  eyebrow: string
  title: string
  text: string
  link: { label: string; to: string }
  picture: PictureContent
}

/** A full-bleed poster between the sections, with words on its calm side. */
export function PictureBand({ eyebrow, title, text, link, picture }: PictureBandProps) {
  return (
    <section className="relative isolate flex min-h-[min(46rem,92svh)] items-center overflow-hidden bg-midnight text-ivory max-md:items-end upright:min-h-[82svh] upright:items-end">
      <div className="absolute inset-0 -z-20">
        <Picture picture={picture} sizes="100vw" upright className="size-full object-[72%_50%]" />
      </div>
      <div className="hero-scrim absolute inset-0 -z-10" />
      <div className="hero-words w-full px-5 pt-24 pb-16 md:max-w-[42rem] md:py-20 md:px-10 upright:max-w-none bar:px-14">
        <Eyebrow on="ink">{eyebrow}</Eyebrow>
        <h2 className="mt-4 text-title">{title}</h2>
        <p className="mt-6 mb-9 max-w-[26.4em] text-ivory/90">{text}</p>
        <ButtonLink to={link.to} look="ivory" arrow>
          {link.label}
        </ButtonLink>
      </div>
    </section>
  )
}
