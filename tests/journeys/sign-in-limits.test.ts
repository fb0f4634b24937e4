import { expect, test } from 'vitest'
import { newMember } from '../host.ts'
import { openSite } from './browser.ts'

const site = openSite({ AUTH_LIMIT_PER_ACCOUNT: '2' })

test('whoever tries too many passwords is told to wait, beneath the service’s message', async () => {
  const { email } = await newMember(site.host())
  const { page } = await site.visit('/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  const answers = ['Invalid login credentials', 'Invalid login credentials', 'Request rate limit reached']
  for (const answer of answers) {
    const answered = page.waitForResponse('**/auth/v1/token?grant_type=password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await answered
    await page.getByRole('alert').filter({ hasText: answer }).waitFor()
  }
  await page.getByText('Please wait a few minutes, then try again.').waitFor()
  expect(await page.getByText('Please check both and try again').count()).toBe(0)
})
