import type { ReactNode } from 'react'
import type { Picture as PictureContent } from '../content/types.ts'
import { Picture } from './picture.tsx'
import { Eyebrow } from './section.tsx'

interface AccountFrameProps {
  eyebrow: string
  title: string
  lead?: string
  /** Fills the wall where there is room for one. */
  picture?: PictureContent
  /** Hangs on the wall at every width, in the picture's place. */
  poster?: ReactNode
  /** The colour of the wall a poster hangs on. */
  night?: string | undefined
  children: ReactNode
}

/** A form beside a picture, or under a poster on a phone: signing in and up, buying and having bought. */
export function AccountFrame({ eyebrow, title, lead, picture, poster, night, children }: AccountFrameProps) {
  return (
    <div className="grid min-h-svh grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(32rem,46rem)]">
      <div
        className={`relative overflow-clip bg-midnight transition-colors duration-700 ${poster ? '' : 'max-lg:hidden'}`}
        style={{ backgroundColor: night }}
      >
        {poster ? (
          <div className="px-5 pt-[calc(var(--bar-height)+1.5rem)] pb-7 text-ivory sm:px-12 lg:sticky lg:top-0 lg:grid lg:h-svh lg:items-center lg:py-0 lg:pt-(--bar-height)">
            {poster}
          </div>
        ) : (
          <div className="sticky top-0 h-svh">
            {picture && (
              <Picture
                picture={picture}
                sizes="max(60vw, 178svh)"
                first
                className="size-full object-[66%_50%]"
              />
            )}
          </div>
        )}
      </div>
      <div className={`px-5 pb-24 sm:px-12 lg:px-16 lg:pt-44 ${poster ? 'pt-10 sm:pt-16' : 'pt-32'}`}>
        <div className="mx-auto max-w-xl">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="mt-3 text-title">{title}</h1>
          {lead && <p className="mt-4 text-slate">{lead}</p>}
          <div className="mt-10">{children}</div>
        </div>
      </div>
    </div>
  )
}
