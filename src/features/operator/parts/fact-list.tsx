import { ShortHash } from '../../../ui/hash.tsx'
import { Breakable } from './breakable.tsx'
import { DeskLink } from './desk-link.tsx'
import type { Fact } from './told-facts.ts'

/** Facts one after another, each with its name before it. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-5 text-sm/6">
      {facts.map((fact) => (
        <div key={`${fact.label} ${fact.text}`} className="max-w-full">
          <dt className="inline text-slate after:content-[':_']">{fact.label}</dt>
          <dd className="inline wrap-break-word">
            <FactText {...fact} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An id, a hash or a name of the provider's: nothing that is read. */
const code = /^[\w-]{24,}$/

function FactText({ text, to }: Fact) {
  const told = code.test(text) ? <ShortHash>{text}</ShortHash> : <Breakable>{text}</Breakable>
  return to ? <DeskLink to={to}>{told}</DeskLink> : told
}
