import { loginPage } from '../content/pages/login-page.ts'
import { seo } from '../content/seo.ts'
import { LoginForm } from '../features/account/signing-in/login-form.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { useVisitorSearch } from '../lib/use-visitor-search.ts'
import { AccountFrame } from '../ui/account-frame.tsx'

export const meta = () => pageMeta(seo['/login'])

export default function LoginPage() {
  const { toBuy, ...frame } = loginPage
  const wantsToBuy = useVisitorSearch().get('next')?.startsWith('/buy-ticket')
  return (
    <AccountFrame {...frame} lead={wantsToBuy ? toBuy : frame.lead}>
      <LoginForm />
    </AccountFrame>
  )
}
