import { expect, test } from 'vitest'
import { experiences } from '../../src/content/experiences/index.ts'
import { aboutPage } from '../../src/content/pages/about-page.ts'
import { accountPage } from '../../src/content/pages/account-page.ts'
import { ambassadorsPage } from '../../src/content/pages/ambassadors-page.ts'
import { buyTicketPage } from '../../src/content/pages/buy-ticket-page.ts'
import { contactPage } from '../../src/content/pages/contact-page.ts'
import { experiencesPage } from '../../src/content/pages/experiences-page.ts'
import { faqPage } from '../../src/content/pages/faq-page.ts'
import { foundersNote } from '../../src/content/pages/founders-page.ts'
import { homePage } from '../../src/content/pages/home-page.ts'
import { loginPage } from '../../src/content/pages/login-page.ts'
import { momentsPage } from '../../src/content/pages/moments-page.ts'
import { partnersPage } from '../../src/content/pages/partners-page.ts'
import { signUpPage } from '../../src/content/pages/signup-page.ts'
import { wishForwardPage } from '../../src/content/pages/wish-forward-page.ts'
import { thankYouWords } from '../../src/content/tickets/thanks.ts'
import { openSite } from './browser.ts'
import { returningMember } from './signed-in.ts'

const site = openSite()

/** The route table of the specification. Only the words of a heading are the content's. */
const publicRoutes: [path: string, heading: string][] = [
  ['/', [homePage.hero.title].flat().join(' ')],
  ['/experiences', experiencesPage.hero.title],
  ...experienceRoutes({
    '/worldcup2026': 'worldcup2026',
    '/diaspora': 'diaspora',
    '/filipino-diaspora': 'filipino-diaspora',
    '/indian-diaspora': 'indian-diaspora',
    '/monaco': 'monaco',
    '/seychelles': 'seychelles',
    '/dubai-experience': 'dubai',
    '/japan-experience': 'japan',
    '/bali-experience': 'bali',
    '/disney-experience': 'disney',
  }),
  ['/login', loginPage.title],
  ['/signup', signUpPage.title],
  ['/founders-note', foundersNote.hero.title],
  ['/wish-forward', wishForwardPage.hero.title],
  ['/ambassadors', ambassadorsPage.hero.title],
  ['/partners', partnersPage.hero.title],
  ['/contact', contactPage.hero.title],
  ['/about', aboutPage.hero.title],
  ['/faq', faqPage.hero.title],
  ['/thank-you', thankYouWords.without.none.title],
  ['/wanderwish-moments', momentsPage.hero.title],
]

/** Each experience has an address of its own and one by its id. */
function experienceRoutes(slugs: Record<string, string>): [string, string][] {
  return Object.entries(slugs).flatMap(([path, slug]) => {
    const name = experiences.find((experience) => experience.slug === slug)?.card.title ?? 'missing'
    return [path, `/experience/${slug}`].map((address) => [address, name] as [string, string])
  })
}

test.each(publicRoutes)('anybody may read %s, and finds its own heading there: %s', async (path, heading) => {
  const { page } = await site.arrive()
  const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
  expect(answer?.status()).toBe(200)
  const title = page.getByRole('heading', { level: 1 })
  // What a page says to this very visitor it knows only once React has taken it over.
  await expect.poll(async () => (await title.textContent())?.replace(/\s+/g, ' ').trim()).toBe(heading)
  expect(new URL(page.url()).pathname, 'nobody is sent elsewhere').toBe(path)
})

test.each([
  ['/account', accountPage.title],
  ['/buy-ticket', buyTicketPage.title],
])('a signed-in person finds %s under its own heading: %s', async (path, heading) => {
  const { page, member } = await returningMember(site, path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.getByText(member.email).first().waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
})

test.each([
  ['a visitor', 'Experiences', 'Seychelles luxury escape', '/seychelles'],
  ['a ticket buyer', 'Home', 'Enter Current Draw', '/login?next=%2Fbuy-ticket'],
  ['a brand partner', 'Partners', 'Become a Partner', '/contact#partner'],
  ['an ambassador', 'Ambassadors', 'Apply Now', '/contact'],
  ['a sponsor', 'Wish Forward', 'Sponsor a Legacy Trip', '/contact#sponsor'],
])('%s finds the way by %s and “%s” to %s', async (_, inBar, link, address) => {
  const { page } = await site.visit('/faq')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: inBar, exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: link, exact: true }).click()
  await page.waitForURL(site.host().url + address)
})

test('an account holder finds the account in the bar, and in it the tickets and the details', async () => {
  const { page } = await returningMember(site, '/faq')
  await page.getByRole('banner').getByRole('link', { name: 'Account', exact: true }).click()
  await page.waitForURL('**/account')
  await page.getByRole('region', { name: 'Your tickets' }).waitFor()
  await page.getByRole('region', { name: 'Your details' }).waitFor()
})
