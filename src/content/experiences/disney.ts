import type { Experience } from '../types.ts'

export const disney = {
  slug: 'disney',
  path: '/disney-experience',
  accents: { sky: '#4b4f9e', light: '#ffd28a' },
  metaDescription:
    'A 7-day family Disney holiday in Orlando for up to five: parks, springs, rockets and flights, everything paid. Enter the prize draw.',
  card: {
    title: 'Disney family holiday',
    location: 'Orlando, Florida',
    duration: '7 days',
    maxGuests: 5,
    image: {
      name: 'posters/disney',
      alt: 'A family of five on a jetty looks across a lake at dusk to a great wheel whose cabins are paper lanterns.',
    },
    price: 'All-Inclusive',
    description:
      'Seven days in Orlando for up to five of you. Early gates, no queues worth the name, one private guide, and a day off in the middle for the swimming pool.',
    isSpecial: false,
  },
  days: [
    {
      title: 'Five seats in a row',
      selector: 'Arrival',
      plan: [
        'Five seats together, activity packs waiting on each',
        'A people-carrier with the right car seats and cold juice boxes',
        'A house with its own pool, and a bedroom door with each name on it',
        'Cupboards stocked from the list you sent us',
        'Pizza in pyjamas and everybody in the pool by seven',
      ],
      backgroundImage: {
        name: 'disney/day-1',
        alt: 'A family of five with a suitcase arrives at a white Florida house with two porches, palms on either side and a clear pool.',
      },
    },
    {
      title: 'First through the gates',
      selector: 'Main street',
      plan: [
        'Through the gates of the first park before it opens',
        'A private guide who knows which ride to run to',
        'Breakfast with a princess, or a pirate, or both',
        'Carousel, runaway mine train, and the teacups if you must',
        'A nap at home while the queues are longest',
        'Back for the fireworks from a terrace with chairs',
      ],
      backgroundImage: {
        name: 'disney/day-2',
        alt: 'A man polishes a lamp in an empty park in the morning as a family of five walks towards a carousel under a copper roof.',
      },
    },
    {
      title: 'Giraffes before lunch',
      selector: 'Safari park',
      plan: [
        'Open truck across the savannah while the lions are awake',
        'Giraffes, close enough to count eyelashes',
        'Rapids that soak one side of the raft only',
        'A floating mountain, lit from inside after dark',
        'Jollof, pap and spiced corn at the riverside kitchen',
        'Lantern boats home along the water',
      ],
      backgroundImage: {
        name: 'disney/day-3',
        alt: 'An open safari truck with a family of five stops by a giraffe and her calf under an umbrella thorn, mirrored in a water hole.',
      },
    },
    {
      title: 'A day off, in clear water',
      selector: 'The springs',
      plan: [
        'No alarm clock; pancakes when you are ready',
        'Clear kayaks on Rock Springs Run, turtles underneath',
        'Manatees from the boardwalk, if the season is theirs',
        'Cornbread, grilled shrimp and key lime pie by the river',
        'Pool, hammock, pool',
        'A film on the garden wall with blankets and popcorn',
      ],
      backgroundImage: {
        name: 'disney/day-4',
        alt: 'From above, a clear kayak with a mother and child hangs over the blue eye of a Florida spring, a manatee and her calf near the boardwalk.',
      },
    },
    {
      title: 'Rockets on the Space Coast',
      selector: 'Space Coast',
      plan: [
        'East to Cape Canaveral with an astronaut’s breakfast',
        'Stand under a moon rocket, all of it',
        'Touch a piece of the Moon',
        'Training for five: dock, land, float',
        'Gulf prawns at Cocoa Beach, and a surf lesson after',
        'A launch from the sandbar, if one is due',
      ],
      backgroundImage: {
        name: 'disney/day-5',
        alt: 'A family of five on a dark sandbar at Cocoa Beach watches a rocket draw one bright arc over the sea.',
        heart: 65,
      },
    },
    {
      title: 'Around the world by supper',
      selector: 'Lagoon night',
      plan: [
        'The film-studio park at opening, swords of light built by hand',
        'The drop tower for the brave, ice cream for the wise',
        'Afternoon round a lagoon with a country on every bank',
        'Bratwurst, takoyaki and a crêpe, in that order',
        'Everyone’s last big ride, chosen by the youngest',
        'Lights and music over the lagoon from a private boat',
      ],
      backgroundImage: {
        name: 'disney/day-6',
        alt: 'A family of five floats in an open boat among lanterns on a lagoon as gold fireworks open over a pagoda, gables and an iron tower.',
      },
    },
    {
      title: 'One more swim, then home',
      selector: 'Farewell',
      plan: [
        'The last swim, which nobody will agree is the last',
        'Waffles, strawberries and the photographs of the week',
        'A hand-bound album with a page for each child',
        'Oranges from a Winter Garden grove for the plane',
        'Car to the airport, five seats in a row again',
      ],
      backgroundImage: {
        name: 'disney/day-7',
        alt: 'Wet swimsuits and a striped towel drip from a line on a lake jetty, five suitcases and a crate of oranges waiting in the sun.',
        heart: 70,
      },
    },
  ],
} as const satisfies Experience
