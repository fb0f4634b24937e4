import type { ReactNode } from 'react'
import type { Picture as PictureContent } from '../content/types.ts'
import { Picture } from './picture.tsx'
import { Eyebrow } from './section.tsx'

interface AccountFrameProps {
  eyebrow: string
  title: string
  lead?: string
  picture: PictureContent
  children: ReactNode
}

/** A form beside a poster: the screens of signing in and up. */
export function AccountFrame({ eyebrow, title, lead, picture, children }: AccountFrameProps) {
  return (
    <div className="grid min-h-svh lg:grid-cols-[minmax(0,1fr)_minmax(32rem,46rem)]">
      <div className="relative hidden bg-midnight lg:block">
        <div className="sticky top-0 h-svh">
          <Picture picture={picture} sizes="max(60vw, 178svh)" first className="size-full object-[66%_50%]" />
        </div>
      </div>
      <div className="px-5 pt-32 pb-24 sm:px-12 lg:px-16 lg:pt-44">
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
