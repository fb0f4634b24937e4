import type { AuditLine } from '../../../../contract/desk.ts'
import { auditWords } from '../../../content/operator/audit.ts'
import { formatListMoment } from '../../../lib/time.ts'
import { Dotted } from './dotted.tsx'
import { FactList } from './fact-list.tsx'
import type { Column } from './ledger.tsx'
import { nameOfAct } from './name-of-act.ts'
import { PersonLink } from './person-link.tsx'
import { toldFacts } from './told-facts.ts'

const words = auditWords.acts

/** When, who and what; on a phone one under the other. The titles are those of draws by their ids. */
export function auditColumns(titles: ReadonlyMap<string, string>): readonly Column<AuditLine>[] {
  return [
    { label: words.columns.when, cell: ({ at }) => formatListMoment(at), from: 'sm' },
    {
      label: words.columns.who,
      cell: (line) => (
        <span className="block lg:min-w-60 xl:min-w-76">
          <Actor line={line} />
        </span>
      ),
      from: 'sm',
    },
    {
      label: words.columns.what,
      cell: (line) => (
        <>
          <span className="max-sm:font-medium">{nameOfAct(line.act)}</span>
          <span className="block text-sm/6 text-slate sm:hidden">
            <Dotted>
              <Actor line={line} />
              {formatListMoment(line.at)}
            </Dotted>
          </span>
          <FactList facts={toldFacts(subjectOf(line), titles)} />
        </>
      ),
    },
  ]
}

/** The account it was about by name, where it has one. */
function subjectOf({ subject, account_name }: AuditLine): AuditLine['subject'] {
  return account_name ? { ...subject, email: account_name } : subject
}

function Actor({ line: { actor, actor_name, actor_email } }: { line: AuditLine }) {
  if (!actor) return <span className="text-slate">{words.nobody}</span>
  return <PersonLink userId={actor}>{actor_name || (actor_email ?? actor)}</PersonLink>
}
