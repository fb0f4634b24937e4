import { randomUUID } from 'node:crypto'
import { mailedLink, newProfile, pressLink } from '../../host.ts'
import { takeSecondStep } from '../second-step.ts'
import { drawFor, first, password, tokenIn, wish } from '../tickets-world.ts'
import { look, personOf, type Story } from './story.ts'

export async function writingToUs(story: Story): Promise<void> {
  const { world, witness } = story
  const visitor = witness.of(world.visitor)
  const [reader, waiter, leaver] = ['reader', 'waiter', 'leaver'].map((name) => `${name}@example.com`) as [
    string,
    string,
    string,
  ]
  const lastTo = async (email: string) => first((await world.lettersTo(email)).slice(-1)).text
  await visitor.act('subscribe', { email: reader })
  await visitor.act('confirm_subscription', { token: tokenIn(await lastTo(reader), 'confirm') })
  await visitor.act('unsubscribe', { token: tokenIn(await lastTo(reader), 'unsubscribe') })
  for (const email of [waiter, leaver]) await visitor.act('ask_notice', { email, experience: 'japan' })
  await visitor.act('confirm_notice', { token: tokenIn(await lastTo(waiter), 'notice') })
  await visitor.act('leave_notice', { token: tokenIn(await lastTo(leaver), 'leave') })
  await story.operator.act('set_on_sale', { experience: 'japan', on_sale: true })
  await world.sql`select private.tell_who_asked()`
  await look(story)
}

export async function keepingAccounts(story: Story): Promise<void> {
  const { world } = story
  const ann = await personOf(story)
  await ann.act('my_newsletter')
  await ann.act('set_newsletter', { wanted: true })
  await ann.act('ask_notice', { email: ann.email, experience: 'bali' })
  for (const email of [ann.email, 'nobody@example.com']) {
    await world.host.client().auth.signInWithPassword({ email, password })
  }
  const { data: sessions } = await ann.act('my_sessions')
  await ann.act('end_session', { session_id: first(sessions.filter(({ current }) => !current)).id })
  await story.operator.act('operator_security_log')
  for (const person of [ann, story.operator]) await person.act('my_data')
  await changingAnAccount(story)
}

/** For the letters that accounts cause. */
async function changingAnAccount({ world: { host, ...world } }: Story): Promise<void> {
  const { client, email } = await world.person()
  await host.client().auth.signUp({ email, password, options: { data: newProfile('Ann again') } })
  await host.client().auth.resetPasswordForEmail(email)
  await client.auth.updateUser({ password: 'another horse and battery', current_password: password })
  const moved = `${randomUUID()}@example.com`
  await client.auth.updateUser({ email: moved })
  for (const address of [email, moved]) await pressLink(client, await mailedLink(host, address))
  await takeSecondStep(client)
  const { data } = await client.auth.mfa.recoveryCodes.generate()
  await client.auth.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? '' })
  const factors = (await client.auth.mfa.listFactors()).data?.totp ?? []
  await client.auth.mfa.unenroll({ factorId: first(factors).id })
}

export async function brakingOneself(story: Story): Promise<void> {
  const { id: draw_id } = await drawFor(story.world, 'monaco')
  const cara = await personOf(story)
  await cara.act('buy_tickets', wish(draw_id))
  for (const monthly_limit_pence of [5000, 9000]) await cara.act('set_spend_limit', { monthly_limit_pence })
  await cara.act('quote', { draw_id, quantity: 1 })
  await cara.act('take_break')
  await cara.act('my_protection')
  await cara.act('quote', { draw_id, quantity: 1 })
  await cara.act('my_data')
  await cara.act('set_spend_limit', { monthly_limit_pence: null })
}

export async function beingOnePerson(story: Story): Promise<void> {
  const { operator } = story
  const phone = '+447700900123'
  for (const _ of ['dan', 'eve']) await personOf(story, { phone })
  const { data: reviews } = await operator.act('operator_person_reviews')
  await operator.act('decide_person_review', { review_id: first(reviews).id, same: false })
  const blocked = await personOf(story)
  for (const isBlocked of [true, false])
    await operator.act('set_block', { user_id: blocked.id, blocked: isBlocked, reason: 'A test.' })
  await blocked.act('my_data')
}
