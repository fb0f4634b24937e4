import type { Experience } from '../types.ts'

export const monaco = {
  slug: 'monaco',
  path: '/monaco',
  accents: { sky: '#1c6e9c', light: '#f3cf97' },
  metaDescription:
    'Seven days in Monaco for two at the Grand Prix: harbour berth, paddock, race-day terrace and the Riviera after. Enter the prize draw.',
  card: {
    title: 'Monaco Grand Prix VIP',
    location: 'Monte Carlo',
    duration: '7 days',
    maxGuests: 2,
    image: {
      name: 'posters/monaco',
      alt: 'A racing car leans through the harbour chicane at Monte Carlo, yachts and pastel hillside behind it.',
    },
    price: 'All-Inclusive',
    description:
      'Race week from the water and the pit wall, with the Riviera to come down on afterwards. Bring linen, sunglasses and somebody who likes noise.',
    isSpecial: true,
  },
  days: [
    {
      title: 'In low over the Mediterranean',
      selector: 'Arrival',
      plan: [
        {
          time: 'Arrival',
          activities: [
            'Seven minutes by helicopter from Nice, sea on the right',
            'A harbour-facing suite, binoculars on the balcony',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'Walk the circuit while it is still a street',
            'Barbagiuan, fried chard parcels, from a stall in the Condamine',
          ],
        },
        {
          time: 'Evening',
          activities: [
            'Aperitif among the tenders in Port Hercule',
            'Sea bream in salt at a table on the quay',
          ],
        },
      ],
      backgroundImage: {
        name: 'monaco/day-1',
        alt: 'A helicopter swings in over blue water towards Monaco’s stacked pastel towers and mountain wall.',
      },
    },
    {
      title: 'The Rock and the old town',
      selector: 'The Rock',
      plan: [
        {
          time: 'Morning',
          activities: [
            'Changing of the guard at the Prince’s Palace',
            'The clifftop Oceanographic Museum before it opens',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'Lunch on Place d’Armes: socca, stuffed courgette flowers, rosé',
            'The Prince’s collection of vintage cars, hood up with a mechanic',
          ],
        },
        {
          time: 'Evening',
          activities: [
            'Opera under the gilded ceiling of Garnier’s little theatre',
            'Nightcap in the square as the cars pull up',
          ],
        },
      ],
      backgroundImage: {
        name: 'monaco/day-2',
        alt: 'The cliff-hung museum and old town of the Rock rise sheer from the sea, a blue fishing boat below.',
      },
    },
    {
      title: 'Practice, and the pit lane',
      selector: 'Pit lane',
      plan: [
        {
          time: 'Morning',
          activities: [
            'Pit-lane walk with a former race engineer',
            'Tyres warm, blankets off: watch a stop from four metres',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'Practice from the swimming pool section, ear defenders on',
            'Drive a classic cabriolet up the old hill-climb to La Turbie',
          ],
        },
        {
          time: 'Evening',
          activities: [
            'A simulator lap of the circuit against each other',
            'Supper on deck: red prawns, Menton lemon, cold white',
          ],
        },
      ],
      backgroundImage: {
        name: 'monaco/day-3',
        alt: 'Mechanics crouch with wheel guns on either side of a red single-seater in the Monaco pit lane.',
      },
    },
    {
      title: 'Qualifying from the water',
      selector: 'Qualifying',
      plan: [
        { time: 'All Day', activities: ['A steward, cold towels and an open galley aboard'] },
        {
          time: 'Morning',
          activities: [
            'Swim off the stern before the engines start',
            'Croissants and team radio on the sun deck',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'Qualifying from a yacht berthed on the harbour straight',
            'The fastest lap of the year, twelve metres from your glass',
          ],
        },
        {
          time: 'Evening',
          activities: ['Paddock drinks with a former driver', 'Truffle ravioli and old stories until late'],
        },
      ],
      backgroundImage: {
        name: 'monaco/day-4',
        alt: 'Seen straight from above, white yachts pack Port Hercule while one red car flashes along the quay.',
      },
    },
    {
      title: 'Sunday, lights out',
      selector: 'Race day',
      plan: [
        {
          time: 'Morning',
          activities: [
            'Late breakfast on the terrace above the start',
            'Drivers’ parade and the grid through your binoculars',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'Seventy-eight laps from a private terrace over Ste Dévote',
            'Lobster, strawberries and the leaderboard',
          ],
        },
        {
          time: 'Evening',
          activities: [
            'Walk the start line while the rubber is still warm',
            'The harbour party, fireworks over the Rock',
          ],
        },
      ],
      backgroundImage: {
        name: 'monaco/day-5',
        alt: 'Guests on a terrace with champagne glasses watch racing cars stream uphill round Ste Dévote under Riviera sun.',
      },
    },
    {
      title: 'The quiet corniche',
      selector: 'Èze & Menton',
      plan: [
        {
          time: 'Morning',
          activities: [
            'The Moyenne Corniche with the roof down to Èze',
            'The cactus garden above the sea, coffee in the lanes',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'Menton’s lemon groves with the grower, and a tart to finish',
            'Swim from the rocks at Cap Martin',
          ],
        },
        {
          time: 'Evening',
          activities: [
            'A perfumer from Grasse blends a bottle for each of you',
            'Bouillabaisse in Villefranche as the lamps come on',
          ],
        },
      ],
      backgroundImage: {
        name: 'monaco/day-6',
        alt: 'A cream cabriolet rounds a corniche bend below the perched village of Èze, lemons hanging in the foreground.',
      },
    },
    {
      title: 'Last coffee in the harbour',
      selector: 'Farewell',
      plan: [
        {
          time: 'Morning',
          activities: [
            'Sunrise run of the circuit, pavements being given back',
            'Fougasse with orange blossom and coffee on the quay',
            'A massage in the sea-water baths',
          ],
        },
        {
          time: 'Departure',
          activities: [
            'By tender along the coast to Nice',
            'A framed lap chart and a piece of race tyre in the luggage',
          ],
        },
      ],
      backgroundImage: {
        name: 'monaco/day-7',
        alt: 'A café table on the empty quay at sunrise, tyre marks curving past it towards sleeping yachts.',
      },
    },
  ],
} as const satisfies Experience
