import { useSearchParams } from 'react-router'
import { accountWords, loginWords } from '../content/account.ts'
import { seo } from '../content/seo.ts'
import { LoginForm } from '../features/account/login-form.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { AccountFrame } from '../ui/account-frame.tsx'
import { FormError } from '../ui/field.tsx'

export const meta = () => pageMeta(seo['/login'])

export default function LoginPage() {
  const [search] = useSearchParams()
  const toBuy = search.get('next')?.startsWith('/buy-ticket')
  return (
    <AccountFrame {...loginWords} lead={toBuy ? loginWords.toBuy : loginWords.lead}>
      {search.get('link') === 'expired' && <FormError>{accountWords.linkExpired}</FormError>}
      <LoginForm words={loginWords} />
    </AccountFrame>
  )
}
