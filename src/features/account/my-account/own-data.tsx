import type { ComponentProps } from 'react'
import type { User } from '../session/api-session.ts'
import { EraseAccount } from './erase-account.tsx'
import { MyDataDownloads } from './my-data.tsx'
import { Part } from './part.tsx'

interface OwnDataProps {
  user: User
  words: {
    title: string
    export: ComponentProps<typeof MyDataDownloads>['words']
    erase: ComponentProps<typeof EraseAccount>['words']
  }
}

/** To take along, or to have erased. */
export function OwnData({ user, words }: OwnDataProps) {
  return (
    <Part id="data" title={words.title}>
      <MyDataDownloads words={words.export} />
      <EraseAccount user={user} words={words.erase} />
    </Part>
  )
}
