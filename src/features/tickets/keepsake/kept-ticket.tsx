import { brand } from '../../../content/brand.ts'
import { keepsakeWords as words } from '../../../content/tickets/keepsake.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { saveBlob, saveFile } from '../../../lib/save-file.ts'
import { toast, toastError } from '../../../lib/toast.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import type { ShownOrder, ShownTrip } from '../shown.ts'
import { calendarFile } from './calendar-file.ts'
import { numbersInShort } from './keepsake-facts.ts'
import { keepsakeSize } from './keepsake-picture.ts'
import type { Keepsake } from './use-keepsake.ts'

interface KeepsakePictureProps {
  keepsake: Keepsake
  order: ShownOrder | undefined
  trip: ShownTrip | undefined
}

/** The ticket on the wall; its place is kept while it is drawn. */
export function KeepsakePicture({ keepsake, order, trip }: KeepsakePictureProps) {
  return (
    <div className="mx-auto aspect-4/5 w-full max-w-lg lg:w-[min(100%,0.8*(100svh-8rem))] lg:max-w-none">
      {keepsake.address && order && trip && (
        <img
          src={keepsake.address}
          alt={fillIn(words.alt, { trip: trip.card.title, numbers: numbersInShort(order.numbers) })}
          {...keepsakeSize}
          className="arrives size-full"
        />
      )}
    </div>
  )
}

interface Ticket {
  order: ShownOrder
  trip: ShownTrip
}

export function KeepsakeActions({ keepsake: { picture }, ...ticket }: Ticket & { keepsake: Keepsake }) {
  const { order } = ticket
  const { save, calendar, share } = words
  const isToCome = order.draws_at !== null && Date.parse(order.draws_at) > Date.now()
  return (
    <ButtonRow className="mt-6">
      <Button
        disabled={!picture}
        onClick={() => picture && saveBlob(fileName(save.fileName, order, 'png'), picture)}
      >
        {save.button}
      </Button>
      <Button look="outline" onClick={() => shareTicket(picture, ticket)}>
        {share.button}
      </Button>
      {isToCome && (
        <Button look="outline" onClick={() => saveDraw(ticket)}>
          {calendar.button}
        </Button>
      )}
    </ButtonRow>
  )
}

/** 'wanderwish-ticket-monaco-000042.png'. */
function fileName(name: string, { experience, numbers }: ShownOrder, ending: string): string {
  return `${name}-${experience}-${numbersInShort(numbers.slice(0, 1))}.${ending}`
}

function saveDraw({ order, trip }: Ticket): void {
  const { calendar } = words
  const file = calendarFile({
    id: `${order.draw_id}@${window.location.hostname}`,
    at: order.draws_at ?? '',
    writtenAt: new Date().toISOString(),
    title: fillIn(calendar.title, { trip: trip.card.title }),
    text: fillIn(calendar.text, { numbers: numbersInShort(order.numbers) }),
    link: `${window.location.origin}/draws/${order.draw_id}`,
    maker: brand.name,
  })
  saveFile(`${calendar.fileName}-${order.experience}.ics`, 'text/calendar', file)
}

/** With the picture where the device takes one; otherwise the trip's address is copied. */
async function shareTicket(picture: Blob | undefined, { order, trip }: Ticket): Promise<void> {
  const { title } = trip.card
  const link = window.location.origin + trip.path
  const files = picture
    ? [new File([picture], fileName(words.save.fileName, order, 'png'), { type: picture.type })]
    : []
  const shared = { title, text: fillIn(words.share.text, { trip: title }), url: link, files }
  if (files.length > 0 && navigator.canShare?.(shared)) {
    // Whoever closes the sheet has changed their mind; nothing is to be told.
    return navigator.share(shared).catch(() => undefined)
  }
  try {
    await navigator.clipboard.writeText(link)
    toast(words.share.copied)
  } catch {
    toastError(fillIn(words.share.failed, { link }))
  }
}
