import type { Experience } from '../types.ts'

export const diaspora = {
  slug: 'diaspora',
  path: '/diaspora',
  accents: { sky: '#3a2f7a', light: '#f6a86a' },
  metaDescription:
    'Seven days home in Nigeria for two: Lagos lagoon, Abeokuta, an owambe in your own asoebi. Flights, suites and tables paid. Enter the prize draw.',
  card: {
    title: 'Nigeria homecoming',
    location: 'Lagos & Abeokuta',
    duration: '7 days',
    maxGuests: 2,
    image: {
      name: 'posters/diaspora',
      alt: 'Lagos at dusk: a cable-stayed bridge over the violet lagoon, towers lit behind it and a palm in the wind.',
    },
    price: 'All-Inclusive',
    description:
      'For those who left, those who were born away and those who never stopped talking about it. Lagoon light, aso-oke, smoky jollof and a party in your honour.',
    isSpecial: false,
  },
  days: [
    {
      title: 'Lagos says welcome home',
      selector: 'Lagos arrival',
      plan: [
        {
          time: 'Arrival',
          activities: [
            'Your name on a board, a protocol officer and cold zobo',
            'Over the Third Mainland Bridge as the lagoon turns copper',
            'A suite in Ikoyi with the window open to the garden',
          ],
        },
        {
          time: 'Evening',
          activities: [
            'Suya from the grill, red onion, tomato and yaji pepper',
            'A live highlife band, and nobody asking you to be early',
          ],
        },
      ],
      backgroundImage: {
        name: 'diaspora/day-1',
        alt: 'Yellow danfo buses cross the long Third Mainland Bridge towards Lagos as the lagoon turns copper.',
        heart: 40,
      },
    },
    {
      title: 'Lagoon light and Victoria Island',
      selector: 'Lagoon light',
      plan: [
        {
          time: 'Morning',
          activities: [
            'Akara and pap by the water in Ikoyi',
            'Four floors of painting and beadwork at the Nike Art Gallery',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'Fitting with a tailor for Saturday’s agbada or gele',
            'Freedom Park and the Brazilian houses of Lagos Island',
          ],
        },
        {
          time: 'Evening',
          activities: [
            'By boat across the lagoon at sunset, palm wine on ice',
            'Pepper soup and grilled croaker at a table held for you',
          ],
        },
      ],
      backgroundImage: {
        name: 'diaspora/day-2',
        alt: 'A slim wooden boat slips past the stilt houses of the Lagos lagoon, city towers gold in the haze behind.',
      },
    },
    {
      title: 'Lekki, canopy and coast',
      selector: 'Lekki coast',
      plan: [
        {
          time: 'Morning',
          activities: [
            'The canopy walk at the Lekki conservation reserve, monkeys below',
            'Carvings, beads and bargaining at Jakande art market',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'Speedboat to Tarkwa Bay and its quiet side',
            'A surf lesson with the bay’s self-taught youngsters',
          ],
        },
        {
          time: 'Evening',
          activities: [
            'Horses along the tideline, bonfire and roasted corn',
            'Afrobeats on the sand until the last boat',
          ],
        },
      ],
      backgroundImage: {
        name: 'diaspora/day-3',
        alt: 'Two figures cross a high rope walkway through the green canopy at Lekki, monkeys watching from a branch.',
      },
    },
    {
      title: 'Abeokuta, under the rock',
      selector: 'Olumo Rock',
      plan: [
        {
          time: 'Morning',
          activities: [
            'North by private car through cocoa and oil-palm country',
            'Climb Olumo Rock with an Egba historian',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'Ofada rice and ayamase from the leaf',
            'Dye your own adire cloth in the indigo pits at Itoku',
            'Tea with a family archivist who has read up on your surname',
          ],
        },
        { time: 'Evening', activities: ['Talking drums in the courtyard, and praise in your name'] },
      ],
      backgroundImage: {
        name: 'diaspora/day-4',
        alt: 'Olumo Rock rises over the rust-red rooftops of Abeokuta while indigo cloths dry on a line above the dye pots.',
      },
    },
    {
      title: 'Kitchens of Surulere',
      selector: 'Surulere kitchens',
      plan: [
        {
          time: 'Morning',
          activities: [
            'Market run in Surulere for ata rodo, crayfish and bitter leaf',
            'Learn party jollof over firewood, bottom-pot included',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'Lunch in a family home: egusi, pounded yam, fried plantain',
            'Vinyl digging: Fela, Sade, King Sunny Adé',
          ],
        },
        {
          time: 'Evening',
          activities: ['An evening at the Afrika Shrine in Ikeja', 'Midnight mama-put, in good shoes'],
        },
      ],
      backgroundImage: {
        name: 'diaspora/day-5',
        alt: 'A black iron pot of red jollof on three stones over firewood, a wooden paddle at rest on its rim, smoke rising.',
      },
    },
    {
      title: 'The owambe, in your honour',
      selector: 'The owambe',
      plan: [
        { time: 'All Day', activities: ['A photographer and a driver who never look at the clock'] },
        {
          time: 'Morning',
          activities: ['Gele tied, agbada pressed, coral beads fastened', 'A studio portrait in full asoebi'],
        },
        {
          time: 'Afternoon',
          activities: [
            'A hall dressed for eighty, your relatives among the guests',
            'Small chops, moin moin and a whole table of jollof',
          ],
        },
        {
          time: 'Evening',
          activities: [
            'Juju band, talking drummers and a dance floor that sprays',
            'The cutting of the cake, then more dancing',
          ],
        },
      ],
      backgroundImage: {
        name: 'diaspora/day-6',
        alt: 'From the gallery of a chandelier-lit hall, dancers in gele headwraps and agbada ring a couple and a talking drummer.',
      },
    },
    {
      title: 'A farewell breakfast, and a promise',
      selector: 'Farewell',
      plan: [
        {
          time: 'Morning',
          activities: [
            'Yam and egg on the terrace, in no hurry',
            'Church, mosque or a last walk by the water',
            'Plantain chips, chin chin and Ijebu garri packed for the case',
          ],
        },
        {
          time: 'Departure',
          activities: [
            'Escorted to the gate, bags already checked',
            'The portrait from Saturday, framed, under your arm',
          ],
        },
      ],
      backgroundImage: {
        name: 'diaspora/day-7',
        alt: 'Two travellers with cases pause on an Ikoyi terrace at dawn, a breakfast table and flame trees beside them.',
      },
    },
  ],
} as const satisfies Experience
