import { describe, expect, test } from 'vitest'
import { brand } from './brand.ts'
import { drawPictures } from './draws/pictures.ts'
import { experiences } from './experiences/index.ts'
import { faq } from './faq/questions.ts'
import { galleryGroups } from './gallery/chapters.ts'
import { heroes } from './heroes.ts'
import { journeyMeta, journeys, tripFacts } from './journeys/index.ts'
import { navLinks } from './navigation.ts'
import { ambassadors } from './pages/ambassadors-page.ts'
import { foundersNote } from './pages/founders-page.ts'
import { partnerBenefits, partnersPage } from './pages/partners-page.ts'
import { partnerCategories, partners } from './partners/houses.ts'
import { notFoundMeta, seo } from './seo.ts'
import type { DayPlan, Picture } from './types.ts'

/** Each of our sentences, wherever it stands. */
const everything = import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], { eager: true })

const days = experiences.flatMap((experience) => experience.days)
const galleryPictures: readonly Picture[] = galleryGroups.flatMap((group) => [...group.images])
const portraits: readonly Picture[] = [
  ...ambassadors.map((ambassador) => ambassador.image),
  ...foundersNote.founders.map((founder) => founder.image),
]
const drawnOnce: readonly Picture[] = [
  ...experiences.map((experience) => experience.card.image),
  ...days.map((day) => day.backgroundImage),
  ...galleryPictures,
  ...Object.values(heroes),
  ...portraits,
]

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

function linesOf(plan: DayPlan): readonly string[] {
  return plan.flatMap((part) =>
    typeof part === 'string' ? [part] : part.activities.map((activity) => `${part.time}: ${activity}`),
  )
}

const repeated = (values: readonly string[]) =>
  values.filter((value, position) => values.indexOf(value) !== position)

describe('the collection', () => {
  test('a visitor finds ten experiences, each under its own id and address', () => {
    expect(experiences.map(({ slug, path }) => `${slug} ${path}`)).toEqual([
      'seychelles /seychelles',
      'worldcup2026 /worldcup2026',
      'filipino-diaspora /filipino-diaspora',
      'indian-diaspora /indian-diaspora',
      'diaspora /diaspora',
      'japan /japan-experience',
      'dubai /dubai-experience',
      'bali /bali-experience',
      'monaco /monaco',
      'disney /disney-experience',
    ])
  })

  test('nine trips last seven days and the World Cup four, 67 days in all', () => {
    expect(days).toHaveLength(67)
    for (const { slug, days, card } of experiences) {
      expect(days, slug).toHaveLength(slug === 'worldcup2026' ? 4 : 7)
      expect(card.duration).toBe(`${days.length} days`)
    }
  })

  test('two travel, except to Disney, where five may', () => {
    for (const { slug, card } of experiences) expect(card.maxGuests, slug).toBe(slug === 'disney' ? 5 : 2)
  })

  test('Monaco, the World Cup and the two legacy trips are special', () => {
    const special = experiences.filter(({ card }) => card.isSpecial).map(({ slug }) => slug)
    expect(special).toEqual(['worldcup2026', 'dubai', 'bali', 'monaco'])
  })

  test.each(experiences.flatMap(({ slug, days }) => days.map((day) => [slug, day] as const)))(
    'a day of %s promises at least five things in lines that fit the panel',
    (_slug, day) => {
      const lines = linesOf(day.plan)
      expect(lines.length).toBeGreaterThanOrEqual(5)
      expect(lines.filter((line) => line.length > 75)).toEqual([])
      expect(repeated(lines)).toEqual([])
      expect(day.title.split(' ').length).toBeGreaterThanOrEqual(3)
      expect(day.title.split(' ').length).toBeLessThanOrEqual(7)
      expect(day.selector.split(' ').length).toBeLessThanOrEqual(3)
    },
  )

  test('about half of the trips group their days by time', () => {
    const grouped = experiences.filter(({ days }) => days.every(({ plan }) => typeof plan[0] === 'object'))
    expect(grouped.map(({ slug }) => slug)).toEqual(['worldcup2026', 'diaspora', 'japan', 'dubai', 'monaco'])
  })

  test('every time label of the specification is used', () => {
    const labels = days.flatMap(({ plan }) =>
      plan.flatMap((part) => (typeof part === 'string' ? [] : part.time)),
    )
    expect(new Set(labels)).toEqual(
      new Set(['Morning', 'Afternoon', 'Evening', 'Arrival', 'Match Time', 'Departure', 'All Day']),
    )
  })
})

