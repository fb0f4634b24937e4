import { privacy } from '../content/legal/privacy.ts'
import { seo } from '../content/seo.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { LegalDocument } from '../ui/legal-document.tsx'

export const meta = () => pageMeta(seo['/privacy'])

export default function PrivacyPage() {
  return <LegalDocument {...privacy} />
}
