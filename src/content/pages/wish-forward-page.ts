import { heroes } from '../heroes.ts'

export const wishForwardPage = {
  hero: {
    eyebrow: 'Wish Forward',
    title: 'Some wishes are not ours to keep.',
    lead: 'Part of every ticket goes to our charity partners. Each year it sends children on a legacy trip: a first flight, a first sea, a week that is all theirs.',
    picture: heroes.wishForward,
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'You buy a ticket',
        text: 'Before you pay, the page names the charity and the exact pence it receives from that ticket.',
      },
      {
        title: 'The pence are set aside',
        text: 'The share is written to a public ledger with the order. Nobody can lower it afterwards.',
      },
      {
        title: 'The charity chooses',
        text: 'Our partners nominate the children. We never pick, and we never publish a child’s full name.',
      },
      {
        title: 'The children travel',
        text: 'Once a year a group sets off with their carers, nurses and guides. Everything is paid, down to the ice creams.',
      },
    ],
  },
  ledger: {
    title: 'The ledger, to the penny',
    text: 'Each draw, each charity: what its tickets have set aside, what has been paid over, and the receipt for it.',
  },
  legacyTrip: {
    title: 'The legacy trip',
    poster: {
      name: 'posters/bali',
      alt: 'Terraced rice fields step down towards a stone split gate, Mount Agung pale violet beyond the palms.',
    },
    paragraphs: [
      'A legacy trip is a journey for children who have had more of hospitals, moves or worry than of holidays. It runs once a year, in term holidays, at the children’s pace.',
      'Two trips in our collection carry its name. Dubai and Bali were each planned twice: once for two adults, and once for a group of children with early suppers and a great deal of swimming. Whoever wins either trip plants a tree or leaves a letter for the children who come next.',
    ],
    nominate:
      'Know a child who should go? Tell us through the contact page and choose “Legacy Trip Nomination”.',
  },
  charities: {
    title: 'Our partners',
    /** The name must be the one the draws are seeded with, or the ledger seems to pay a stranger. */
    fund: 'The draws pay the Wish Forward Children’s Fund: that is the name in the ledger. The Fund passes all of it on to these four, in equal parts. Where a draw pays another charity, its page and the ledger say so.',
    sampleNote:
      'These charities are sample content. A live draw names its real charity, with its registered number.',
    items: [
      {
        id: 'first-flight-fund',
        name: 'The First Flight Fund',
        logo: '/logos/first-flight-fund.svg',
        description:
          'Journeys for children who have spent long months in hospital, with a nurse in the next seat.',
      },
      {
        id: 'kite-and-harbour',
        name: 'Kite & Harbour',
        logo: '/logos/kite-and-harbour.svg',
        description: 'Holidays for young carers, and somebody to take over at home while they are gone.',
      },
      {
        id: 'lantern-street',
        name: 'Lantern Street',
        logo: '/logos/lantern-street.svg',
        description:
          'Care-leavers and children in foster homes, paired with mentors who keep in touch for years.',
      },
      {
        id: 'small-horizons',
        name: 'Small Horizons',
        logo: '/logos/small-horizons.svg',
        description:
          'Accessible travel for disabled children: the right chair, the right hoist, the sea at last.',
      },
    ],
  },
  closing: {
    title: 'Send one forward',
    text: 'A ticket, a sponsorship or a place to stay: each of them moves a child closer to a departure gate.',
    links: [
      { label: 'Explore Experiences', to: '/experiences' },
      { label: 'Sponsor a Legacy Trip', to: '/contact#sponsor' },
      { label: 'Partner With Us', to: '/contact#partner' },
    ],
  },
} as const
