import type { Experience } from '../types.ts'

export const indianDiaspora = {
  slug: 'indian-diaspora',
  path: '/indian-diaspora',
  accents: { sky: '#8f4a78', light: '#f2b15c' },
  metaDescription:
    'Seven days across India for two: Delhi, Agra, Jaipur, Udaipur and the Kerala backwaters, with everything paid. Enter the prize draw.',
  card: {
    title: 'India, the long way home',
    location: 'Delhi to Kerala',
    duration: '7 days',
    maxGuests: 2,
    image: {
      name: 'posters/indian-diaspora',
      alt: 'A rose-stone palace with cusped arches floats on a lake at first light, marigolds strewn on the steps.',
    },
    price: 'All-Inclusive',
    description:
      'From parathas in Old Delhi to a rice boat in Kerala, with a cook, a tailor and a historian along the way. For anyone whose family stories begin here.',
    isSpecial: false,
  },
  days: [
    {
      title: 'Delhi, garlands and cardamom',
      selector: 'Delhi',
      plan: [
        'Marigolds and a cold nimbu pani at the door of the aircraft',
        'A garden suite in Lutyens’ Delhi, ceiling fan turning',
        'Humayun’s Tomb in the hour before it closes',
        'Qawwali by the shrine at Nizamuddin',
        'Dal makhani, seekh kebab and one perfect naan',
      ],
      backgroundImage: {
        name: 'indian-diaspora/day-1',
        alt: 'Humayun’s Tomb glows red and white across its garden channel, green parakeets crossing a rose evening sky.',
        heart: 22,
      },
    },
    {
      title: 'Old Delhi before breakfast',
      selector: 'Chandni Chowk',
      plan: [
        'Cycle rickshaw into Chandni Chowk as the shutters go up',
        'Sneeze happily through the spice lofts of Khari Baoli',
        'Parathas in the lane that has fried them since the 1870s',
        'The courtyard of Jama Masjid, shoes in hand',
        'Measured for a bandhgala or a lehenga by a master tailor',
        'Chaat for supper, then the evening train to Agra, chai in clay cups',
      ],
      backgroundImage: {
        name: 'indian-diaspora/day-2',
        alt: 'Sacks of turmeric and red chilli crowd a narrow Old Delhi lane, a cycle rickshaw passing under tangled wires.',
      },
    },
    {
      title: 'Agra at first light',
      selector: 'The Taj',
      plan: [
        'Woken at five with ginger tea and a shawl each',
        'The Taj Mahal at dawn, before the marble has decided its colour',
        'Inlay workshop: set a petal of carnelian yourself',
        'Agra Fort and the window the emperor watched from',
        'Bedai, jalebi and sweet petha for the road',
        'Mehtab Bagh across the river at sunset',
      ],
      backgroundImage: {
        name: 'indian-diaspora/day-3',
        alt: 'The Taj Mahal stands pearl and pink in river mist, a single boatman poling across the Yamuna at dawn.',
      },
    },
    {
      title: 'Jaipur, the pink hour',
      selector: 'Jaipur',
      plan: [
        'Up to Amber Fort by jeep, mirrors flickering in the Sheesh Mahal',
        'Hawa Mahal and its 953 windows',
        'Carve and stamp a length of cotton with Bagru block printers',
        'Sapphires and tea in a gem cutter’s back room',
        'Kite flying from a rooftop, string waxed and ready',
        'Laal maas and bajra roti in a lamplit courtyard',
      ],
      backgroundImage: {
        name: 'indian-diaspora/day-4',
        alt: 'Paper kites fly over Jaipur’s rooftops at the pink hour, the honeycomb front of Hawa Mahal on the right.',
      },
    },
    {
      title: 'Udaipur, a city in a lake',
      selector: 'Udaipur',
      plan: [
        'Short flight to Udaipur and a launch to your water gate',
        'The City Palace with the family historian',
        'Miniature painting with a brush of three hairs',
        'High tea on a ghat while the washing boats go home',
        'Lake Pichola by rowing boat at sundown',
        'Gatte ki sabzi and kulfi on the rooftop',
      ],
      backgroundImage: {
        name: 'indian-diaspora/day-5',
        alt: 'Through a scalloped marble arch, two figures in a rowing boat cross Lake Pichola towards lit palaces.',
      },
    },
    {
      title: 'Kerala by rice boat',
      selector: 'Backwaters',
      plan: [
        'Fly south, where the air smells of rain and cardamom',
        'Board a kettuvallam, a rice barge with a cook and a verandah',
        'Karimeen pollichathu, steamed in banana leaf',
        'A canoe up the narrow canals to a coir-spinning village',
        'An Ayurvedic oil treatment on the bank',
        'Moored under the palms, one oil lamp, kingfishers gone to bed',
      ],
      backgroundImage: {
        name: 'indian-diaspora/day-6',
        alt: 'A thatched kettuvallam rice boat drifts through green Kerala backwaters between leaning coconut palms.',
      },
    },
    {
      title: 'Fort Kochi, nets at sunrise',
      selector: 'Fort Kochi',
      plan: [
        'Haul a cantilevered fishing net with its crew at dawn',
        'Appam and stew in a courtyard of jasmine',
        'The spice warehouses and synagogue of Mattancherry',
        'Kathakali dancers, and how the green faces are painted',
        'Your tailoring, delivered and fitted',
        'A last filter coffee, then the car to the airport',
      ],
      backgroundImage: {
        name: 'indian-diaspora/day-7',
        alt: 'The great cantilevered nets of Fort Kochi stand in silhouette against a lemon sunrise as men haul the ropes.',
      },
    },
  ],
} as const satisfies Experience
