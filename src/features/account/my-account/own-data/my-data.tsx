import { useMutation } from '@tanstack/react-query'
import { myAccountWords } from '../../../../content/account/my-account.ts'
import { accountErrors } from '../../../../content/account/refusals.ts'
import { told } from '../../../../lib/refused.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { Button, ButtonRow } from '../../../../ui/button.tsx'
import { FormError } from '../../../../ui/field.tsx'
import { myData } from '../api-my-account.ts'
import { Sheet } from '../part.tsx'
import { dataPage } from './data-page.ts'

const words = myAccountWords.data.export

/** Everything that is held, for machines as one object and for people as one page; both from the same answer. */
export function MyDataDownloads() {
  const asFile = useMutation({
    mutationFn: myData,
    onSuccess: (data) =>
      saveFile(`${words.fileName}.json`, 'application/json', JSON.stringify(data, null, 2)),
  })
  const asPage = useMutation({
    mutationFn: myData,
    onSuccess: (data) => saveFile(`${words.fileName}.html`, 'text/html', dataPage(data)),
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
      <div className="mt-4 empty:hidden">{error && <FormError>{told(error, accountErrors)}</FormError>}</div>
    </Sheet>
  )
}
