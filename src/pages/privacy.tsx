import { privacy } from '../content/legal/privacy.ts'
import { seo } from '../content/seo.ts'
import { LegalDocument } from '../features/legal/legal-document.tsx'
import { pageMeta } from '../lib/page-meta.ts'

export const meta = () => pageMeta(seo['/privacy'])

export default function PrivacyPage() {
  return <LegalDocument {...privacy} />
}
