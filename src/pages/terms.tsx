import { terms } from '../content/legal/terms.ts'
import { seo } from '../content/seo.ts'
import { LegalDocument } from '../features/legal/legal-document.tsx'
import { pageMeta } from '../lib/page-meta.ts'

export const meta = () => pageMeta(seo['/terms'])

export default function TermsPage() {
  return <LegalDocument {...terms} />
}
