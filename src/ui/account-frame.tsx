import type { ReactNode } from 'react'
import type { Picture as PictureContent } from '../content/types.ts'
import { Picture } from './picture.tsx'
import { Eyebrow } from './section.tsx'

interface AccountFrameProps {
  eyebrow: string
  title: string
  lead?: string
  /** Under the headline, except on a tablet, where the poster has them beside it. */
  facts?: ReactNode
  /** Fills the wall: beside the words where there is room, otherwise as a band above them. */
  picture?: PictureContent
  /** How much of the screen the band takes: little above a form, more above a few words. */
  band?: keyof typeof bands
  /** Hangs on the wall at every width, in the picture's place. */
  poster?: ReactNode
  /** The colour of the wall a poster hangs on. */
  night?: string | undefined
  children: ReactNode
}

const bands = { low: 'h-[22svh] sm:h-[32svh]', high: 'h-[34svh]' } as const

/** A form beside a picture, or under one on a phone: signing in and up, buying and having bought. */
export function AccountFrame({
  eyebrow,
  title,
  lead,
  facts,
  picture,
  band = 'low',
  poster,
  night,
  children,
}: AccountFrameProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] lg:min-h-svh lg:grid-cols-[minmax(0,1fr)_minmax(32rem,46rem)]">
      <div
        className="relative overflow-clip bg-midnight transition-colors duration-700"
        style={{ backgroundColor: night }}
      >
        {poster ? (
          <div className="px-5 pt-[calc(var(--bar-height)+1.5rem)] pb-7 text-ivory sm:px-12 lg:sticky lg:top-0 lg:grid lg:h-svh lg:items-center lg:py-0 lg:pt-(--bar-height)">
            {poster}
          </div>
        ) : (
          <div className="pt-(--bar-height) lg:sticky lg:top-0 lg:pt-0">
            <div className={`${bands[band]} max-lg:sideways:hidden lg:h-svh`}>
              {picture && (
                <Picture
                  picture={picture}
                  sizes="(min-width: 64rem) max(60vw, 178svh), max(100vw, 61svh)"
                  first
                  className="size-full object-[80%_90%] lg:object-[80%_50%]"
                />
              )}
            </div>
          </div>
        )}
      </div>
      <div className="px-5 pt-10 pb-24 sm:px-12 sm:pt-16 lg:flex lg:px-16 lg:pt-36">
        <div className="mx-auto w-full max-w-xl lg:my-auto">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="mt-3 text-title">{title}</h1>
          {lead && <p className="mt-4 text-slate">{lead}</p>}
          {facts && <div className="mt-4 text-slate sm:max-lg:hidden">{facts}</div>}
          <div className="mt-10">{children}</div>
        </div>
      </div>
    </div>
  )
}
