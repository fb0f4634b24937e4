import { useEffect, useRef, useState } from 'react'

/** A form that opens in its place and closes again; the focus goes along, to its first field and back to the button. */
export function useOpening<Place extends HTMLElement>() {
  const [open, setOpen] = useState(false)
  const place = useRef<Place>(null)
  const shown = useRef(open)
  useEffect(() => {
    if (shown.current === open) return
    shown.current = open
    place.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [open])
  return { open, place, show: () => setOpen(true), close: () => setOpen(false) }
}
