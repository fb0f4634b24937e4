import { brand } from '../brand.ts'
import { heroes } from '../heroes.ts'
import type { Benefit, Picture } from '../types.ts'

export const aboutPage = {
  hero: {
    eyebrow: 'About us',
    title: brand.whyLabel,
    lead: 'Because the best journeys should not all go to the same people. And because a wish, once granted, ought to travel on.',
    picture: heroes.about,
  },
  story: {
    title: 'A week, made properly',
    paragraphs: [
      'Most prizes are an object with a bow on it. Ours is seven days of somebody’s whole attention. A guide who has cleared his morning. A table that was asked for in June. A driver who knows your mother is nervous of mountain roads.',
      'We write each journey with people from the place, then walk it ourselves. If a day is dull, we throw it out. If the noodles are better round the corner, we go round the corner.',
      'Many of our journeys lead home. Lagos, Manila, Delhi, Kyoto: places that a grandparent left, that a child has only heard about. We know what it means to arrive there with nothing to arrange.',
    ],
  },
  promises: {
    title: 'What we hold to',
    items: [
      {
        icon: 'Luggage',
        title: 'Everything is paid',
        description: 'Flights, beds, tables, guides, visas, insurance. The price of the prize is a suitcase.',
      },
      {
        icon: 'Dices',
        title: 'Chance decides',
        description: 'Sealed entries, public randomness, a result you can recompute in your own browser.',
      },
      {
        icon: 'Mail',
        title: 'A postcard counts the same',
        description: 'Enter free by post. Same pool, same odds, same maximum per person.',
      },
      {
        icon: 'Scale',
        title: 'The odds are printed',
        description: 'Your entries and all entries, side by side, before you pay.',
      },
      {
        icon: 'Clock',
        title: 'Dates do not move',
        description: 'Once a draw has its date, it closes when it said it would. No extensions.',
      },
      {
        icon: 'HeartHandshake',
        title: 'A share goes forward',
        description: 'Named charity, stated pence, open ledger, and children at a departure gate.',
      },
    ] satisfies readonly Benefit[],
  },
  pictures: {
    title: 'Why everything here is drawn',
    text: 'Our pictures are illustrations, made for this site. A photograph would promise you one particular sunset. A poster promises the place, and leaves the weather to be honest.',
    posters: [
      {
        name: 'posters/japan',
        alt: 'A cherry bough in full flower crosses the sky above a blue lake and the snow cone of Mount Fuji.',
      },
      {
        name: 'posters/diaspora',
        alt: 'Lagos at dusk: a cable-stayed bridge over the violet lagoon, towers lit behind it and a palm in the wind.',
      },
      {
        name: 'posters/bali',
        alt: 'Terraced rice fields step down towards a stone split gate, Mount Agung pale violet beyond the palms.',
      },
    ] satisfies readonly Picture[],
  },
  who: {
    title: 'Who is behind it',
    lead: 'A draw is only as good as whoever answers for it. This company runs every draw on this site, holds the money and hands over the prize.',
    promoter: 'Promoter',
    companyNumber: 'Company number',
    registeredAddress: 'Registered address',
    complaints: 'Complaints',
    /** Before the time an answer takes. */
    answered: 'We answer within',
    code: 'Code we follow',
    sampleNote: 'Sample details: the operator fills these in before the first live draw.',
  },
  closing: {
    title: 'Go and look at the posters',
    text: 'Ten journeys hang in the collection, and a new one is added every month.',
    links: [
      { label: 'Explore Experiences', to: '/experiences' },
      { label: "Read the Founder's Note", to: '/founders-note' },
    ],
  },
} as const
