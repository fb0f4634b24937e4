import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { median, share } from './figures.ts'

/** Opens the home page again and again while something else goes on. */
export async function watchPages(url: string, isOver: () => boolean) {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  while (!isOver()) {
    times.push(await pageTime(url, agent))
    await pause(10)
  }
  agent.destroy()
  return { p99: share(times, 0.99), median: median(times), count: times.length }
}

function pageTime(url: string, agent: Agent): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    get(`${url}/`, { agent }, (response) => {
      response.resume().on('end', () => resolve(performance.now() - started))
      if (response.statusCode !== 200) reject(new Error(`GET / was answered with ${response.statusCode}`))
    }).on('error', reject)
  })
}
