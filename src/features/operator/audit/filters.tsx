import { auditWords } from '../../../content/operator/audit.ts'
import { Select } from '../../../ui/field.tsx'
import { nameOfAct } from '../parts/name-of-act.ts'
import type { Sought } from './api-audit.ts'
import { PersonFilter } from './person-filter.tsx'

const words = auditWords.acts
/** As they are called, in the order of the alphabet. */
const known = Object.entries(words.names).toSorted(([, one], [, other]) => one.localeCompare(other))

interface FiltersProps {
  sought: Sought
  onLook: (changes: Partial<Sought>) => void
}

/** Of which acts and whom the trail is shown. */
export function Filters({ sought, onLook }: FiltersProps) {
  const { act } = sought
  const isKnown = act === null || act in words.names
  return (
    <div className="mb-6 flex flex-wrap items-start gap-x-8 gap-y-4 print:hidden">
      <Select
        label={words.act}
        className="w-full max-w-sm"
        value={act ?? ''}
        onChange={({ currentTarget }) => onLook({ act: currentTarget.value || null })}
      >
        <option value="">{words.everyAct}</option>
        {!isKnown && <option value={act}>{nameOfAct(act)}</option>}
        {known.map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
      <PersonFilter person={sought.person} onLook={onLook} />
    </div>
  )
}
