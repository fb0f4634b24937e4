import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { roundTime } from '../../draw/beacon.ts'
import { readBooks } from '../../supabase/functions/books.ts'
import { openRelay } from '../backend/beacon-relay.ts'
import { reaches, timesOf } from '../backend/draw-world.ts'
import { operatorTool } from '../backend/operator-tool.ts'
import { orderOnPage, type PayingWorld, payingWorldOf, takingMoney } from '../backend/paying-world.ts'
import { asTold, eventOf, sessionEvent, startStripe } from '../backend/stripe-stand-in.ts'
import type { Person } from '../backend/tickets-world.ts'
import { memberWithTwoSteps } from './authenticator.ts'
import { hydrated, openSite } from './browser.ts'

/** Of the beacon: recorded, and on a full minute, as the form of the desk has it. */
const round = 31543812
export const times = timesOf(round)
export const drawnAt = Date.parse(roundTime(round))
const hour = 3_600_000
export const afterDraw = (hours: number) => new Date(drawnAt + hours * hour).toISOString()

/** A session at the provider, and the order it is for. */
export type Paid = Awaited<ReturnType<typeof orderOnPage>>['session']

/** A host that takes money, a provider and a beacon of our own, and an operator who took two steps. */
export async function openDesk(options: Parameters<typeof openSite>[1] = {}) {
  const [stripe, relay] = await Promise.all([startStripe(), openRelay()])
  const site = openSite({ ...takingMoney(stripe), BEACON_RELAYS: relay.url }, options)
  let world: PayingWorld
  beforeAll(async () => {
    world = await payingWorldOf(site.host(), stripe)
  })
  afterAll(async () => {
    await world?.sql.end()
    stripe.stop()
    relay.close()
  })

  return {
    site,
    stripe,
    world: () => world,

    /** For the service, the provider and whoever sits before these screens. */
    async setClock(at: string, ...screens: Page[]) {
      await world.setClock(at)
      stripe.state.clock = () => Date.parse(at)
      for (const page of screens) await page.clock.setFixedTime(at)
    },

    /** Signs in on the site with both steps, as the way to the desk asks for them. */
    async operatorSignsIn(): Promise<{ page: Page; email: string }> {
      const { email, password, app, user } = await memberWithTwoSteps(site.host())
      const { complained } = await operatorTool(site.host())('promote', email)
      expect(complained).toBe('')
      const { page } = await site.arrive()
      await page.goto('/operator')
      await page.waitForURL('**/login?*')
      await hydrated(page)
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByLabel('Six digits').fill(app.nextCode())
      await page.getByRole('button', { name: 'Go on' }).click()
      await page.waitForURL('**/operator')
      // The week is long, and sessions are not what it is about.
      await world.sql`update auth.sessions set not_after = '2100-01-01' where user_id = ${user.id}`
      return { page, email }
    },

    /** On the provider's page, with money that arrives. */
    async buys(buyer: Person, draw: string, quantity: number): Promise<Paid> {
      const { session } = await orderOnPage(world, buyer, quantity, draw)
      expect((await world.hear(sessionEvent(session))).status).toBe(200)
      return session
    },

    /** The buyer's bank takes the payment back until it has decided. */
    async disputes({ paymentIntent: payment_intent, amount }: Paid, fee = 2000) {
      const id = `dp_${payment_intent}`
      stripe.book('dispute', -amount, { id, payment_intent }, fee)
      const words = { id, payment_intent, amount, status: 'needs_response', reason: 'fraudulent' }
      expect((await world.hear(eventOf('charge.dispute.created', words))).body.outcome).toBe('suspended')
    },

    /** Somebody gives money back at the provider, by hand. */
    async refundsByHand({ paymentIntent }: Paid, amount: number) {
      const made = { id: `re_${paymentIntent}`, paymentIntent, amount, refundId: null, status: 'succeeded' }
      stripe.refunds.push(made)
      stripe.book('refund', -amount, { id: made.id, payment_intent: paymentIntent })
      expect((await world.hear(eventOf('refund.created', asTold(made)))).body.outcome).toBe('suspended')
    },

    /** What the host does every hour. */
    readsTheBooks: () =>
      readBooks({
        sql: async (text, params = []) => [...(await world.sql.unsafe(text, [...params] as never[]))],
        env: takingMoney(stripe),
        verifyUser: async () => null,
        publicUrl: '',
      }),

    reaches: (draw: string, status: string) => reaches(world, draw, status),
  }
}
