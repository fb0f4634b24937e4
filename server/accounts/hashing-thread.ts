import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { compareSync, hashSync } from '@node-rs/bcrypt'

export type HashingJob =
  | { act: 'hash'; password: string; cost: number }
  | { act: 'check'; password: string; hash: string }
export type HashingResult = { value: string | boolean; error?: string }

// On Linux a priority belongs to a thread, elsewhere to the whole process: there it stays as it is.
if (process.platform === 'linux') setPriority(0, 10)

parentPort?.on('message', (job: HashingJob) => parentPort?.postMessage(perform(job)))

function perform(job: HashingJob): HashingResult {
  try {
    return {
      value: job.act === 'hash' ? hashSync(job.password, job.cost) : compareSync(job.password, job.hash),
    }
  } catch (cause) {
    return { value: '', error: cause instanceof Error ? cause.message : String(cause) }
  }
}
