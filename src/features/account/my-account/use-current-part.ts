import { useEffect, useState } from 'react'

/** How far below the top of the screen a part counts as the one being read: under the bar, and a little. */
const readingLine = 0.28

/** Which of a page's parts is being read: the last whose beginning has passed the reading line. */
export function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  useEffect(() => {
    const look = () => setCurrent(partAt(ids, innerHeight * readingLine))
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [ids])
  return current
}

function partAt(ids: readonly string[], line: number): string | undefined {
  const { scrollHeight } = document.documentElement
  if (scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1) return ids.at(-1)
  const begun = ids.filter(
    (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line,
  )
  return begun.at(-1) ?? ids[0]
}
