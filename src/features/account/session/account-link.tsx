import { Link } from '../../../ui/link.tsx'
import { useAuth } from './auth-context.tsx'

export function AccountLink() {
  const signedIn = useAuth().status === 'signed-in'
  return (
    <Link
      to={signedIn ? '/account' : '/login'}
      className="caps inline-block border border-ivory/50 px-5 py-2.5 text-[0.68rem] hover:border-champagne"
    >
      {signedIn ? 'Account' : 'Login'}
    </Link>
  )
}