describe('pictures', () => {
  test('whichever trip is drawn, its draw wears a poster of that trip', () => {
    for (const { slug } of experiences) expect(drawPictures[slug]?.name).toMatch(`${slug}/`)
  })

  test('every day has a picture of its own', () => {
    for (const { slug, days } of experiences)
      expect(days.map(({ backgroundImage }) => backgroundImage.name)).toEqual(
        days.map((_, position) => `${slug}/day-${position + 1}`),
      )
  })

  test('no name and no description is used for two pictures', () => {
    expect(repeated(drawnOnce.map(({ name }) => name))).toEqual([])
    expect(repeated(drawnOnce.map(({ alt }) => alt))).toEqual([])
  })

  test('someone who cannot see a picture is told what is on it in one sentence', () => {
    for (const { name, alt } of drawnOnce) {
      expect(alt, name).toMatch(/^[A-Z].{30,150}\.$/)
    }
  })

  test('the album has nine chapters with 74 pictures in the specified order', () => {
    expect(galleryGroups.map(({ title, images }) => `${title} ${images.length}`)).toEqual([
      'Seychelles Paradise 6',
      'Monaco Grand Prix 8',
      'Lagos Diaspora Experience 7',
      'World Cup 2026 5',
      'F1 Racing Experience 5',
      `${brand.name} Day 1 5`,
      'Wish Forward 4',
      'Filipino Diaspora Experience 13',
      'Indian Diaspora Experience 21',
    ])
    expect(galleryPictures).toHaveLength(74)
    for (const { slug, images } of galleryGroups)
      expect(images.map(({ name }) => name)).toEqual(
        images.map((_, position) => `moments/${slug}-${position + 1}`),
      )
  })
})

describe('questions and people', () => {
  test('twelve questions can each be linked to', () => {
    expect(faq).toHaveLength(12)
    expect(repeated(faq.map(({ id }) => id))).toEqual([])
  })

  test.each([
    'minimum age to buy tickets is 18',
    'Winners have 48 hours to claim',
    'concierge contacts the winner within 24 hours',
    'up to 24 hours before the draw',
    'After the draw, tickets are non-refundable, except case by case',
    'Tickets are non-transferable',
    'Draws are held regularly',
    'new experiences join the collection monthly',
  ])('the answers state: %s', (fact) => {
    expect(faq.flatMap(({ answer }) => [...answer]).join(' ')).toContain(fact)
  })

  test('every category but “all” has partners, and both tiers are awarded', () => {
    expect(partnerCategories.map(({ id }) => id)).toEqual([
      'all',
      'hospitality',
      'aviation',
      'dining',
      'lifestyle',
      'events',
      'destination',
    ])
    expect(partners.length).toBeGreaterThanOrEqual(14)
    expect(new Set(partners.map(({ label }) => label)).size).toBe(6)
    expect(new Set(partners.map(({ tier }) => tier)).size).toBe(2)
    expect(repeated(partners.map(({ id }) => id))).toEqual([])
    for (const { id, logo } of partners) expect(logo).toBe(`/logos/${id}.svg`)
  })

  test('the partners page has four benefits and six criteria', () => {
    expect(partnerBenefits).toHaveLength(4)
    expect(partnersPage.criteria.items).toHaveLength(6)
  })

  test('the founders’ letter is a letter: 350 to 450 words, signed by a CEO and a COO', () => {
    const words = foundersNote.letter.join(' ').split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(350)
    expect(words).toBeLessThanOrEqual(450)
    expect(foundersNote.founders.map(({ role }) => role.slice(-3))).toEqual(['CEO', 'COO'])
  })
})

