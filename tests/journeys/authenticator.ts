import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { newMember, type TestHost } from '../host.ts'

const halfMinute = 30

/** Somebody's app. A code counts once, and the service takes those of the half minute before and after this one. */
export class Authenticator {
  readonly #totp: TOTP
  #lastStep = 0

  constructor(key: string) {
    this.#totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
  }

  nextCode(): string {
    const now = Math.floor(Date.now() / 1000 / halfMinute)
    this.#lastStep = Math.max(this.#lastStep + 1, now - 1)
    if (this.#lastStep > now + 1) throw new Error('Three codes in half a minute are all there are.')
    return this.#totp.generate({ timestamp: this.#lastStep * halfMinute * 1000 })
  }
}

/** Sets two steps up on the account page, up to the recovery codes it then shows. */
export async function switchTwoStepsOn(page: Page): Promise<{ app: Authenticator; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up two steps' }).click()
  await page.getByRole('img', { name: 'The key as a square code' }).waitFor()
  const app = new Authenticator((await page.getByRole('code').textContent()) ?? '')
  await page.getByLabel('Six digits').fill(app.nextCode())
  await page.getByRole('button', { name: 'Switch on' }).click()
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  return { app, codes: await page.getByRole('listitem').getByRole('code').allTextContents() }
}

/** Somebody who set two steps up before this journey begins. */
export async function memberWithTwoSteps(host: TestHost) {
  const member = await newMember(host)
  const { mfa } = member.client.auth
  const { data: factor, error } = await mfa.enroll({ factorType: 'totp' })
  if (error) throw error
  const app = new Authenticator(factor.totp.secret)
  const proved = await mfa.challengeAndVerify({ factorId: factor.id, code: app.nextCode() })
  if (proved.error) throw proved.error
  return { ...member, app }
}
