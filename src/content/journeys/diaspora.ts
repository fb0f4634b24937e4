import type { Journey } from '../types.ts'

export const diasporaJourney = {
  slug: 'diaspora',
  hero: {
    eyebrow: '7 Days / 6 Nights',
    title: 'Lagos, dressed for Saturday.',
    lead: 'A week in Lagos and Abeokuta, with a tailor on Tuesday and a party at the end of it. The party is for you.',
  },
  intro: [
    'Lagos has no small version of itself. Some say twenty million people live around the lagoon and some say fewer, and nobody has stood still long enough to be counted. Perhaps an aunt of yours left in 1974 and talks of it every Sunday. You will be able to correct her.',
    'You need no Nigerian name to come, though if you have one, somebody will have read up on it. The flight from London takes six and a half hours, and the clocks differ by one at most. On the Saturday eighty people sit down in a hall in your honour, with your own relations among them if they live near.',
  ],
  perks: {
    title: 'Yours for the week',
    items: [
      {
        icon: 'Plane',
        title: 'Flights for two',
        description: 'Lie-flat seats from London, and a protocol officer at the other end.',
      },
      {
        icon: 'House',
        title: 'Suite and guest house',
        description: 'Five nights in Ikoyi, and one beside a courtyard in Abeokuta.',
      },
      {
        icon: 'Utensils',
        title: 'Every meal',
        description: 'From akara by the water to mama-put at midnight.',
      },
      {
        icon: 'Sparkles',
        title: 'Clothes made for you',
        description: 'An agbada or a gele and its cloth, measured on Tuesday, worn on Saturday.',
      },
      {
        icon: 'Users',
        title: 'An owambe',
        description: 'A hall dressed for eighty, a juju band and a cake.',
      },
      {
        icon: 'PenLine',
        title: 'A family archivist',
        description: 'Tea in Abeokuta, and what the papers say about your surname.',
      },
      {
        icon: 'Frame',
        title: 'A studio portrait',
        description: 'In full asoebi, framed and under your arm on Sunday.',
      },
      {
        icon: 'BellRing',
        title: 'Driver and concierge',
        description: 'One car, one number, at whatever hour the music stops.',
      },
    ],
  },
  chaptersTitle: 'The seven days',
  chapters: [
    'There is a board with your name on it, spelt right, and a protocol officer who walks you past the queues with a cold zobo in your hand, all hibiscus and ginger. Then the heat, the horns and the Third Mainland Bridge, nearly twelve kilometres long, low over a lagoon turning copper. Men pole past the stilt houses of Makoko as if the traffic were weather. In Ikoyi the window of the suite is open to the garden. You eat suya from the grill, with red onion, tomato and yaji pepper that reaches you just after you call it mild. A highlife band is playing when you arrive and playing the same tune when you sit down. Nobody asks you to be early.',
    'Breakfast by the water in Ikoyi is akara, bean cakes straight from the oil, with pap. The Nike Art Gallery has four floors and hardly a bare wall; there is painting up the stairs, and beadwork that took a year. A tailor measures you for Saturday, with no small talk. Freedom Park was once the colonial prison, and people now drink beer beside the cells. Near by stand the Brazilian houses, built on Lagos Island by families who came home from slavery in Bahia and brought the stucco with them. The boat crosses the lagoon at sunset with palm wine on ice, stronger than it lets on. Pepper soup follows, then grilled croaker, at a table held for you.',
    'The canopy walk at Lekki is 401 metres of swaying walkway, and from below the monkeys watch you with something like pity. At Jakande market a carver has the stool you want. You offer half, he is wounded, you walk away, he recovers, and both of you enjoy it. A speedboat runs you past the anchored ships to Tarkwa Bay, which no road reaches. On its quiet side youngsters who taught themselves to surf now teach you, and are kinder about it than the waves. You stand up once. When it cools there are horses along the tideline, then a bonfire, roasted corn, and afrobeats from a speaker half sunk in the sand. Somebody asks about the last boat. Somebody else says one more song.',
    'The road north runs through cocoa and oil-palm country. Abeokuta means under the rock, and it is: rust-red roofs in every direction round a great grey boulder. The Egba hid here from about 1830, and on the climb up Olumo your historian shows you where they ground their pepper and waited. Lunch is ofada rice from the leaf with ayamase, a green stew with a long fuse. At Itoku you lower your own cloth into the indigo, and it comes up green and turns blue in the air. A family archivist pours tea. She has read up on your surname; an English one is no obstacle, for plenty came here from Freetown. After dark talking drums in the courtyard praise you by name.',
    'You drive back early, and the market in Surulere is already shouting. Your cook wants ata rodo, crayfish and bitter leaf, and smells everything before she pays. Party jollof is cooked over firewood for the smoke, and may not be stirred out of nerves. The bottom of the pot, nearly burnt, is the part people quarrel over. Lunch is in a family home: egusi, pounded yam, fried plantain, and a grandmother who notices what you leave. The afternoon is for vinyl in soft old sleeves: Fela, Sade, King Sunny Adé, and one that nobody can name. In the evening you go to the Afrika Shrine in Ikeja, which Fela’s children built. At midnight there is mama-put at a roadside bench, eaten in good shoes.',
    'It takes two women and some firm talk to tie a gele. The agbada is pressed, the coral fastened, and at the studio you are told not to smile and then to smile. The driver never looks at the clock, which is as well. In the hall are eighty people, your relatives among them, and small chops, moin moin and a whole table of jollof, about which there are views. The juju band starts, the talking drummers find you, and you are danced to the middle and sprayed. That means banknotes; as the law forbids it with naira, these are printed for the day, with your face on them. The cake is cut. Then more dancing, led by an uncle with a bad knee.',
    'Yam and egg on the terrace, in no hurry, the egg stirred with tomato and pepper. Sunday is a serious day in Lagos. You may go to church, where the hats are, or to the mosque, or take a last walk by the water. In the kitchen they are packing for you: plantain chips, chin chin and Ijebu garri, bagged twice by a woman who knows what happens in suitcases. She makes you promise to come back, and asks for the month. At the airport the bags are already checked and your escort comes as far as the gate. Under your arm is Saturday’s portrait, framed: full asoebi, one of you smiling. The cabin crew want to know whose wedding it was.',
  ],
  facts: {
    included:
      'Lie-flat flights, cars, boats, six nights, every meal and drink in the itinerary, the clothes, the party for eighty, guides, visas, vaccinations and travel insurance for both of you. Spending money is your own.',
    airports:
      'London, direct to Lagos in about six and a half hours. The train or domestic flight to London, from anywhere in the United Kingdom, is paid as well.',
    when: 'November to March, the dry months, starting on a Monday so that the party falls on a Saturday. You choose the dates with the concierge, within 18 months of the draw.',
    guests:
      'The winner, who is 18 or over, and one guest of any age, under 18 with a parent or guardian’s consent. The owambe’s other guests are our affair, your relatives in Nigeria included.',
    papers:
      'A British passport with six months left, and a visa. Yellow fever vaccination and malaria tablets are advised. The concierge arranges and pays all of it. Another nationality, Nigerian included, we look at with you.',
    access:
      'The suite, the cars and the hall are step-free. The canopy walk, the boats and the beach are not, nor is Olumo Rock, whose lift cannot be relied on. Tell us what you need before you choose dates.',
    planet:
      'The flights are counted and you are told the figure in tonnes; we claim no more than that. Cooks, dyers, tailors and boatmen work for themselves. The monkeys at Lekki are wild.',
    value: 'About £21,000 for two, as we would pay it today, with the owambe and all its guests in the sum.',
    cash: 'There is no cash alternative. If the trip becomes impossible, or the Foreign Office advises against travel there, we agree another of equal value with you.',
  },
} as const satisfies Journey
