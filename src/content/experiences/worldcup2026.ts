import type { Experience } from '../types.ts'

export const worldcup2026 = {
  slug: 'worldcup2026',
  path: '/worldcup2026',
  accents: { sky: '#1d3f7a', light: '#f2c67c' },
  metaDescription:
    'Four days in New York and New Jersey around a World Cup 2026 match, for two: seats, suite, city and flights paid. Enter the prize draw.',
  card: {
    title: 'World Cup 2026',
    location: 'New York & New Jersey',
    duration: '4 days',
    maxGuests: 2,
    image: {
      name: 'posters/worldcup2026',
      alt: 'A packed stadium glows at nightfall, two teams set for the kick-off and the Manhattan skyline beyond.',
    },
    price: 'All-Inclusive',
    description:
      'Forty-eight teams, three host nations and one city that speaks every language in the stands. Two seats on the halfway line, and New York on either side of the whistle.',
    isSpecial: true,
  },
  days: [
    {
      title: 'Touchdown over the Hudson',
      selector: 'Arrival',
      plan: [
        {
          time: 'Arrival',
          activities: [
            'Fast-tracked through the airport, car waiting at the kerb',
            'Over the bridge to a high corner suite in Manhattan',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'Two match shirts on the bed, with your names on the back',
            'Stretch your legs along the High Line to Chelsea',
          ],
        },
        {
          time: 'Evening',
          activities: [
            'Oysters and dry-aged steak in a panelled grill room',
            'A rooftop nightcap with the city lit end to end',
          ],
        },
      ],
      backgroundImage: {
        name: 'worldcup2026/day-1',
        alt: 'High over the bay, an aircraft wing catches the last sun above the Hudson and the towers of Manhattan.',
        heart: 50,
      },
    },
    {
      title: 'Forty-eight flags, five boroughs',
      selector: 'The city',
      plan: [
        {
          time: 'Morning',
          activities: [
            'Bagels and smoked salmon on the Lower East Side',
            'By fast boat under the Brooklyn Bridge to the Statue of Liberty',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'A kickabout on a pier pitch with a former international',
            'Tacos al pastor and arepas along Roosevelt Avenue in Queens',
          ],
        },
        {
          time: 'Evening',
          activities: [
            'Drums, flags and a giant screen in the park with the city’s fans',
            'Late jazz in a Greenwich Village basement',
          ],
        },
      ],
      backgroundImage: {
        name: 'worldcup2026/day-2',
        alt: 'Supporters with scarves held high stream across the Brooklyn Bridge under its stone arches at noon.',
      },
    },
    {
      title: 'Match day across the river',
      selector: 'Match day',
      plan: [
        {
          time: 'Morning',
          activities: [
            'A slow breakfast in the suite with the team sheets',
            'Central Park on foot: the Bethesda Terrace and the lake',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'A driver through the tunnel to the stadium in New Jersey',
            'Hospitality lounge: Jersey tomatoes, lobster rolls, cold beer',
          ],
        },
        {
          time: 'Match Time',
          activities: [
            'Halfway-line seats, close enough to hear the captains',
            'Ninety minutes, and whatever comes after them',
          ],
        },
        {
          time: 'Evening',
          activities: ['Car held at the gate, supper kept warm in Manhattan'],
        },
      ],
      backgroundImage: {
        name: 'worldcup2026/day-3',
        alt: 'From inside the tunnel, two teams walk out to a floodlit pitch under falling gold ticker tape.',
      },
    },
    {
      title: 'Coffee, skyline, full-time',
      selector: 'Full-time',
      plan: [
        {
          time: 'Morning',
          activities: [
            'Pancakes and maple bacon in a chrome-edged diner',
            'The match programme, framed, delivered to your suite',
          ],
        },
        {
          time: 'Afternoon',
          activities: [
            'A helicopter flight along the Hudson',
            'A last hour at the art museum on Fifth Avenue',
          ],
        },
        {
          time: 'Departure',
          activities: [
            'Private transfer and lounge, shirts on top of the case',
            'Overnight home, lying flat',
          ],
        },
      ],
      backgroundImage: {
        name: 'worldcup2026/day-4',
        alt: 'A folded scarf and a cup of coffee on a diner counter, yellow cabs and steam in the morning street outside.',
      },
    },
  ],
} as const satisfies Experience
