import type { Journey } from '../types.ts'

export const filipinoDiasporaJourney = {
  slug: 'filipino-diaspora',
  hero: {
    eyebrow: '7 Days / 6 Nights',
    title: 'The Philippines, cousins included.',
    lead: 'A bay, a mountain, a river and a reef, and then one long table. The box is already packed, and for once it is coming the other way.',
  },
  intro: [
    'There are more than seven thousand islands, and every family seems to have somebody on the wrong one. For years the traffic from Britain has gone in one direction, in a cardboard box: tinned ham, trainers, chocolate, good soap, all of it pressed down, sat on, taped and sent home ahead of you.',
    'This time you follow the box. You see the country with one other person, as visitors do, from the rice in the mountains to the limestone in the sea, and on the sixth day the relatives arrive. Ours are the cars, the fares and the lechon. Yours is remembering all the names.',
  ],
  perks: {
    title: 'Yours for the week',
    items: [
      {
        icon: 'Plane',
        title: 'Flights for two',
        description: 'Lie-flat seats to Manila, and four small planes inside the country.',
      },
      {
        icon: 'House',
        title: 'Five places to sleep',
        description: 'From a suite on Manila Bay to a house with its own steps into the sea.',
      },
      {
        icon: 'Users',
        title: 'Twenty relatives',
        description: 'Their cars and fares to the family table, from whichever island.',
      },
      {
        icon: 'Utensils',
        title: 'Every meal',
        description: 'From warm pandesal to a lechon that has been up since four.',
      },
      {
        icon: 'Sailboat',
        title: 'Your own bangka',
        description: 'A day in Bacuit Bay with its crew, out before the others.',
      },
      {
        icon: 'Flower2',
        title: 'A hilot massage each',
        description: 'Warm coconut oil and strong thumbs, on the last morning.',
      },
      {
        icon: 'Luggage',
        title: 'The balikbayan box',
        description: 'Packed in reverse, collected, and shipped to your own front door.',
      },
      {
        icon: 'BellRing',
        title: 'Your own concierge',
        description: 'One person with one number, who also rings the aunts.',
      },
    ],
  },
  chaptersTitle: 'The seven days',
  chapters: [
    'The doors of the terminal open and the heat takes you by both hands. A garland of sampaguita goes over your head, and the car smells of jasmine all the way, while the driver talks about the traffic as other people talk about a difficult uncle. Your suite looks west. There is calamansi juice, sour enough to wake you, and pandesal still warm, shedding crumbs on a bed you meant to keep tidy. Towards sunset you walk the bay with everybody else: joggers, sweethearts, a man selling balut from a basket. The sky goes the colour of ripe mango and nobody pretends not to look. Dinner is kare-kare, thick with peanut, then crispy pata, then one halo-halo and two spoons.',
    'At seven the walls of Intramuros are still cool. You ride round them on bamboo bicycles to San Agustin, finished in 1607 and the only church inside the walls that was still standing in 1945. Its ceiling looks carved; it is paint. A jeepney with chrome horses on the bonnet takes you across the Pasig to Binondo, Chinatown since 1594, where four doorways feed you in turn: fresh lumpia, kiampong, and dumplings from two cooks who do not mention each other. In the afternoon an architect walks you along Escolta and points upwards a great deal. After dinner a guitar is being tuned under your balcony. Three men sing to the pair of you, and you never decide where to put your hands.',
    'A small plane goes north, and the mountain road to Ifugao does the climbing. At Batad you go down on foot, and the valley opens in one piece: terraces in a half circle, with the village at the bottom like a stage. The books used to say two thousand years; archaeologists now say nearer four hundred. Your Ifugao guide says his grandfather rebuilt that wall. You roll up your trousers and plant a row of tinawon, the rice that comes once a year, barefoot in cold mud. It is not a straight row. In a thatched bale there is pinikpikan, a smoky chicken broth, and red rice wine. By the fire the grandmothers sing the hudhud. A whole one takes days; you hear some.',
    'You leave the mountains before the roosters have agreed on the time, and lunch is on Bohol, under almond trees. At the Corella sanctuary the ranger holds a finger to his lips. The tarsier on its stem is the size of a fist, all eyes, and its head turns half a circle to watch you go. Late light turns the Chocolate Hills the right brown; there are 1,260 of them, or 1,776, depending on who counted. Then a raft goes down the Loboc by candle, with a rondalla playing slightly too fast. Along the Abatan the mangroves are full of fireflies, a whole tree winking in time. At Panglao you swim from your own steps, in the dark, without splashing.',
    'You fly west in the dark, and reach El Nido together with the light. The name means the nest, after the swiftlets in the cliffs, the only traffic when your bangka pushes off into Bacuit Bay. In the Big Lagoon you change to kayaks. Black limestone goes straight up on either hand, and the water between is jade. Off Shimizu a clownfish comes out of its anemone to see you off the premises. Lunch is laid on banana leaves, on a beach with one set of footprints, the cook’s. At Matinloc you go through a gap in the rock to sand that nobody can see from the sea. You finish at Las Cabañas: grilled squid, cold beer, sun going in.',
    'The morning plane has you back on Luzon in time for the market. Your cook is from Pampanga and chooses green mangoes by the sound of a knuckle; the bangus, with its two hundred bones, she lets nobody else touch. Then the vans arrive. Up to twenty relatives get out, and an aunt tells you straight away that you have put on weight, which is a greeting. The lechon has been turning over its coals since four, with a small boy appointed to guard the skin. Lunch is kamayan: one long table, banana leaves, no cutlery. The karaoke machine gives you 71. It gives an uncle 98, and he bows. At dusk the parols are lit, because Christmas here is a matter of opinion.',
    'The sea is flat, the capiz window stands open, and on the terrace somebody whisks tsokolate with a wooden batirol until it froths. You unwrap suman from its leaf and dip it. The hilot has been told nothing and goes straight to the shoulder that carried your cabin bag. The last shopping is dried mangoes, piña cloth woven from pineapple leaf and fine enough to read through, and barako coffee from Batangas, drunk by people who intend to stay awake. Then the box. It is packed in this direction for once, sat on, taped and shipped, and will reach your door some weeks after you. A despedida needs a toast. Yours is kept short, since two people are already crying, and then the car comes.',
  ],
  facts: {
    included:
      'Lie-flat flights for two, four small flights inside the country, six nights, every meal, guides and boats, fares within the Philippines for twenty relatives, the box home, and travel insurance for you both. Spending money is yours.',
    airports:
      'London Heathrow, Manchester, Birmingham or Edinburgh, with one change on the way to Manila. The train or domestic flight to the airport you choose is paid.',
    when: 'Best from January to March, which is dry and is planting time in Batad. You choose the dates with the concierge; the trip is taken within 18 months of the draw.',
    guests:
      'You, the winner, 18 or over, and one guest of any age, with a parent or guardian’s consent if under 18. Up to twenty relatives join you on the sixth day.',
    papers:
      'British passports need six months left and no visa; the concierge sees to the arrival form and pays whatever is due. Ask your surgery about jabs and malaria. Another nationality is looked at with you.',
    access:
      'Manila and the family day can be step-free. Batad is a long stone stair and the bangka is boarded from the water; we can replace both. Tell us what you need before you choose dates.',
    planet:
      'All the flights are counted, the four small ones too, and the winner is told the tonnes. Guides, boats and kitchens are locally owned. Tarsiers stay in their forest and are never handled. We claim no more than that.',
    value:
      'About £20,000 for two, as we would pay it today. The family day and the relatives’ fares are counted in.',
    cash: 'There is no cash alternative. If the trip becomes impossible, you are offered another of equal value, agreed with you.',
  },
} as const satisfies Journey
