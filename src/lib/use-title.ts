import { useEffect } from 'react'

/** For a page that learns its own name only from the service. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}
