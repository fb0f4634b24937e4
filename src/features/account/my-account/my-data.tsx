import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../../lib/save-file.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/field.tsx'
import { type ErrorWords, told } from '../forms/account-errors.ts'
import { myData } from './api-my-account.ts'
import { type DataPageWords, dataPage } from './data-page.ts'
import { Sheet } from './part.tsx'

interface MyDataProps {
  words: {
    title: string
    text: string
    file: string
    page: string
    gathering: string
    fileName: string
    document: DataPageWords
    errors: ErrorWords
  }
}

/** Everything that is held, for machines as one object and for people as one page; both from the same answer. */
export function MyDataDownloads({ words }: MyDataProps) {
  const asFile = useMutation({
    mutationFn: myData,
    onSuccess: (data) =>
      saveFile(`${words.fileName}.json`, 'application/json', JSON.stringify(data, null, 2)),
  })
  const asPage = useMutation({
    mutationFn: myData,
    onSuccess: (data) => saveFile(`${words.fileName}.html`, 'text/html', dataPage(data, words.document)),
  })
  const error = asFile.error ?? asPage.error
  return (
    <Sheet title={words.title} text={words.text}>
      <ButtonRow>
        <Button look="outline" onClick={() => asPage.mutate()} disabled={asPage.isPending}>
          {asPage.isPending ? words.gathering : words.page}
        </Button>
        <Button look="outline" onClick={() => asFile.mutate()} disabled={asFile.isPending}>
          {asFile.isPending ? words.gathering : words.file}
        </Button>
      </ButtonRow>
      <div className="mt-4 empty:hidden">{error && <FormError>{told(error, words.errors)}</FormError>}</div>
    </Sheet>
  )
}
