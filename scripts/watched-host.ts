import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './install.mjs'

type Options = { port: number; publicUrl: string; dataDir: string }

/** The host in a process of its own, started anew as often as its files change. */
export class WatchedHost {
  readonly url: string
  readonly #options: Options
  #child: ChildProcess | undefined
  #isDue = false
  #needsNewDatabase = false
  #ready = Promise.resolve()

  constructor(options: Options) {
    this.#options = options
    this.url = `http://127.0.0.1:${options.port}`
  }

  /** Settles when the last start asked for has come to its end, good or bad. */
  ready(): Promise<void> {
    return this.#ready
  }

  start(withNewDatabase = false): Promise<void> {
    this.#isDue = true
    this.#needsNewDatabase ||= withNewDatabase
    this.#ready = this.#ready.then(() => this.#startIfDue())
    return this.#ready
  }

  get isRunning(): boolean {
    return this.#child !== undefined && !hasEnded(this.#child)
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
    if (this.#needsNewDatabase) await rm(this.#options.dataDir, { recursive: true, force: true })
    this.#needsNewDatabase = false
    this.#child = this.#spawn()
    await this.#untilReady(this.#child)
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
    console.error('The host could not start; it is tried again at the next change.')
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
