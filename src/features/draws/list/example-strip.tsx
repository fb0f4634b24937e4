import { exampleStripWords as words } from '../../../content/draws/list.ts'
import { pictureOf } from '../../../content/draws/pictures.ts'
import { Arrow } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'

/** The finished example, before everything that cannot be checked yet. */
export function ExampleStrip() {
  return (
    <aside
      aria-label={words.label}
      className="group relative mb-16 grid items-center gap-x-9 border border-champagne bg-paper p-3.5 sm:grid-cols-[11rem_minmax(0,1fr)] md:mb-20"
    >
      <Picture
        picture={pictureOf('seychelles')}
        sizes="(min-width: 40rem) 176px, 1px"
        className="aspect-[4/3] w-full object-cover object-[60%_50%] max-sm:hidden"
      />
      <div className="p-3 sm:py-1">
        <p className="caps text-[0.68rem] text-gold-deep">{words.label}</p>
        <h2 className="mt-1 text-subheading">
          <Link to={words.to} className="after:absolute after:inset-0">
            {words.title}
          </Link>
        </h2>
        <p className="mt-2 max-w-[36em] text-base text-slate">{words.text}</p>
        <p className="caps mt-3 flex items-center gap-3" aria-hidden="true">
          {words.follow} <Arrow />
        </p>
      </div>
    </aside>
  )
}
