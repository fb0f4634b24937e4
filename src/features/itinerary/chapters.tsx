import { chapterWords } from '../../content/itinerary/long-page.ts'
import type { Picture as PictureContent } from '../../content/types.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'

interface Chapter {
  /** 'Day 1' */
  label: string
  title: string
  text: string
  picture: PictureContent
}

interface ChaptersProps {
  title: string
  chapters: readonly Chapter[]
  /** Where the same days are full-screen pictures. */
  stage: string
}

/** The days told one after the other; the one in the middle opens wide. */
export function Chapters({ title, chapters, stage }: ChaptersProps) {
  const middle = Math.floor((chapters.length - 1) / 2)
  return (
    <>
      <div className="mb-12 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-4 md:mb-20">
        <h2 className="text-title">{title}</h2>
        <Link to={stage} className="caps border-b border-champagne pb-1">
          {chapterWords.toStage}
        </Link>
      </div>
      <ol className="space-y-16 md:space-y-32">
        {chapters.map((chapter, index) => (
          <li key={chapter.label} className={`group ${index > 0 ? 'far' : 'max-sm:soon'}`}>
            {index === middle ? <WideChapter {...chapter} /> : <SidedChapter {...chapter} />}
          </li>
        ))}
      </ol>
    </>
  )
}

function SidedChapter({ label, title, text, picture }: Chapter) {
  return (
    <div className="grid items-center gap-y-7 md:grid-cols-2 md:gap-x-14 lg:grid-cols-[7fr_5fr] lg:gap-x-24 group-even:lg:grid-cols-[5fr_7fr]">
      <ChapterPicture
        picture={picture}
        sizes="(min-width: 64rem) 50vw, (min-width: 48rem) 45vw, 92vw"
        className="aspect-3/2 group-even:md:order-2"
      />
      <div>
        <ChapterTitle label={label} title={title} />
        <p className="mt-5 text-slate">{text}</p>
      </div>
    </div>
  )
}

function WideChapter({ label, title, text, picture }: Chapter) {
  return (
    <>
      <ChapterPicture
        picture={picture}
        sizes="(min-width: 120rem) 67vw, (min-width: 80rem) 77.5rem, 92vw"
        className="aspect-video"
      />
      <div className="mt-7 grid gap-x-14 gap-y-5 md:mt-10 md:grid-cols-2 lg:gap-x-24">
        <div>
          <ChapterTitle label={label} title={title} />
        </div>
        <p className="text-slate">{text}</p>
      </div>
    </>
  )
}

function ChapterTitle({ label, title }: { label: string; title: string }) {
  return (
    <>
      <p className="caps text-gold-deep">{label}</p>
      <h3 className="mt-2 text-heading">{title}</h3>
    </>
  )
}

interface ChapterPictureProps {
  picture: PictureContent
  sizes: string
  className: string
}

/**
 * The wide camera keeps its left calm for words, so a narrower frame cuts there; whoever holds the screen upright is
 * shown the upright camera, whose calm part is the lower one.
 */
function ChapterPicture({ picture, sizes, className }: ChapterPictureProps) {
  return (
    <div className={`overflow-hidden upright:aspect-4/5 ${className}`}>
      <Picture
        picture={picture}
        sizes={sizes}
        upright
        className="size-full object-right upright:object-[72%_26%]"
      />
    </div>
  )
}
