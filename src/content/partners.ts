import { brand } from './brand.ts'
import { heroes } from './heroes.ts'
import type { Benefit, Partner, PartnerCategory } from './types.ts'

export const partnersPage = {
  hero: {
    eyebrow: 'Partners',
    title: 'In the company of good houses.',
    lead: 'Hotels, airlines, kitchens and makers who treat a prize guest exactly as they treat a paying one.',
    picture: heroes.partners,
  },
  becomePartner: { label: 'Become a Partner', to: '/contact#partner' },
  benefitsTitle: 'What a partnership brings',
  filter: {
    legend: 'Show partners by category',
    /** Read out after each change, following the number. */
    announcement: { one: 'partner shown', many: 'partners shown' },
  },
  tiers: { premier: 'Premier', exclusive: 'Exclusive' },
  partnershipLabel: 'Partnership Benefits',
  locationsLabel: 'Locations',
  sampleNote: 'The partners on this page are sample content: the names are invented and the monograms drawn.',
  criteria: {
    title: 'Partner With Us',
    intro: 'We take on few partners, and keep them. This is what we look for.',
    items: [
      'Premium brand positioning and luxury market presence',
      'Exceptional service standards and customer experience',
      `Alignment with ${brand.name}'s values and ethos`,
      'Global reach or unique destination presence',
      'Commitment to exclusive benefits for members',
      'Innovation and a forward-thinking approach',
    ],
    inquiry: { label: 'Partner Inquiry', to: '/contact' },
    guide: { label: 'Partnership Guide', href: '/partnership-guide.pdf' },
  },
} as const

export const partnerBenefits = [
  {
    icon: 'Users',
    title: 'Guests who tell the story',
    description: 'Winners arrive delighted and go home talking. Their friends ask where they stayed.',
  },
  {
    icon: 'Frame',
    title: 'A poster of your own',
    description: 'We draw each place by hand. Yours hangs in the collection and, framed, in your lobby.',
  },
  {
    icon: 'HeartHandshake',
    title: 'A share in Wish Forward',
    description: 'Host one day of the children’s legacy trip and be named for exactly what you gave.',
  },
  {
    icon: 'ShieldCheck',
    title: 'A draw you can stand beside',
    description: 'Free entry, printed odds and a result anyone can recompute. Nothing to explain away.',
  },
] as const satisfies readonly Benefit[]

export const partnerCategories = [
  { id: 'all', label: 'All' },
  { id: 'hospitality', label: 'Hospitality' },
  { id: 'aviation', label: 'Aviation' },
  { id: 'dining', label: 'Dining' },
  { id: 'lifestyle', label: 'Lifestyle' },
  { id: 'events', label: 'Events' },
  { id: 'destination', label: 'Destination' },
] as const satisfies readonly PartnerCategory[]

