import type { Experience } from '../types.ts'

export const bali = {
  slug: 'bali',
  path: '/bali-experience',
  accents: { sky: '#1f6146', light: '#d9e37c' },
  metaDescription:
    'The Bali legacy trip: seven days for two from rice terraces to Nusa Penida, all paid, with a share of each ticket for Wish Forward.',
  card: {
    title: 'Bali legacy trip',
    location: 'Ubud, Sidemen & Uluwatu',
    duration: '7 days',
    maxGuests: 2,
    image: {
      name: 'posters/bali',
      alt: 'Terraced rice fields step down towards a stone split gate, Mount Agung pale violet beyond the palms.',
    },
    price: 'All-Inclusive',
    description:
      'Offerings on the step, rice to the horizon, gamelan somewhere after dark. A week of green, on the route we also plan for the children of Wish Forward.',
    isSpecial: true,
  },
  days: [
    {
      title: 'Frangipani at the door',
      selector: 'Arrival',
      plan: [
        'Frangipani garlands and a car that smells of clove',
        'Over the ridges to a villa above the Ayung river',
        'A flower bath drawn while you look at the view',
        'Jamu, turmeric and tamarind, for the jet lag',
        'Nasi campur by lamplight, frogs and gamelan in the dark',
      ],
      backgroundImage: {
        name: 'bali/day-1',
        alt: 'A stone bath strewn with frangipani stands at the open edge of a villa above the misty Ayung gorge.',
        heart: 75,
      },
    },
    {
      title: 'Ubud, carved and painted',
      selector: 'Ubud',
      plan: [
        'Campuhan ridge walk while the grass is wet',
        'Ubud market with a priestess, learning to fold canang sari',
        'The monkeys of the sacred forest, pockets empty',
        'Mask carving in Mas, hibiscus wood under your chisel',
        'Bebek betutu, duck cooked a day in the ashes',
        'Legong dancers in the palace courtyard',
      ],
      backgroundImage: {
        name: 'bali/day-2',
        alt: 'Three Legong dancers in gold headdresses step before Ubud’s carved palace gate by torchlight, its doors open on lamplight.',
        heart: 80,
      },
    },
    {
      title: 'Mount Batur before sunrise',
      selector: 'Mount Batur',
      plan: [
        'Up the volcano by torchlight with a Kintamani guide',
        'Eggs cooked in the steam vents, the sun arriving on cue',
        'Soak in the hot springs beside the crater lake',
        'Coffee, cherry to cup, with a Kintamani grower',
        'Down through the orange groves by bicycle',
        'A long massage, two hands for each tired leg',
      ],
      backgroundImage: {
        name: 'bali/day-3',
        alt: 'Climbers on Mount Batur’s black rim watch the sun lift beside Agung above a crater lake of cloud.',
        heart: 65,
      },
    },
    {
      title: 'Holy water, rice and fire',
      selector: 'Tirta Empul',
      plan: [
        'Purification at Tirta Empul, sarong to the waist',
        'The farmers’ water temple, and how a subak shares a stream',
        'Plant a row in the terraces at Jatiluwih',
        'Cook base genep, fifteen spices in a stone mortar',
        'Eat on the bamboo bridge between the fields',
        'Shadow puppets by oil lamp',
      ],
      backgroundImage: {
        name: 'bali/day-4',
        alt: 'Across a still green pool, small figures in sarongs stand waist-deep beneath the carved spouts of Tirta Empul, offerings on the wall.',
      },
    },
    {
      title: 'A day for someone else’s wish',
      selector: 'Legacy day',
      plan: [
        'Sidemen valley, looms clacking in every house',
        'Weave a hand’s breadth of songket with a grandmother',
        'A morning with the village children’s gamelan, mallet in hand',
        'Fly a kite taller than yourselves from the rice bunds',
        'Leave a book and a letter for the next children to travel',
        'Babi guling or jackfruit satay at the long table',
      ],
      backgroundImage: {
        name: 'bali/day-5',
        alt: 'Children and an uncle on a rice bund fly a crowned janggan kite, its long red, white and black tail winding over Sidemen’s green terraces.',
        heart: 20,
      },
    },
    {
      title: 'Across to Nusa Penida',
      selector: 'Nusa Penida',
      plan: [
        'Fast boat to Nusa Penida with a reef guide',
        'Drift with manta rays at Manta Point',
        'The cliff at Kelingking, from the top, with water',
        'Grilled mahi-mahi, sambal matah, feet in the sand',
        'Crystal Bay until the shadow reaches your towel',
        'Fireside corn and stars at Jimbaran',
      ],
      backgroundImage: {
        name: 'bali/day-6',
        alt: 'From above, a manta ray glides along the reef off Nusa Penida, its shadow on the coral and two small snorkellers drifting behind.',
        heart: 65,
      },
    },
    {
      title: 'Fire dance at Uluwatu',
      selector: 'Farewell',
      plan: [
        'Surf or sleep: the reef at Padang Padang takes either',
        'Last breakfast, black rice pudding and mango',
        'Batik, silver and sea salt chosen for home',
        'The clifftop temple at Uluwatu as the light goes',
        'A hundred voices and one fire: the kecak',
        'Seafood supper, then the night flight home',
      ],
      backgroundImage: {
        name: 'bali/day-7',
        alt: 'Rings of kecak chanters sit cross-legged round one fire on Uluwatu’s clifftop, a dancer in white beside it, the sun low over the sea.',
        heart: 80,
      },
    },
  ],
} as const satisfies Experience
