import { Agent } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { buyMany, type Crowd, overHttp, post } from './buying.ts'

export type Load = {
  url: string
  apikey: string
  crowd: Crowd
  members: { email: string; password: string }[]
}

/** Eight people signing in and thirty-two buying, away from the thread that watches the pages. */
const { url, apikey, crowd, members }: Load = workerData
let going = true
parentPort?.once('message', () => {
  going = false
})

const agent = new Agent({ keepAlive: true })
let signIns = 0
const signIn = async ({ email, password }: Load['members'][number]) => {
  while (going) {
    const answer = await post(
      new URL('/auth/v1/token?grant_type=password', url),
      agent,
      JSON.stringify({ email, password }),
      { apikey },
    )
    if (answer.status !== 200) throw new Error(`Signing in was answered with ${answer.status}`)
    signIns += 1
  }
}
const buy = overHttp(url, apikey)
const [purchases] = await Promise.all([
  buyMany(crowd, buy, () => (going ? Number.POSITIVE_INFINITY : 0)),
  ...members.map(signIn),
])
buy.close()
agent.destroy()
parentPort?.postMessage({ purchases, signIns })
