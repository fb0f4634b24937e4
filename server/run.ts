import { log } from './log.ts'
import { type Host, startHost } from './main.ts'
import { readSettings, type Settings } from './settings.ts'
import { StartError } from './start-error.ts'

/** Starts the host in this process and ends the process with it. */
export async function run(announce: (settings: Settings) => void): Promise<void> {
  try {
    const settings = readSettings(process.env)
    const host = await startHost(settings)
    stopOnSignal(host)
    announce(settings)
  } catch (cause) {
    if (cause instanceof StartError) console.error(cause.message)
    else log.error('The host could not start', cause)
    process.exit(cause instanceof StartError ? cause.exitCode : 1)
  }
}

function stopOnSignal(host: Host): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await host.stop().catch((cause) => log.error('Stopping went wrong', cause))
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // Whoever started this process is gone, killed perhaps: nobody is left to stop it.
  process.on('disconnect', stop)
}
