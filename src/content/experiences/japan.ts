import type { Experience } from '../types.ts'

export const japan = {
  slug: 'japan',
  path: '/japan-experience',
  accents: { sky: '#6f78a8', light: '#f9c9d0' },
  metaDescription:
    'Seven days in Japan for two in blossom season: Tokyo, Hakone, Kyoto and Miyajima, ryokan and rail all paid. Enter the prize draw.',
  card: {
    title: 'Japan in blossom',
    location: 'Tokyo, Hakone & Kyoto',
    duration: '7 days',
    maxGuests: 2,
    image: {
      name: 'posters/japan',
      alt: 'A cherry bough in full flower crosses the sky above a blue lake and the snow cone of Mount Fuji.',
    },
    price: 'All-Inclusive',
    description:
      'Lantern alleys, hot springs, trains to the second and petals in the tea. For those with family here, and those who only feel as if they had.',
    isSpecial: false,
  },
  days: [
    {
      title: 'Tokyo after dark',
      selector: 'Tokyo',
      plan: [
        {
          time: 'Arrival',
          activities: [
            'Met at the gate, suitcases sent ahead',
            'A room on the fortieth floor, green tea poured',
          ],
        },
        {
          time: 'Evening',
          activities: [
            'Yakitori under the railway arches at Yurakucho',
            'A bar for six people in Golden Gai',
            'Late ramen, paid by vending machine, eaten in silence',
          ],
        },
      ],
      backgroundImage: {
        name: 'japan/day-1',
        alt: 'Red lanterns and lit signs line a rain-wet Tokyo alley, two figures under one umbrella on the right.',
      },
    },
    {
      title: 'Fish market to temple bells',
      selector: 'Asakusa',
      plan: [
        {
          time: 'Morning',
          activities: [
            'The tuna auction at Toyosu from the gallery',
            'Sushi for breakfast, one piece at a time',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'Through the thunder gate to Senso-ji at Asakusa',
            'Hammer a tea caddy with a coppersmith in Yanaka',
          ],
        },
        {
          time: 'Evening',
          activities: [
            'Blossom boats along the Meguro river, lanterns lit',
            'Tempura at a cypress counter for eight',
          ],
        },
      ],
      backgroundImage: {
        name: 'japan/day-2',
        alt: 'Five pieces of sushi and a steaming cup of tea on a cypress counter, the knife laid down before a blue-striped curtain.',
      },
    },
    {
      title: 'Hakone, steam and snow',
      selector: 'Hakone',
      plan: [
        {
          time: 'Morning',
          activities: [
            'The panoramic train west, front seats over the rails',
            'Cable car across the sulphur valley to a black egg each',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'Lake Ashi by boat, Fuji if she feels like it',
            'Check in to a ryokan: slippers, yukata, cedar smell',
          ],
        },
        {
          time: 'Evening',
          activities: [
            'Kaiseki in your room, eleven small dishes',
            'An open-air bath of your own, under the maples',
          ],
        },
      ],
      backgroundImage: {
        name: 'japan/day-3',
        alt: 'Steam rises from a stone-edged onsen bath at twilight, Fuji’s white cone above the cedars on the right.',
        heart: 70,
      },
    },
    {
      title: 'Ten thousand vermilion gates',
      selector: 'Kyoto',
      plan: [
        {
          time: 'Morning',
          activities: [
            'Bullet train to Kyoto, ekiben lunch boxes on the tray',
            'Fushimi Inari by the back path with a local guide',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'Tea ceremony in a four-and-a-half-mat room',
            'Nishiki market: pickles, knives, a tasting of dashi',
          ],
        },
        {
          time: 'Evening',
          activities: ['Gion by lamplight, geiko hurrying to work', 'Dinner at a window over the Kamo river'],
        },
      ],
      backgroundImage: {
        name: 'japan/day-4',
        alt: 'Vermilion torii gates curve uphill through the forest of Fushimi Inari, one walker with a paper parasol.',
      },
    },
    {
      title: 'Bamboo, deer, a great bronze',
      selector: 'Nara',
      plan: [
        {
          time: 'Morning',
          activities: [
            'Arashiyama’s bamboo before the first bus',
            'Silent hour in the moss garden of Saiho-ji',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'Nara: bow to the deer and they bow back',
            'The Great Buddha of Todai-ji, fifteen metres of calm',
          ],
        },
        {
          time: 'Evening',
          activities: ['Sake tasting in a Fushimi brewery cellar', 'Tofu hot-pot in a temple garden'],
        },
      ],
      backgroundImage: {
        name: 'japan/day-5',
        alt: 'A sika deer bows back to two visitors on a meadow at Nara, the great horned roof of Todai-ji above the cherry trees.',
        heart: 85,
      },
    },
    {
      title: 'The gate in the tide',
      selector: 'Miyajima',
      plan: [
        {
          time: 'Morning',
          activities: [
            'Bullet train to Hiroshima and an hour in the Peace Park',
            'Fold a crane and leave it with the others',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'Ferry to Miyajima as the tide comes in',
            'The Itsukushima shrine, corridors over the water',
          ],
        },
        {
          time: 'Evening',
          activities: [
            'Grilled oysters and okonomiyaki from the iron',
            'Kayak under the great torii by lantern',
          ],
        },
      ],
      backgroundImage: {
        name: 'japan/day-6',
        alt: 'The great vermilion torii of Miyajima stands in the evening tide, one kayak with a lantern passing beneath.',
      },
    },
    {
      title: 'Petals on the canal path',
      selector: 'Farewell',
      plan: [
        {
          time: 'Morning',
          activities: [
            'The Philosopher’s Path while the petals are still falling',
            'Miso soup, grilled salmon, pickled plum',
            'Wrap your gifts in furoshiki with an old hand',
          ],
        },
        {
          time: 'Departure',
          activities: [
            'Car to Kansai airport, bags waiting at the desk',
            'A family-register search, bound, if your name is from here',
          ],
        },
      ],
      backgroundImage: {
        name: 'japan/day-7',
        alt: 'From above, fallen petals turn Kyoto’s narrow canal pink beside a stone path, a blue furoshiki parcel and a copper tea caddy on a bench.',
      },
    },
  ],
} as const satisfies Experience
