import { checkResult, type Progress } from '../../../../draw/check.ts'
import { isSignedBy } from '../../../../draw/checkpoint.ts'
import { checkReceipt, readReceipt, receiptInResult } from '../../../../draw/receipt.ts'
import type { CheckReply, CheckRequest, CheckSource, ReceiptAnswer } from './check-messages.ts'

// Away from the page, so that a million entries are checked while it still scrolls.

/** The curve's base point: a key and half a signature that are well formed, and prove nothing. */
const basePoint = `58${'66'.repeat(31)}`

// A first signature takes several times as long as the next: it is tried before anybody asks.
setTimeout(() => {
  const draw = '00000000-0000-4000-8000-000000000000'
  const signature = `${basePoint}01${'00'.repeat(31)}`
  isSignedBy({ at: '2023-01-01T00:00:00Z', draw, root: '00'.repeat(32), size: 0, signature }, basePoint)
})

type Numbered<T> = T & { id: number }

addEventListener('message', ({ data }: MessageEvent<Numbered<CheckRequest>>) => {
  const reply = (message: CheckReply) => postMessage({ ...message, id: data.id })
  answer(data, reply).catch(() => reply({ kind: 'unreachable' }))
})

async function answer(request: CheckRequest, reply: (message: CheckReply) => void): Promise<void> {
  if (request.kind === 'receipt') return answerReceipt(request, reply)
  const onProgress = everyFrame((progress: Progress) => reply({ kind: 'progress', progress }))
  await checkResult(chunksOf(request.source), { onProgress, onStep: (step) => reply({ kind: 'step', step }) })
  reply({ kind: 'done' })
}

/** The receipt's own proof at once; a list of a million is then searched for its numbers. */
async function answerReceipt(
  { receipt: text, key, result }: CheckRequest & { kind: 'receipt' },
  reply: (message: CheckReply) => void,
): Promise<void> {
  const value = parsed(text)
  const receipt = readReceipt(value)
  const steps = checkReceipt(value, key ?? undefined)
  const say = (places: ReceiptAnswer['places']) => {
    const numbers = receipt?.tickets.map(({ ticketNo }) => ticketNo) ?? []
    reply({ kind: 'receipt', answer: { draw: receipt?.draw ?? null, numbers, steps, places } })
  }
  if (!receipt || !result) return say(null)
  say('sought')
  say(await receiptInResult(receipt, chunksOf(result)))
}

async function* chunksOf(source: CheckSource): AsyncGenerator<Uint8Array> {
  const reader = (typeof source === 'string' ? await fetched(source) : source.stream()).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
}

async function fetched(address: string): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(address, { cache: 'no-cache' })
  if (!response.ok || !response.body) throw new Error(`no file at ${address}`)
  return response.body
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const frame = 50

/** Passes on as much as an eye can follow. */
function everyFrame<T>(pass: (value: T) => void): (value: T) => void {
  let last = 0
  return (value) => {
    const now = Date.now()
    if (now - last < frame) return
    last = now
    pass(value)
  }
}
