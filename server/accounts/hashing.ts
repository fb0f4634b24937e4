import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { HttpError } from '../http/http.ts'
import { busy } from './answers.ts'
import type { HashingJob, HashingResult } from './hashing-thread.ts'

type Waiting = { job: HashingJob; settle: (result: HashingResult) => void }
type Thread = { worker: Worker; serves: Waiting | null }

const mostWaiting = 500

/** Hashing takes whole cores, so it has threads of its own, which step back for everybody who only reads a page. */
const threads: Thread[] = []
const queue: Waiting[] = []

export async function newHash(password: string, cost: number): Promise<string> {
  return String(await perform({ act: 'hash', password, cost }))
}

export async function checkHash(password: string, hash: string): Promise<boolean> {
  return (await perform({ act: 'check', password, hash })) === true
}

/** A queue with an end: whoever comes after it is told to come back, instead of waiting without hope. */
function perform(job: HashingJob): Promise<string | boolean> {
  if (queue.length >= mostWaiting) return Promise.reject(new HttpError(busy()))
  return new Promise((resolve, reject) => {
    queue.push({ job, settle: ({ value, error }) => (error ? reject(new Error(error)) : resolve(value)) })
    serveNext()
  })
}

function serveNext(): void {
  const thread = threads.find(({ serves }) => !serves) ?? newThread()
  const next = thread ? queue.shift() : undefined
  if (!thread || !next) return
  thread.serves = next
  thread.worker.ref()
  thread.worker.postMessage(next.job)
}

function newThread(): Thread | undefined {
  if (threads.length >= availableParallelism()) return undefined
  const thread: Thread = { worker: new Worker(new URL('./hashing-thread.ts', import.meta.url)), serves: null }
  threads.push(thread)
  const settle = (result: HashingResult) => {
    const served = thread.serves
    thread.serves = null
    // A thread with nothing to do must not keep the process alive.
    thread.worker.unref()
    served?.settle(result)
    serveNext()
  }
  thread.worker.on('message', settle)
  thread.worker.on('error', (cause) => {
    threads.splice(threads.indexOf(thread), 1)
    settle({ value: '', error: cause instanceof Error ? cause.message : String(cause) })
  })
  return thread
}
