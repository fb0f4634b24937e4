import type { Journey } from '../types.ts'

export const baliJourney = {
  slug: 'bali',
  hero: {
    eyebrow: '7 Days / 6 Nights',
    title: 'Bali, shoes off.',
    lead: 'A villa above a river, a volcano before breakfast and a gamelan you are allowed to hit. One day of the week is for somebody else.',
  },
  intro: [
    'Every morning, before a shop is opened or an engine started, somebody puts down a small palm-leaf tray of flowers on the step. A dog eats the rice out of it, and nobody minds, since by then the part that mattered has been accepted. Religion here is done largely by hand, and all day long.',
    'There are two versions of this week. Yours is for two. The other is for the children of Wish Forward, in the school holidays, with early suppers and more time in the pool. You will not meet them, but the route is the same, and on the fifth day you leave them something to read.',
  ],
  perks: {
    title: 'Yours for the week',
    items: [
      {
        icon: 'Plane',
        title: 'Flights for two',
        description: 'Lie-flat seats with one change, and a night flight home.',
      },
      {
        icon: 'House',
        title: 'Three places to sleep',
        description: 'Above the Ayung, among the looms of Sidemen, on the cliffs by Uluwatu.',
      },
      {
        icon: 'Compass',
        title: 'A volcano guide',
        description: 'Born in Kintamani, and better than you at walking in the dark.',
      },
      {
        icon: 'Fish',
        title: 'A reef guide',
        description: 'By fast boat to the mantas, with somebody who knows their manners.',
      },
      {
        icon: 'Utensils',
        title: 'Every meal',
        description: 'From a duck cooked a day in ashes to corn by a beach fire.',
      },
      {
        icon: 'Flower2',
        title: 'Bath and massage',
        description: 'Flowers on the first evening, four hands each after the volcano.',
      },
      {
        icon: 'HeartHandshake',
        title: 'A book passed on',
        description: 'With your letter in it, for the next children to travel.',
      },
      {
        icon: 'BellRing',
        title: 'Your own concierge',
        description: 'One person, one number, from your front door and back to it.',
      },
    ],
  },
  chaptersTitle: 'The seven days',
  chapters: [
    'It has been a long way. Frangipani goes round your necks. The car smells of clove, from the cigarettes of everyone who has ever driven it. North of the airport the traffic thins out into rice, and the road rides over the ridges: temple, shop, temple. You hear the Ayung before you see it, far down in a gorge full of mist. At the open edge of the villa stands a stone bath, so thick with petals that you have to feel for the water. Jamu comes in a small glass, turmeric and tamarind, like being told off kindly. Supper is nasi campur by lamplight. The frogs begin, then a gamelan across the valley, practising the same eight bars.',
    'At six the grass on the Campuhan ridge is wet and the path is yours, a river on either side. In Ubud market a priestess teaches you to fold canang sari: white petals to the east, red south, yellow west, blue north. Hers take half a minute. In the sacred forest you keep your pockets empty, and the monkeys check them anyway, like airport staff. At Mas a carver gives you a block of hibiscus wood and a chisel, and by three o’clock there is a nose. The duck for your bebek betutu went into the ashes yesterday and leaves the bone when spoken to. At night, in the palace courtyard, the Legong dancers come on in gold, and their eyes keep time.',
    'You are called at two, and climb by torchlight behind a Kintamani guide in sandals. It is about two hours up, the last part on black ash that takes back half of every step. On the rim he puts eggs in a steam vent. By the time they are done the sun has arrived beside Agung, on cue, with the crater full of cloud below. Your knees shake all the way down to the hot springs, where you sit in the warm at the edge of the lake and discuss staying. A grower shows you coffee from cherry to cup. You leave through the orange groves by bicycle, hardly pedalling. At the villa there is a long massage, with two hands for each tired leg.',
    'At Tirta Empul you go in to the waist, in a sarong, and the cold makes you say something unsuitable. You duck under each spout in turn, missing out the two that are kept for the dead. At the farmers’ water temple you learn how a subak works: water runs downhill, everybody’s rice needs it, and for a thousand years they have met and agreed on turns. At Jatiluwih you plant a row of your own, walking backwards in mud; it wanders. Then base genep, fifteen spices pounded in stone until your arm objects, and a meal on the bamboo bridge between the fields. After dark there are shadow puppets: one man, one oil lamp, every voice, and a mallet between his toes.',
    'In Sidemen the looms clack in every house, no two in time. A grandmother straps you into hers. After an hour you have a hand’s breadth of songket, gold thread on red, and she has only unpicked some of it. Down the lane the village children’s gamelan has a mallet to spare. You are given the part with four notes by a conductor of about nine, who does not smile. From the rice bunds you fly a kite taller than yourselves, with help from somebody’s uncle. Then you are left alone with a pen. The letter is for a child who comes next, and goes into a book that you leave on the shelf. At the long table there is babi guling, or jackfruit satay.',
    'The fast boat slaps across to Nusa Penida, and your reef guide says to sit at the back. At Manta Point the sea is cold, blue and never still. Then a shape comes up underneath, as wide as a car is long, and you remember that you need only drift. Mantas have no sting and no interest in you. Kelingking you see from the top of the cliff, where the view is, with a bottle of water. Lunch is grilled mahi-mahi, your feet in the sand, with sambal matah, which is raw shallot, lemongrass and nerve. You stay at Crystal Bay until the shadow reaches your towel. At Jimbaran a man fans his fire under the corn, and you look up for the Southern Cross.',
    'Padang Padang is reached by a stair through a crack in the cliff. The reef has a wave for experts, a smaller one for you, and a beach for anyone who would sooner sleep. Breakfast is black rice pudding and mango. You choose batik, silver, and sea salt for whoever watered the plants. As the light goes you reach the clifftop temple at Uluwatu, where the monkeys steal spectacles and return them for fruit. Then the kecak: a hundred voices in a ring, no instruments, one fire, and a monkey god who kicks his way out of it. The sun goes into the sea behind him. There is a seafood supper, sand in your shoes, and the night flight.',
  ],
  facts: {
    included:
      'Lie-flat flights for two, six nights, every meal, guides, boats, entrance fees, visas and travel insurance for you both. The children’s own legacy trip is paid by Wish Forward and takes nothing from yours. Spending money is your own.',
    airports:
      'London Heathrow, Manchester, Birmingham or Edinburgh, with one change on the way to Bali. The train or domestic flight to the airport you choose is paid.',
    when: 'Best from May to September, which is dry, with wind enough for kites. You choose the dates with the concierge; the trip is taken within 18 months of the draw.',
    guests:
      'You, the winner, 18 or over, and one guest of any age. A guest under 18 needs the consent of a parent or guardian, and we plan an easier morning than the volcano.',
    papers:
      'British passports need six months left, a visa on arrival and the island’s visitor levy; the concierge arranges and pays both. Ask your surgery about jabs, rabies included. Another nationality is looked at with you.',
    access:
      'The villas, workshops and kitchens can be step-free. Batur, the ridge, most temples and the boat to Nusa Penida are not; we offer other mornings instead. Tell us what you need before you choose dates.',
    planet:
      'No elephant rides, no civet coffee, no touching the mantas. Guides, looms and kitchens belong to the people who work in them. The flights are counted and the winner is told the tonnes. We claim no more.',
    value: 'About £13,000 for two, as we would pay it today. The children’s trip is not counted in.',
    cash: 'There is no cash alternative. If the trip becomes impossible, because of the volcano for instance, you are offered another of equal value, agreed with you.',
  },
} as const satisfies Journey
