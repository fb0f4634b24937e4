/** Brings the current link of a strip to its middle. Sideways only: the page itself stays where its reader is. */
export function bringIntoView(strip: HTMLElement | null): void {
  const link = strip?.querySelector<HTMLElement>('[aria-current]')
  if (!strip || !link) return
  strip.scrollTo({ left: link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2 })
}
