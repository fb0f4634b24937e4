import { type LinkProps, Link as RouterLink } from 'react-router'

/** A way onward: fetched as soon as somebody points at it, and crossed without a cut. */
export function Link(props: LinkProps) {
  return <RouterLink prefetch="intent" viewTransition={leadsAway(props.to)} {...props} />
}

/** A place on the same page is scrolled to, not faded to. */
function leadsAway(to: LinkProps['to']): boolean {
  return typeof to === 'string' && to.startsWith('/')
}
