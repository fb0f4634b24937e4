import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { RewrittenMigration } from '../server/start-error.ts'
import { root } from './install.mjs'

type Options = { port: number; publicUrl: string; dataDir: string }

/** The host in a process of its own, started anew as often as its files change. */
export class WatchedHost {
  readonly url: string
  readonly #options: Options
  #child: ChildProcess | undefined
  #isDue = false
  #applied: readonly string[] = []
  #hasNewDatabase = false
  #ready = Promise.resolve()

  constructor(options: Options) {
    this.#options = options
    this.url = `http://127.0.0.1:${options.port}`
  }

  /** Settles when the last start asked for has come to its end, good or bad. */
  ready(): Promise<void> {
    return this.#ready
  }

  start(): Promise<void> {
    this.#isDue = true
    this.#ready = this.#ready.then(() => this.#startIfDue())
    return this.#ready
  }

  get isRunning(): boolean {
    return this.#child !== undefined && !hasEnded(this.#child)
  }

  /** Since the last start: a migration was written anew, or is gone. */
  get hasNewDatabase(): boolean {
    return this.#hasNewDatabase
  }

  async stop(): Promise<void> {
    if (!this.#child || hasEnded(this.#child)) return
    this.#child.kill()
    await once(this.#child, 'exit')
  }

  /** Files that are saved together are one start. */
  async #startIfDue(): Promise<void> {
    await pause(50)
    if (!this.#isDue) return
    this.#isDue = false
    await this.stop()
    const present = await migrations()
    this.#hasNewDatabase = this.#applied.some((name) => !present.includes(name))
    if (this.#hasNewDatabase) await this.#forgetDatabase()
    if ((await this.#begin()) === rewritten) {
      console.error('In development the host begins with a new database instead.')
      this.#hasNewDatabase = true
      await this.#forgetDatabase()
      await this.#begin()
    }
    if (this.isRunning) this.#applied = present
    else console.error('The host could not start; it is tried again at the next change.')
  }

  async #forgetDatabase(): Promise<void> {
    this.#applied = []
    await rm(this.#options.dataDir, { recursive: true, force: true })
  }

  /** Until it answers, or ends with a code. */
  async #begin(): Promise<number | null> {
    this.#child = this.#spawn()
    await this.#untilReady(this.#child)
    return this.#child.exitCode
  }

  #spawn(): ChildProcess {
    const { port, publicUrl, dataDir } = this.#options
    const own = { PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: publicUrl, DATA_DIR: dataDir }
    // Whatever a shell names for running the service: half-written rules are for no database but this one.
    const nobodyElses = { DATABASE_URL: '', BACKEND_URL: '', BACKEND_KEY: '' }
    return spawn(process.execPath, [join(root, 'server', 'entry.ts')], {
      cwd: root,
      env: { ...process.env, ...own, ...nobodyElses, NODE_ENV: 'development' },
      // Only what went wrong is worth a line; and the channel ends the host with this process.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    while (!hasEnded(child)) {
      const health = await fetch(`${this.url}/healthz`).catch(() => null)
      if (health?.ok) return
      await pause(50)
    }
  }
}

const { exitCode: rewritten } = new RewrittenMigration()

async function migrations(): Promise<string[]> {
  const names = await readdir(join(root, 'supabase', 'migrations'))
  return names.filter((name) => name.endsWith('.sql'))
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
