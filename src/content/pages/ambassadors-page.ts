import { brand } from '../brand.ts'
import { heroes } from '../heroes.ts'
import type { Ambassador, Benefit } from '../types.ts'

export const ambassadorsPage = {
  hero: {
    eyebrow: 'Ambassadors',
    title: 'People who know the way in.',
    lead: 'Our ambassadors have given their working lives to one place or one craft. They test each itinerary, correct our pronunciation and tell us which table to ask for.',
    picture: heroes.ambassadors,
  },
  profilesTitle: 'Six to travel with',
  /** Said on the page, because the profiles are samples. */
  sampleNote: 'These profiles are sample content: the people are invented and their portraits are drawn.',
  expertiseLabel: 'Knows',
  locationsLabel: 'Found in',
  benefits: {
    title: 'What you receive',
    items: [
      {
        icon: 'Compass',
        title: 'A journey each year',
        description: 'One experience from the collection for you and a guest, to test and to improve.',
      },
      {
        icon: 'PenLine',
        title: 'A voice in the itinerary',
        description: 'Your changes go into the trip, and your name is printed beside them.',
      },
      {
        icon: 'HeartHandshake',
        title: 'A Wish Forward place',
        description: 'Nominate one child each year for the legacy trip through a partner charity.',
      },
      {
        icon: 'Sparkles',
        title: 'Good company',
        description: 'Four suppers a year with the other ambassadors, and every door they can open.',
      },
    ] satisfies readonly Benefit[],
  },
  requirements: {
    title: 'What we ask',
    items: [
      {
        title: '5+ years in the industry',
        description: 'Travel, food, sport, craft or hospitality: a place or a trade you know by heart.',
      },
      {
        title: 'A social presence',
        description:
          'A following that listens to you, of whatever size, and posts that label paid work as such.',
      },
      {
        title: 'Quarterly events',
        description: `Host or join one ${brand.name} event each quarter: a supper, a talk, a walk.`,
      },
    ],
  },
  apply: {
    title: 'Know somewhere we should?',
    text: 'Write and tell us the place, and the one thing there we must never cut.',
    label: 'Apply Now',
    to: '/contact',
  },
} as const

/** Sample people. */
export const ambassadors = [
  {
    name: 'Maëlle Hoareau',
    title: 'Skipper and reef guide',
    image: {
      name: 'people/maelle-hoareau',
      alt: 'Maëlle Hoareau in profile, a skipper with cropped curls and a striped jersey, a white sail behind her.',
    },
    description:
      'Twelve years of charter sailing between Mahé and the outer islands. Maëlle sets our anchorages by where the turtles will be, and her octopus curry by instinct.',
    expertise: ['Reef ecology', 'Small-boat sailing', 'Creole cooking'],
    locations: ['Mahé', 'La Digue'],
  },
  {
    name: 'Tunde Balogun-Price',
    title: 'Chef and supper-club host',
    image: {
      name: 'people/tunde-balogun-price',
      alt: 'Tunde Balogun-Price, a bearded chef in indigo apron and gold-banded fila cap, a tall kitchen flame beside him.',
    },
    description:
      'Born in Peckham, taught to cook in Surulere. Tunde chooses every kitchen on the Nigeria trip and insists the jollof be made over wood.',
    expertise: ['Yoruba cooking', 'Lagos nightlife', 'Family history'],
    locations: ['Lagos', 'Abeokuta', 'London'],
  },
  {
    name: 'Isabel Marasigan',
    title: 'Travel writer',
    image: {
      name: 'people/isabel-marasigan',
      alt: 'Isabel Marasigan in profile under a wide salakot hat, a long dark plait behind, notebook and pencil in her pocket.',
    },
    description:
      'Isabel has reported on the islands for nine years, mostly by ferry. She wrote our rule for the Philippines: never schedule anything after lunch with relatives.',
    expertise: ['Island routes', 'Ifugao heritage', 'Festivals'],
    locations: ['Manila', 'Palawan', 'Banaue'],
  },
  {
    name: 'Rohan Vaidyanathan',
    title: 'Textile historian',
    image: {
      name: 'people/rohan-vaidyanathan',
      alt: 'Rohan Vaidyanathan, silver-bearded with round glasses, an indigo block-printed scarf over one shoulder.',
    },
    description:
      'Rohan can read a sari as others read a map. He brings guests to the weavers and printers he has visited for twenty years, and stays for tea.',
    expertise: ['Block printing', 'Weaving villages', 'Rajasthan'],
    locations: ['Jaipur', 'Kochi', 'Leicester'],
  },
  {
    name: 'Haruka Endo-Lane',
    title: 'Tea teacher',
    image: {
      name: 'people/haruka-endo-lane',
      alt: 'Haruka Endo-Lane in profile in a pale kimono, silver in her pinned hair, a black tea bowl before a round window.',
    },
    description:
      'Sixteen years in a Kyoto tea school and six more teaching in Bath. Haruka decides what our guests hear in Japan, which is often nothing at all.',
    expertise: ['Tea ceremony', 'Ryokan etiquette', 'Seasonal gardens'],
    locations: ['Kyoto', 'Nara'],
  },
  {
    name: 'Luc Ferrand',
    title: 'Former race engineer',
    image: {
      name: 'people/luc-ferrand',
      alt: 'Luc Ferrand in profile, grey at the temples, wearing a red pit-wall headset before a red and white kerb.',
    },
    description:
      'Eleven seasons on the pit wall, then a small boat and a better tan. Luc walks our guests round Monaco and explains why the tunnel is the loudest quiet place on earth.',
    expertise: ['Motor racing', 'Pit-lane access', 'Riviera tables'],
    locations: ['Monte Carlo', 'Menton'],
  },
] as const satisfies readonly Ambassador[]