const wordsIn = (text: string) => text.split(/\s+/).length

describe('journeys', () => {
  test.each(experiences.map((experience) => [experience.slug, experience] as const))(
    'the long page of %s tells one chapter for each day, and its nights',
    (slug, { days }) => {
      const { hero, intro, perks, chapters } = journeys[slug]
      expect(journeys[slug].slug).toBe(slug)
      expect(hero.eyebrow).toBe(`${days.length} Days / ${days.length - 1} Nights`)
      expect(hero.title).toMatch(/^[A-Z].*\.$/)
      expect(wordsIn(hero.title)).toBeLessThanOrEqual(6)
      expect(intro).toHaveLength(2)
      expect(perks.items).toHaveLength(8)
      expect(repeated(perks.items.map(({ title }) => title))).toEqual([])
      expect(chapters).toHaveLength(days.length)
      for (const chapter of chapters) {
        expect(wordsIn(chapter), chapter).toBeGreaterThanOrEqual(90)
        expect(wordsIn(chapter), chapter).toBeLessThanOrEqual(130)
      }
    },
  )

  test('no two trips share a title, a chapter or a paragraph', () => {
    const all = Object.values(journeys)
    expect(repeated(all.map(({ hero }) => hero.title))).toEqual([])
    expect(repeated(all.flatMap(({ intro, chapters }) => [...intro, ...chapters]))).toEqual([])
  })

  test.each(experiences.map(({ slug }) => slug))(
    '%s answers the nine questions in plain sentences',
    (slug) => {
      const facts = tripFacts(slug)
      expect(facts.map(({ title }) => title)).toEqual([
        'What is included',
        'Value',
        'Where you fly from',
        'When',
        'Who may come',
        'Papers and health',
        'Access',
        'The planet',
        'Instead of the trip',
      ])
      for (const { title, text } of facts) {
        expect(text, title).toMatch(/^[A-Z].*\.$/)
        expect(wordsIn(text), title).toBeGreaterThanOrEqual(9)
        expect(wordsIn(text), title).toBeLessThanOrEqual(45)
      }
      expect(journeys[slug].facts.value).toMatch(
        /^About £\d\d?,\d00 for (two|five), as we would pay it today/,
      )
      expect(journeys[slug].facts.cash).toContain('There is no cash alternative')
    },
  )
})

describe('words', () => {
  test('nobody reads of a competition, a lottery or lorem ipsum', () => {
    const banned = /competition|lottery|lorem|unforgettable|bucket list|once[- ]in[- ]a[- ]lifetime/i
    expect(textsOf(everything).filter((text) => banned.test(text))).toEqual([])
  })

  test('nothing is shouted, except where the specification shouts', () => {
    expect(textsOf(everything).filter((text) => text.includes('!'))).toEqual(['Oops! Page not found'])
  })

  test('every page has its own title and a description that search results show whole', () => {
    const pages = [
      ...Object.values(seo),
      notFoundMeta,
      ...experiences.map(({ card, metaDescription }) => ({
        title: card.title,
        description: metaDescription,
      })),
      ...experiences.map(journeyMeta),
    ]
    expect(Object.values(seo).map(({ path }) => path)).toEqual(Object.keys(seo))
    expect(repeated(pages.map(({ title }) => title))).toEqual([])
    for (const { title, description } of pages) {
      expect(description.length, title).toBeGreaterThan(20)
      expect(description.length, title).toBeLessThanOrEqual(155)
      expect(title.length, title).toBeLessThanOrEqual(60)
    }
  })

  test('the navigation follows the specification', () => {
    expect(navLinks.map(({ to }) => to)).toEqual([
      '/',
      '/experiences',
      `/${brand.slug}-moments`,
      '/about',
      '/founders-note',
      '/wish-forward',
      '/ambassadors',
      '/partners',
      '/faq',
      '/contact',
    ])
  })
})
