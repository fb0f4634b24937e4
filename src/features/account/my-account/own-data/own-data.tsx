import { myAccountWords } from '../../../../content/account/my-account.ts'
import type { User } from '../../session/api-session.ts'
import { Part } from '../part.tsx'
import { EraseAccount } from './erase-account.tsx'
import { MyDataDownloads } from './my-data.tsx'

/** To take along, or to have erased. */
export function OwnData({ user }: { user: User }) {
  return (
    <Part id="data" title={myAccountWords.data.title}>
      <MyDataDownloads />
      <EraseAccount user={user} />
    </Part>
  )
}
