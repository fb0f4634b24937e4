import type { Journey } from '../types.ts'

export const japanJourney = {
  slug: 'japan',
  hero: {
    eyebrow: '7 Days / 6 Nights',
    title: 'Japan, just in time.',
    lead: 'Seven days by bullet train, small boat and borrowed slippers, in the few weeks when the cherries are out.',
  },
  intro: [
    'The blossom is forecast here as other countries forecast storms. There are maps, bulletins and a front, which moves up the country from late March, and from the first flower to the last petal a tree has about a fortnight. Offices send their youngest member to sit on a tarpaulin all day and keep the place.',
    'You travel through it by rail, from Tokyo to Hakone, Kyoto and the Inland Sea, on trains that apologise for a minute. Your suitcases go ahead and are always in the room first. If your family comes from Japan, the registers are searched and bound for you. If it does not, there is still the wrapping of gifts to learn.',
  ],
  perks: {
    title: 'Yours for the week',
    items: [
      {
        icon: 'Plane',
        title: 'Flights for two',
        description: 'Lie-flat seats from London to Tokyo, and home from Osaka.',
      },
      {
        icon: 'House',
        title: 'Three places to sleep',
        description: 'The fortieth floor in Tokyo, a ryokan in Hakone, three nights in Kyoto.',
      },
      {
        icon: 'Clock',
        title: 'Trains to the second',
        description: 'The front row to Hakone, then reserved seats on the bullet trains.',
      },
      {
        icon: 'Utensils',
        title: 'Every meal',
        description: 'Sushi at dawn, eleven dishes in your room, ramen from a machine.',
      },
      {
        icon: 'Luggage',
        title: 'Suitcases sent ahead',
        description: 'You carry a day bag; the rest is there before you.',
      },
      {
        icon: 'Flower2',
        title: 'Blossom by boat',
        description: 'Along the Meguro river after dark, with the lanterns lit.',
      },
      {
        icon: 'Sparkles',
        title: 'A tea caddy',
        description: 'Copper, hammered by you in Yanaka, with help where it shows.',
      },
      {
        icon: 'BellRing',
        title: 'Your own concierge',
        description: 'One number, awake when you are, in English and Japanese.',
      },
    ],
  },
  chaptersTitle: 'The seven days',
  chapters: [
    'You are met at the gate, and the suitcases go ahead to a room on the fortieth floor. Somebody pours green tea, and far below the trains go in and out of the city like thread. By evening you are under the railway arches at Yurakucho on two beer crates, eating yakitori: thigh, leek, heart, and some cartilage you decide to like. The glasses ring whenever a train goes over. Golden Gai is six alleys of bars no wider than a corridor. Yours holds six people, and one of them is asleep. Late at night you feed coins to a vending machine, press a picture and are given a ticket, then ramen. You eat it among strangers in silence, apart from the noodles.',
    'Before six, from the gallery at Toyosu, you watch men in rubber boots shine torches into tuna and bid with their fingers. A handbell, a shout, and a fish has cost as much as a car. Breakfast is sushi, one piece at a time, from a master who looks elsewhere while you eat it. At Asakusa the lantern in the thunder gate is taller than you both together, and at Senso-ji you waft incense over whichever part hurts. A coppersmith in Yanaka lends you a hammer, and the tea caddy comes out round from some sides. After dark the blossom boat goes up the Meguro, lanterns lit, petals landing in your drink. Tempura, at a cypress counter for eight, is heard before it is seen.',
    'On the panoramic train the driver sits upstairs and you have the front seats, with nothing before you but rails. The cable car crosses a valley of yellow sulphur, steaming, to the place where eggs are boiled black in the springs. Each is said to add seven years to a life. You have one each. On Lake Ashi the boat is got up as a galleon for reasons nobody gives. Fuji comes out if she feels like it. At the ryokan you exchange shoes for slippers and clothes for a yukata, and everything smells of cedar. Kaiseki is served in your room, eleven small dishes, none hurried. Then your own bath in the open, under maples, steam going up into the dark.',
    'The bullet train to Kyoto takes about two hours, half of it spent unwrapping ekiben, a picnic in compartments. At Fushimi Inari your guide knows the back path, through bamboo and small stone foxes, and you meet the vermilion gates where the crowd has given up. There are some ten thousand, most of them given by somebody hoping for trade. In a room of four and a half mats a woman who makes no movement twice whisks your tea. Nishiki market is pickles, knives and a thimble of dashi, smoke and sea. In Gion, by lamplight, a geiko hurries to work and is gone before you can nudge each other. Dinner is over the Kamo river, where the herons fish by restaurant light.',
    'Before the first bus Arashiyama’s bamboo belongs to you and a man with a broom. The stems knock together overhead like somebody searching a drawer. In the moss garden of Saiho-ji you keep silent for an hour; there are about 120 kinds, and you stop at green. At Nara you bow to the deer and they bow back, for the cracker, and one of them eats your map. The Great Buddha of Todai-ji is fifteen metres of bronze and has been sitting since 752. Children wriggle through a hole in a pillar said to be the size of his nostril. There is sake in a Fushimi cellar, and in a temple garden a tofu hot-pot that tastes of almost nothing, extremely well.',
    'Hiroshima is under two hours by bullet train. You give the Peace Park its hour and say little. You fold a paper crane and leave it with the others; some ten million come every year. The ferry to Miyajima takes ten minutes, and the tide comes in with you. The corridors of the Itsukushima shrine stand over the water, their boards spaced so that a high sea can come in and leave. You eat oysters from the grill, then okonomiyaki from the iron. At dusk you take a kayak out by lantern. The great torii is not fixed to the sea bed; it stands by its own weight, and you drift under it, paddles up. By eleven you are back in Kyoto.',
    'The Philosopher’s Path follows a canal for two kilometres and is named after a professor who walked it to think. The petals are still falling, and the water carries them off in pink rafts. You think mainly about breakfast, which is miso soup, grilled salmon and a pickled plum that wakes you. Then an old hand teaches you furoshiki, one square of cloth for a gift of any shape. She wraps a bottle in four seconds; your tea caddy takes four minutes. The car takes you to Kansai airport, where the bags are waiting. If your name is from here there is one thing more, a search of the family registers, bound. In May you will find a petal in your coat.',
  ],
  facts: {
    included:
      'Lie-flat flights, trains, cars, boats, six nights, every meal and drink in the itinerary, guides, entrances, luggage sent ahead, the register search where the law allows it, and travel insurance for both of you. Spending money is your own.',
    airports:
      'London, direct to Tokyo in about fourteen hours, and home from Osaka with one change. The train or domestic flight to London, and back from it, is paid as well.',
    when: 'Late March to mid April, for the blossom, within 18 months of the draw. You choose the dates with the concierge; we go by the forecasts, but nobody can promise the trees.',
    guests:
      'The winner, who is 18 or over, and one guest of any age, under 18 with a parent or guardian’s consent. Some bars in Golden Gai admit nobody under 20.',
    papers:
      'A British passport valid for the stay; no visa. Some everyday medicines are banned in Japan, so the concierge asks about yours. Anything needed is arranged and paid; another nationality we look at with you.',
    access:
      'The Tokyo and Kyoto hotels, the bullet trains and the Peace Park are step-free. The small bars, the ryokan’s bath, Fushimi Inari and the kayak are not. Tell us what you need before you choose dates.',
    planet:
      'Between cities you travel by train. The flights are counted and you are told the figure in tonnes; we claim no more. Inns, counters and workshops are small and locally owned. Nara’s deer are wild.',
    value:
      'About £22,000 for two, as we would pay it today, at the prices of blossom season, which are the highest of the year.',
    cash: 'There is no cash alternative. If the trip becomes impossible, we agree another of equal value with you. Blossom that is early or late does not count as impossible.',
  },
} as const satisfies Journey
