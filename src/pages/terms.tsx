import { terms } from '../content/legal/terms.ts'
import { seo } from '../content/seo.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { LegalDocument } from '../ui/legal-document.tsx'

export const meta = () => pageMeta(seo['/terms'])

export default function TermsPage() {
  return <LegalDocument {...terms} />
}
