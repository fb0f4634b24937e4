import { auditWords as words } from '../../../content/operator/audit.ts'
import { PartLinks } from '../parts/part-links.tsx'
import { useArrival } from '../parts/use-arrival.ts'
import { Acts } from './acts.tsx'
import { Security } from './security.tsx'
import { WaitingMail } from './waiting-mail.tsx'

const parts = [words.acts, words.mail, words.security]

/** Who did what, which letters have not left, and what happened at the door. */
export function Audit() {
  useArrival()
  return (
    <>
      <PartLinks label={words.parts} parts={parts} />
      <Acts />
      <WaitingMail />
      <Security />
    </>
  )
}