/** Sample houses with invented names. */
export const partners = [
  {
    id: 'takamaka-house',
    label: 'hospitality',
    name: 'Takamaka House',
    logo: '/logos/takamaka-house.svg',
    description: 'Eleven villas on a granite hillside, each with its own path to the water.',
    partnership: 'Suite upgrade, a cook for one evening and late departure for every member who books.',
    locations: ['Mahé', 'Praslin'],
    tier: 'premier',
  },
  {
    id: 'maison-rascal',
    label: 'hospitality',
    name: 'Maison Rascal',
    logo: '/logos/maison-rascal.svg',
    description:
      'A pink hotel of forty rooms above the harbour, with a lift as slow as the service is quick.',
    partnership: 'Harbour-side rooms held for members in race week until thirty days before.',
    locations: ['Monte Carlo'],
    tier: 'exclusive',
  },
  {
    id: 'kawara-inns',
    label: 'hospitality',
    name: 'Kawara Inns',
    logo: '/logos/kawara-inns.svg',
    description: 'Four family ryokan under tiled roofs, with cedar baths and no televisions.',
    partnership: 'A private bath hour and a kaiseki supper added to each stay of two nights.',
    locations: ['Hakone', 'Kyoto', 'Nara'],
    tier: 'exclusive',
  },
  {
    id: 'albatross-air',
    label: 'aviation',
    name: 'Albatross Air',
    logo: '/logos/albatross-air.svg',
    description: 'Long-haul flying with real blankets, real crockery and lights that copy the dusk outside.',
    partnership: 'Lie-flat seats for winners, and a tenth off fares for members on twelve routes.',
    locations: ['London', 'Lagos', 'Dubai', 'Tokyo'],
    tier: 'premier',
  },
  {
    id: 'petrel-seaplanes',
    label: 'aviation',
    name: 'Petrel Seaplanes',
    logo: '/logos/petrel-seaplanes.svg',
    description: 'Six small aircraft that land where the reef allows.',
    partnership: 'Island hops with no luggage fee, and a seat beside the pilot on request.',
    locations: ['Seychelles', 'Palawan'],
    tier: 'exclusive',
  },
  {
    id: 'mistral-rotor',
    label: 'aviation',
    name: 'Mistral Rotor',
    logo: '/logos/mistral-rotor.svg',
    description: 'Helicopter transfers along the Riviera, flown low over the sea and high over the villas.',
    partnership: 'The return flight for winners, and reserved slots for members in race week.',
    locations: ['Nice', 'Monte Carlo'],
    tier: 'premier',
  },
  {
    id: 'iron-pot',
    label: 'dining',
    name: 'The Iron Pot',
    logo: '/logos/iron-pot.svg',
    description: 'A kitchen in Surulere with one menu, one long table and a waiting list.',
    partnership: 'Two seats kept for members each evening, and the recipe card to take home.',
    locations: ['Lagos', 'London'],
    tier: 'exclusive',
  },
  {
    id: 'mesa-larga',
    label: 'dining',
    name: 'Mesa Larga',
    logo: '/logos/mesa-larga.svg',
    description: 'Kamayan feasts laid on banana leaf, wherever a table thirty feet long will fit.',
    partnership: 'A family feast for twenty with the Philippines trip; corkage waived for members.',
    locations: ['Manila', 'El Nido', 'Cebu'],
    tier: 'premier',
  },
  {
    id: 'saffron-lane',
    label: 'dining',
    name: 'Saffron Lane',
    logo: '/logos/saffron-lane.svg',
    description: 'Regional Indian cooking by the grandmothers who own the recipes.',
    partnership: 'A kitchen morning with the cooks, and a spice tin for each guest.',
    locations: ['Delhi', 'Jaipur', 'Kochi'],
    tier: 'premier',
  },
  {
    id: 'loom-and-vale',
    label: 'lifestyle',
    name: 'Loom & Vale',
    logo: '/logos/loom-and-vale.svg',
    description: 'Travel cloth woven in small runs: shawls, sarongs, one very good blanket.',
    partnership: 'A piece woven for each journey, and early sight of the new season.',
    locations: ['Sidemen', 'Jaipur', 'Hebden Bridge'],
    tier: 'exclusive',
  },
  {
    id: 'compass-trunk',
    label: 'lifestyle',
    name: 'Compass Trunk Co.',
    logo: '/logos/compass-trunk.svg',
    description: 'Cabin cases stitched by hand and mended for life.',
    partnership: 'A pair of cases for every winner; initials and repairs without charge for members.',
    locations: ['Walsall', 'Worldwide'],
    tier: 'premier',
  },
  {
    id: 'grandstand-society',
    label: 'events',
    name: 'Grandstand Society',
    logo: '/logos/grandstand-society.svg',
    description: 'Good seats, quiet lounges and a host who knows the score.',
    partnership: 'Halfway-line seats for winners, and a members’ ballot for two more each season.',
    locations: ['New York', 'London', 'Monte Carlo'],
    tier: 'premier',
  },
  {
    id: 'owambe-and-co',
    label: 'events',
    name: 'Owambe & Co.',
    logo: '/logos/owambe-and-co.svg',
    description: 'Parties of eighty with a band, a drummer who knows your name and enough jollof.',
    partnership: 'The homecoming party on the Nigeria trip, and a planner for members’ own.',
    locations: ['Lagos', 'Abeokuta'],
    tier: 'exclusive',
  },
  {
    id: 'four-islands-trust',
    label: 'destination',
    name: 'Four Islands Trust',
    logo: '/logos/four-islands-trust.svg',
    description: 'Rangers and boatmen who keep the tortoises counted and the moorings off the coral.',
    partnership: 'Guided reserve visits outside public hours, with the fee paid straight to the rangers.',
    locations: ['Curieuse', 'La Digue', 'Praslin'],
    tier: 'exclusive',
  },
  {
    id: 'hajar-and-creek',
    label: 'destination',
    name: 'Hajar & Creek',
    logo: '/logos/hajar-and-creek.svg',
    description: 'Guides for the Dubai that visitors miss: pearl boats, wadis, breakfast on the floor.',
    partnership: 'A naturalist for every desert night, and a ghaf tree planted for each guest.',
    locations: ['Dubai', 'Hatta'],
    tier: 'premier',
  },
  {
    id: 'springs-and-stars',
    label: 'destination',
    name: 'Springs & Stars',
    logo: '/logos/springs-and-stars.svg',
    description: 'Family guides in central Florida who plan around naps.',
    partnership: 'A private guide for five on park days, and clear kayaks on the day off.',
    locations: ['Orlando', 'Cape Canaveral'],
    tier: 'premier',
  },
] as const satisfies readonly Partner[]

/** The words of the downloadable guide; criteria and benefits above are printed with it. */
export const partnershipGuide = {
  title: 'The Partnership Guide',
  subtitle: `Working with ${brand.name}`,
  sections: [
    {
      title: 'What we are',
      paragraphs: [
        `${brand.name} is a prize draw for journeys. A ticket can win two people, or a family of five, a week in which everything is paid. A stated share of every ticket goes to charity under Wish Forward.`,
        'Each journey is written day by day by people who know the place, drawn as a set of posters, and run by a concierge from the front door and back.',
      ],
    },
    {
      title: 'What we ask of you',
      paragraphs: [
        'A prize guest is treated as your best guest. Rates are agreed once and paid on time; we do not ask for free rooms in return for attention.',
        'You name one person who answers within a working day. You tell us, early and plainly, when something will not be ready.',
      ],
    },
    {
      title: 'What you may say, and what we may say',
      paragraphs: [
        'We show your name only where you supply a journey or a benefit for members. We describe it as it is, and show you the words before they are published.',
        'Neither of us promises a prize that is not in the published terms of a draw. Every draw has a free postal entry route, printed odds and a closing time that does not move.',
      ],
    },
    {
      title: 'Two tiers',
      paragraphs: [
        'Premier partners carry a part of several journeys and a standing benefit for members.',
        'Exclusive partners offer one thing that cannot be had elsewhere: a key, a table, a boat, a door opened early.',
      ],
    },
    {
      title: 'How to begin',
      paragraphs: [
        `Write to ${brand.email} with the subject “Partner With Us”. Tell us the place, the season you are proudest of and one thing a guest would remember. We visit before we sign.`,
      ],
    },
  ],
} as const
