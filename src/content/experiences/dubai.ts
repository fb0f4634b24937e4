import type { Experience } from '../types.ts'

export const dubai = {
  slug: 'dubai',
  path: '/dubai-experience',
  accents: { sky: '#2b2f5a', light: '#f8c67e' },
  metaDescription:
    'The Dubai legacy trip: seven days for two among dunes, creek and mountains, all paid, with a share of each ticket for Wish Forward.',
  card: {
    title: 'Dubai legacy trip',
    location: 'Dubai & Hatta',
    duration: '7 days',
    maxGuests: 2,
    image: {
      name: 'posters/dubai',
      alt: 'A camel line crosses rippled apricot dunes, the slender towers of Dubai rising from haze behind them.',
    },
    price: 'All-Inclusive',
    description:
      'The desert before sunrise, the creek at noon and the city lit like a jewel box. The route we also plan for the children of Wish Forward.',
    isSpecial: true,
  },
  days: [
    {
      title: 'The city comes up like dawn',
      selector: 'Arrival',
      plan: [
        {
          time: 'Arrival',
          activities: [
            'Met at the air bridge with dates and cardamom coffee',
            'A high suite over the Gulf, bath by the window',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'Barefoot on Jumeirah beach to shake off the flight',
            'Karak tea from a window on the coast road',
          ],
        },
        {
          time: 'Evening',
          activities: [
            'The fountains dancing below your table',
            'Lamb ouzi and saffron rice under the towers',
          ],
        },
      ],
      backgroundImage: {
        name: 'dubai/day-1',
        alt: 'Silver towers and one tall stepped spire stand up out of a sea of rose-white fog at daybreak, the sun at their waist.',
        heart: 40,
      },
    },
    {
      title: 'The creek, by abra',
      selector: 'Old Dubai',
      plan: [
        {
          time: 'Morning',
          activities: [
            'Wind towers and coral-stone lanes of Al Fahidi',
            'Emirati breakfast on the floor: balaleet, chebab, date syrup',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'Across the creek by abra, one dirham in hand',
            'Saffron, frankincense and a goldsmith in the Deira souks',
          ],
        },
        {
          time: 'Evening',
          activities: [
            'Supper aboard a wooden dhow going gently nowhere',
            'Arabic calligraphy of your two names, by a master',
          ],
        },
      ],
      backgroundImage: {
        name: 'dubai/day-2',
        alt: 'A wooden abra crowded with silhouettes crosses Dubai Creek below wind towers and moored dhows.',
      },
    },
    {
      title: 'A night in the dunes',
      selector: 'Desert night',
      plan: [
        {
          time: 'Afternoon',
          activities: [
            'Into the conservation reserve by vintage four-by-four',
            'Arabian oryx, gazelles and a naturalist who knows them by name',
            'A falconer and his bird at eye level',
          ],
        },
        {
          time: 'Evening',
          activities: [
            'Camels to a lantern-lit camp as the sand cools',
            'Lamb from the buried oven, oud music, no phone signal',
            'Sleep in a tent with the roof laid open to Orion',
          ],
        },
      ],
      backgroundImage: {
        name: 'dubai/day-3',
        alt: 'Four people gather at the fire of a lamplit camp among deep blue dunes, an oryx on the crest and the Milky Way above.',
      },
    },
    {
      title: 'Above it all at sunrise',
      selector: 'Balloon',
      plan: [
        {
          time: 'Morning',
          activities: [
            'Hot-air balloon at dawn, a falcon flying alongside',
            'Breakfast on the sand: eggs, za’atar bread, honey',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'A hammam in warm marble, two hours long',
            'Contemporary art in the warehouses of Alserkal',
          ],
        },
        {
          time: 'Evening',
          activities: [
            'The observation deck while the city lights itself',
            'A tasting menu of the Gulf: hammour, loomi, camel milk ice',
          ],
        },
      ],
      backgroundImage: {
        name: 'dubai/day-4',
        alt: 'A striped hot-air balloon drifts over long-shadowed dunes at sunrise with a falcon gliding level beside it.',
      },
    },
    {
      title: 'Hatta, water in the mountains',
      selector: 'Hatta',
      plan: [
        {
          time: 'Morning',
          activities: [
            'East to the Hajar mountains with the windows down',
            'Kayak the turquoise reservoir at Hatta',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'A beekeeper’s lunch: sidr honey, flatbread, grilled halloumi',
            'The restored watchtowers and falaj of the heritage village',
          ],
        },
        {
          time: 'Evening',
          activities: [
            'A walk up the wadi as the rock gives back its heat',
            'Stargazing by telescope from your mountain lodge',
          ],
        },
      ],
      backgroundImage: {
        name: 'dubai/day-5',
        alt: 'Two kayaks leave silver trails across Hatta’s turquoise reservoir between bare rust-coloured mountains.',
      },
    },
    {
      title: 'A day for someone else’s wish',
      selector: 'Legacy day',
      plan: [
        {
          time: 'Morning',
          activities: [
            'Plant a ghaf tree in the Wish Forward grove, your tag on it',
            'Record a message for the next children to travel',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'Pearl diving the old way, from a dhow with rope and basket',
            'Open your oysters on deck and keep what you find',
          ],
        },
        {
          time: 'Evening',
          activities: [
            'Sail back along the coast into the lit skyline',
            'Charcoal-grilled kingfish on the foredeck',
          ],
        },
      ],
      backgroundImage: {
        name: 'dubai/day-6',
        alt: 'Young ghaf trees in a row, tags on their stems, cast long shadows on red sand; a child’s drawing hangs from the nearest, and two people walk away.',
        heart: 75,
      },
    },
    {
      title: 'Dates, linen, departure',
      selector: 'Farewell',
      plan: [
        {
          time: 'Morning',
          activities: [
            'Sunrise paddle past the fishing harbour at Umm Suqeim',
            'Breakfast in bed: labneh, figs, rose jam',
            'Choose oud and attar with a perfumer',
          ],
        },
        {
          time: 'Departure',
          activities: ['A box of khalas dates at the door', 'Private car, quiet lounge, seats that lie flat'],
        },
      ],
      backgroundImage: {
        name: 'dubai/day-7',
        alt: 'Seen from above, perfume bottles throw coloured shadows on a round brass tray with a plate of dates, in light cut by a carved lattice.',
      },
    },
  ],
} as const satisfies Experience
