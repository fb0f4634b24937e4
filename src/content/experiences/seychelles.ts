import type { Experience } from '../types.ts'

export const seychelles = {
  slug: 'seychelles',
  path: '/seychelles',
  accents: { sky: '#1f9fa9', light: '#f4caa2' },
  metaDescription:
    'Seven days in the Seychelles for two: Mahé, Praslin, La Digue and Curieuse, with every flight, boat and supper paid. Enter the prize draw.',
  card: {
    title: 'Seychelles luxury escape',
    location: 'Mahé, Praslin & La Digue',
    duration: '7 days',
    maxGuests: 2,
    image: {
      name: 'posters/seychelles',
      alt: 'Rounded pink granite boulders and one leaning palm frame a still turquoise cove on La Digue.',
    },
    price: 'All-Inclusive',
    description:
      'Four islands, one suitcase and hardly any shoes. Reef in the morning, grilled snapper at noon, and a veranda that faces nothing but the Indian Ocean.',
    isSpecial: false,
  },
  days: [
    {
      title: 'First sight of Mahé',
      selector: 'Arrival',
      plan: [
        'Met at the aircraft steps with chilled towels and a fresh coconut',
        'A coast road drive through takamaka trees to your hillside villa',
        'First swim at Beau Vallon while the fishermen pull in their nets',
        'Lemongrass tea on the veranda as the fruit bats cross the bay',
        'Supper by lamplight: red snapper grilled over coconut husk',
      ],
      backgroundImage: {
        name: 'seychelles/day-1',
        alt: 'A small propeller plane flies level above the green granite peaks of Mahé and its ring of pale reef.',
      },
    },
    {
      title: 'The reef at Sainte Anne',
      selector: 'The reef',
      plan: [
        'By catamaran into the Sainte Anne marine park before the day boats',
        'Snorkel with a marine biologist over parrotfish and eagle rays',
        'Hawksbill turtles feeding along the seagrass off Moyenne island',
        'Lunch on deck: tuna tartare, green papaya, breadfruit chips',
        'Walk Moyenne, the smallest national park you may ever cross',
        'Sail home with the sun going down behind Morne Seychellois',
      ],
      backgroundImage: {
        name: 'seychelles/day-2',
        alt: 'Seen from above, a white catamaran floats over coral gardens while a turtle swims out from under its stern.',
      },
    },
    {
      title: 'Victoria market and a Creole kitchen',
      selector: 'Market day',
      plan: [
        'Selwyn Clarke market at seven, when the parrotfish come in',
        'Vanilla, cinnamon bark and small fierce chillies with a Creole cook',
        'Past the silver clock tower and the painted Hindu temple',
        'Cook octopus curry in coconut milk, and eat what you made',
        'An afternoon at a tea garden on the misty Sans Souci road',
        'Moutya drums on the beach after dark',
      ],
      backgroundImage: {
        name: 'seychelles/day-3',
        alt: 'Egrets perch on the roof of Victoria market above stalls of parrotfish, chillies and cinnamon bark.',
      },
    },
    {
      title: 'The valley of the coco de mer',
      selector: 'Praslin',
      plan: [
        'A fifteen-minute flight to Praslin, low enough to count the reefs',
        'Vallée de Mai with a ranger, under palms thirty metres tall',
        'Listen for the black parrot, which lives wild on Praslin alone',
        'Hold a coco de mer, the heaviest seed on earth',
        'Picnic and a long swim at Anse Lazio',
        'Palm-heart salad and barrel-aged island rum at your beach house',
      ],
      backgroundImage: {
        name: 'seychelles/day-4',
        alt: 'Two walkers stand tiny under the giant pleated fans of coco de mer palms, lit by one shaft of green light.',
        heart: 80,
      },
    },
    {
      title: 'La Digue by bicycle',
      selector: 'La Digue',
      plan: [
        'Morning ferry to La Digue, where bicycles outnumber cars',
        'Ride past vanilla vines and a plantation house on stilts',
        'Anse Source d’Argent at low tide, wading between the boulders',
        'A glass-bottomed kayak through the lagoon',
        'Grilled bourgeois and mango salad under a thatched roof',
        'Grand Anse in the late light, when the surf has the beach to itself',
      ],
      backgroundImage: {
        name: 'seychelles/day-5',
        alt: 'Two bicycles with straw hats stand at a rose granite boulder on Anse Source d’Argent, the lagoon bright behind them.',
      },
    },
    {
      title: 'Giant tortoises of Curieuse',
      selector: 'Curieuse',
      plan: [
        'A wooden boat across the channel to Curieuse',
        'Walk the mangrove boardwalk with the island rangers',
        'Scratch the neck of an Aldabra tortoise older than your grandmother',
        'Barbecue on the sand at Baie Laraie: prawns, lime, banana leaf',
        'Snorkel the granite walls of St Pierre islet',
        'A private table in the shallows, feet in the water, stars overhead',
      ],
      backgroundImage: {
        name: 'seychelles/day-6',
        alt: 'A giant Aldabra tortoise walks along white sand on Curieuse, a wooden boat and mangroves on stilt roots behind it.',
      },
    },
    {
      title: 'One last swim before home',
      selector: 'Farewell',
      plan: [
        'Sunrise swim, with the bay still flat and pink',
        'Breakfast of coconut pancakes, star fruit and Mahé tea',
        'A cinnamon and coconut oil massage in the garden',
        'Choose vanilla pods and a model schooner to carry home',
        'Private transfer to the airport, and seats by the window',
      ],
      backgroundImage: {
        name: 'seychelles/day-7',
        alt: 'A breakfast table for two with star fruit and coconut on a villa veranda, a cat on the rail above a pink sunrise bay.',
        heart: 40,
      },
    },
  ],
} as const satisfies Experience
