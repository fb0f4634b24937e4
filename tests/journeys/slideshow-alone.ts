import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { useSlideshow } from '../../src/features/itinerary/use-slideshow.ts'

const ready = async () => undefined

/** The slideshow without a page around it that would tell it anything. */
function Alone() {
  const { slide } = useSlideshow({ count: 7, prepare: ready })
  return createElement('output', null, slide.index)
}

createRoot(document.body).render(createElement(Alone))
