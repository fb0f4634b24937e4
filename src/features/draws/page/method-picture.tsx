import { useId } from 'react'
import { methodWords as words } from '../../../content/draws/page.ts'
import { Eyebrow, Section } from '../../../ui/section.tsx'
import { MethodScene, sceneSize } from './method-scene.tsx'

const numerals = ['I', 'II', 'III', 'IV', 'V']

/** One picture of the method: a long frieze where there is room, its five plates one below the other on a phone. */
export function MethodPicture() {
  const scene = useId()
  return (
    <Section ground="ink" id="method">
      <Eyebrow on="ink">{words.eyebrow}</Eyebrow>
      <h2 className="mt-3 mb-12 max-w-[8.58em] text-title">{words.title}</h2>
      <figure aria-label={words.alt} className="relative">
        <MethodScene id={scene} />
        <svg
          viewBox={`0 0 ${sceneSize.width} ${sceneSize.height}`}
          aria-hidden="true"
          className="hairline hidden w-full border lg:block"
        >
          <use href={`#${scene}`} width={sceneSize.width} height={sceneSize.height} />
        </svg>
        <ol className="grid gap-y-7 lg:mt-8 lg:grid-cols-5 lg:gap-x-8">
          {words.steps.map((step, index) => (
            <li
              key={step.title}
              className="grid grid-cols-[min(8.5rem,34vw)_minmax(0,1fr)] items-center gap-5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-10 lg:block"
            >
              <Plate scene={scene} station={index} />
              <div>
                <span className="figures tracking-widest text-champagne" aria-hidden="true">
                  {numerals[index]}
                </span>
                <h3 className="mt-1 text-subheading">{step.title}</h3>
                <p className="mt-2 text-base text-ivory/80">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </figure>
    </Section>
  )
}

/** One station of the picture, cut out of it. */
function Plate({ scene, station }: { scene: string; station: number }) {
  const { width, height, station: wide } = sceneSize
  return (
    <svg
      viewBox={`${station * wide} 40 ${wide} 360`}
      aria-hidden="true"
      className="hairline w-full border lg:hidden"
    >
      <use href={`#${scene}`} width={width} height={height} />
    </svg>
  )
}
