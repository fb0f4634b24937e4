import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { TestHost } from '../host.ts'

export type Spoken = { code: number; said: string; complained: string }

type Script = 'operator/main' | 'backup' | 'restore'

/** Runs the operator's tool on the data folder of the running host. */
export function operatorTool({ dataDir }: TestHost): (...words: string[]) => Promise<Spoken> {
  return (...words) => runScript('operator/main', words, dataDir)
}

/** Runs a command on a data folder, whose host may be running or not. */
export function runScript(script: Script, words: readonly string[], dataDir: string): Promise<Spoken> {
  const file = fileURLToPath(new URL(`../../scripts/${script}.ts`, import.meta.url))
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...words], { env }, (failure, said, complained) => {
      resolve({ code: failure ? Number(failure.code) : 0, said, complained })
    })
  })
}
