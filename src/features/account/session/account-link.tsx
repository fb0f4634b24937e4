import { accountLinks } from '../../../content/account/session.ts'
import { Link } from '../../../ui/link.tsx'
import { useAuth } from './auth-context.tsx'

export function AccountLink() {
  const { to, label } = accountLinks[useAuth().status === 'signed-in' ? 'signedIn' : 'signedOut']
  return (
    <Link
      to={to}
      className="caps inline-block border border-ivory/50 px-5 py-2.5 text-[0.68rem] hover:border-champagne"
    >
      {label}
    </Link>
  )
}
