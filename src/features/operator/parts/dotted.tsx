import { Children, type ReactNode } from 'react'

/** Short facts on a line, a dot between each two; where the line breaks, none is left at its end. */
export function Dotted({ children }: { children: ReactNode }) {
  return (
    <span className="-ml-1 block overflow-x-clip pl-1">
      <span className="-ml-[1em] flex flex-wrap">
        {Children.toArray(children).map((fact, place) => (
          // Between them a space, for whoever has them read out or copies them.
          // biome-ignore lint/suspicious/noArrayIndexKey: facts of one line have nothing else to be told apart by
          <span key={place} className="contents">
            {place > 0 && ' '}
            <span className="relative min-w-0 pl-[1em] before:absolute before:left-[0.37em] before:content-['\00b7']">
              {fact}
            </span>
          </span>
        ))}
      </span>
    </span>
  )
}
