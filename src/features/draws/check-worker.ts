import { checkResult, type Progress } from '../../../draw/check.ts'
import { checkReceipt, readReceipt, receiptInResult } from '../../../draw/receipt.ts'
import type { CheckReply, CheckRequest, CheckSource, ReceiptAnswer } from './check-messages.ts'

// Away from the page, so that a million entries are checked while it still scrolls.

type Numbered<T> = T & { id: number }

addEventListener('message', ({ data }: MessageEvent<Numbered<CheckRequest>>) => {
  const reply = (message: CheckReply) => postMessage({ ...message, id: data.id })
  answer(data, reply).catch(() => reply({ kind: 'unreachable' }))
})

async function answer(request: CheckRequest, reply: (message: CheckReply) => void): Promise<void> {
  if (request.kind === 'receipt') {
    reply({ kind: 'receipt', answer: await receiptAnswer(request) })
    return
  }
  const onProgress = everyFrame((progress: Progress) => reply({ kind: 'progress', progress }))
  await checkResult(chunksOf(request.source), { onProgress, onStep: (step) => reply({ kind: 'step', step }) })
  reply({ kind: 'done' })
}

async function receiptAnswer({
  receipt: text,
  key,
  result,
}: CheckRequest & { kind: 'receipt' }): Promise<ReceiptAnswer> {
  const value = parsed(text)
  const receipt = readReceipt(value)
  const steps = checkReceipt(value, key ?? undefined)
  if (!receipt) return { draw: null, numbers: [], steps, places: null }
  const places = result ? await receiptInResult(receipt, chunksOf(result)) : null
  return { draw: receipt.draw, numbers: receipt.tickets.map(({ ticketNo }) => ticketNo), steps, places }
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
