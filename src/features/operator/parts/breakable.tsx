import { Fragment } from 'react'

/**
 * An address for mail, which may be longer than its column: it breaks between its parts, never inside one, and never for
 * the few letters of its end.
 */
export function Breakable({ children }: { children: string }) {
  return children.split(/(?<=@)(?=.{6})|(?<=[.-])(?=.{10})/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have nothing else to be told apart by
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
