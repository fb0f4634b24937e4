import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { TestHost } from '../host.ts'

const tool = fileURLToPath(new URL('../../scripts/operator/main.ts', import.meta.url))

export type Spoken = { code: number; said: string; complained: string }

/** Runs the operator's tool on the data folder of the running host. */
export function operatorTool({ dataDir }: TestHost): (...words: string[]) => Promise<Spoken> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  return (...words) =>
    new Promise((resolve) => {
      execFile(process.execPath, [tool, ...words], { env }, (failure, said, complained) => {
        resolve({ code: failure ? Number(failure.code) : 0, said, complained })
      })
    })
}
