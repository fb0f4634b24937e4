import type { Experience } from '../types.ts'

export const filipinoDiaspora = {
  slug: 'filipino-diaspora',
  path: '/filipino-diaspora',
  accents: { sky: '#137a8a', light: '#ffb86b' },
  metaDescription:
    'Seven days home in the Philippines for two: Manila, Banaue, Bohol and El Nido, and a table for the whole family. Enter the prize draw.',
  card: {
    title: 'Philippines homecoming',
    location: 'Manila, Banaue, Bohol & El Nido',
    duration: '7 days',
    maxGuests: 2,
    image: {
      name: 'posters/filipino-diaspora',
      alt: 'An outrigger bangka rests on jade water beneath the limestone walls of El Nido in late gold light.',
    },
    price: 'All-Inclusive',
    description:
      'A Filipino homecoming with the box already packed. Rice terraces, limestone lagoons, your lola’s recipes cooked by someone who knows, and a long table for the cousins.',
    isSpecial: false,
  },
  days: [
    {
      title: 'Sunset over Manila Bay',
      selector: 'Manila',
      plan: [
        'Met at arrivals with sampaguita garlands and a quiet car',
        'A bayside suite, windows to the west',
        'Calamansi juice and warm pandesal while you unpack',
        'Walk the baywalk as the sky goes the colour of ripe mango',
        'Kare-kare, crispy pata and halo-halo with two spoons',
      ],
      backgroundImage: {
        name: 'filipino-diaspora/day-1',
        alt: 'Manila Bay burns mango orange at sunset, a couple seated on the sea wall beside a walk lined with coconut palms.',
        heart: 52,
      },
    },
    {
      title: 'Stone walls and Binondo dumplings',
      selector: 'Intramuros',
      plan: [
        'Intramuros on bamboo bicycles before the heat',
        'San Agustin church and its painted ceiling',
        'Jeepney to Binondo, the oldest Chinatown in the world',
        'Fresh lumpia, kiampong and dumplings from four doorways',
        'Escolta’s art deco fronts with an architect',
        'Harana: serenaders under your balcony after dinner',
      ],
      backgroundImage: {
        name: 'filipino-diaspora/day-2',
        alt: 'A chrome jeepney with painted panels and a loaded roof waits by the stone gate of Intramuros in hard morning light.',
      },
    },
    {
      title: 'Stairways of rice at Banaue',
      selector: 'Banaue',
      plan: [
        'A small plane north, then the mountain road to Ifugao',
        'Batad’s amphitheatre of terraces on foot with an Ifugao guide',
        'Plant a row of tinawon rice, barefoot in the mud',
        'Pinikpikan and red rice wine in a thatched bale house',
        'Hudhud chants by the fire, sung by the grandmothers',
      ],
      backgroundImage: {
        name: 'filipino-diaspora/day-3',
        alt: 'Batad’s rice terraces sweep round like an amphitheatre in morning light, a thatched Ifugao house on stilts in front.',
      },
    },
    {
      title: 'Bohol, hills and river',
      selector: 'Bohol',
      plan: [
        'Fly south to Bohol for lunch under the almond trees',
        'The Chocolate Hills at the hour when they earn the name',
        'Tarsiers at the Corella sanctuary, in whispers',
        'Down the Loboc river by candlelit raft, with a rondalla',
        'Fireflies along the mangroves of Abatan',
        'Night swim from your own steps in Panglao',
      ],
      backgroundImage: {
        name: 'filipino-diaspora/day-4',
        alt: 'A tarsier with vast amber eyes clings to a slender stem among leaves, the round Chocolate Hills rolling away behind it.',
      },
    },
    {
      title: 'The lagoons of El Nido',
      selector: 'El Nido',
      plan: [
        'Private bangka into Bacuit Bay at first light',
        'Kayak the Big Lagoon between walls of black limestone',
        'Snorkel with clownfish off Shimizu island',
        'Lunch laid on banana leaves on an empty beach',
        'Through the gap in the rock to the hidden beach at Matinloc',
        'Grilled squid and cold beer at Las Cabañas, sun going in',
      ],
      backgroundImage: {
        name: 'filipino-diaspora/day-5',
        alt: 'From high above, a bangka with two outriggers glides through a jade lagoon between sheer limestone walls.',
      },
    },
    {
      title: 'A table for all the cousins',
      selector: 'Family day',
      plan: [
        'Cars and fares arranged for the relatives you name, up to twenty',
        'Market with a Kapampangan cook for bangus and green mango',
        'Lechon turning over coals since four in the morning',
        'Kamayan: one long table, banana leaves, no cutlery',
        'Karaoke, with a scoring machine and no mercy',
        'Parol lanterns lit for a Christmas whichever month it is',
      ],
      backgroundImage: {
        name: 'filipino-diaspora/day-6',
        alt: 'From above, a kamayan feast of rice, prawns and mango runs down a banana-leaf table, star-shaped parols glowing on the grass.',
      },
    },
    {
      title: 'Despedida by the sea',
      selector: 'Despedida',
      plan: [
        'Tsokolate batirol and suman on the terrace',
        'A hilot massage with warm coconut oil',
        'Last shopping: piña cloth, dried mangoes, barako coffee',
        'The balikbayan box, packed in reverse and shipped for you',
        'A despedida toast, then the car to the airport',
      ],
      backgroundImage: {
        name: 'filipino-diaspora/day-7',
        alt: 'A capiz-shell window stands open to a pale dawn sea, cups of chocolate and a tied box on the sill.',
        heart: 80,
      },
    },
  ],
} as const satisfies Experience
