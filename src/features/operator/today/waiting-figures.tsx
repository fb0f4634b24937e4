import type { Today } from '../../../../contract/desk.ts'
import { todayWords } from '../../../content/operator/today.ts'
import { formatCount } from '../../../lib/count.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatPence } from '../../../lib/money.ts'
import { Link } from '../../../ui/link.tsx'

const words = todayWords.figures

/** Six figures in one row of hairlines, each the way to its list. */
export function WaitingFigures({ today }: { today: Today }) {
  const { charity, refunds, mail } = today
  const figures = [
    {
      ...words.charity,
      figure: formatPence(charity.due_pence),
      note: fillIn(words.charity.note, {
        paid: formatPence(charity.paid_pence),
        accrued: formatPence(charity.accrued_pence),
      }),
    },
    {
      ...words.refunds,
      figure: formatPence(refunds.due_pence),
      note: fillIn(words.refunds.note, {
        due: formatCount(refunds.due),
        failing: formatCount(refunds.failing),
        held: formatCount(refunds.held),
      }),
      isUrgent: refunds.failing + refunds.held > 0,
    },
    {
      ...words.mail,
      figure: formatCount(mail.waiting + mail.failing),
      note: fillIn(words.mail.note, { failing: formatCount(mail.failing) }),
      isUrgent: mail.failing > 0,
    },
    { ...words.claims, figure: formatCount(today.claims.length) },
    { ...words.suspensions, figure: formatCount(today.suspensions), isUrgent: today.suspensions > 0 },
    { ...words.reviews, figure: formatCount(today.reviews) },
  ]
  return (
    <nav aria-label={words.title}>
      <ul className="grid grid-cols-2 border-t border-ink/25 sm:grid-cols-3 2xl:grid-cols-6">
        {figures.map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
      </ul>
    </nav>
  )
}

interface FigureProps {
  label: string
  figure: string
  note: string
  to: string
  isUrgent?: boolean
}

function Figure({ label, figure, note, to, isUrgent }: FigureProps) {
  return (
    <li className="border-b border-mist">
      <Link to={to} className="group block py-5 pr-4">
        <span className="caps text-[0.71rem] tracking-[0.12em] text-slate max-sm:tracking-[0.08em] group-hover:text-ink">
          {label}
        </span>
        <span className="figures mt-1 block text-[clamp(1.9rem,2.6vw,2.6rem)] leading-tight">{figure}</span>
        <span className={`block text-sm ${isUrgent ? 'font-medium text-rose-error' : 'text-slate'}`}>
          {note}
        </span>
      </Link>
    </li>
  )
}
