import type { Journey } from '../types.ts'

export const worldcup2026Journey = {
  slug: 'worldcup2026',
  hero: {
    eyebrow: '4 Days / 3 Nights',
    title: 'New York, for ninety minutes.',
    lead: 'Two seats on the halfway line, and a city with a supporter of every team in it: so it was planned. The prize is now four days of the same kind, at another great match.',
  },
  intro: [
    'For thirty-nine days in the summer of 2026, forty-eight teams played in three countries, and eight of the matches, the final among them, were across the river from Manhattan. New York did not have to send for supporters. In Queens alone they speak well over a hundred languages, and shout in all of them.',
    'The tournament ended on 19 July 2026, so these very days cannot be taken again. We tell them as they were planned, because they show what kind of trip this is. A winner drawn now chooses another great football match with the concierge, and four days of the same kind and value are built round it.',
  ],
  perks: {
    title: 'Yours for four days',
    items: [
      {
        icon: 'Plane',
        title: 'Flights for two',
        description: 'Lie-flat seats, a fast track at the airport and a car at the kerb.',
      },
      {
        icon: 'House',
        title: 'A corner suite',
        description: 'Three nights high over Manhattan, with two match shirts on the bed.',
      },
      {
        icon: 'Clock',
        title: 'Halfway-line seats',
        description: 'Near enough to hear the captains, extra time included.',
      },
      {
        icon: 'Utensils',
        title: 'Every meal',
        description: 'Bagels, arepas, dry-aged steak, and a supper kept warm after the whistle.',
      },
      {
        icon: 'Users',
        title: 'A kickabout',
        description: 'On a pier, with a former international who passes to you regardless.',
      },
      {
        icon: 'Sailboat',
        title: 'Boat and helicopter',
        description: 'Under the Brooklyn Bridge one day, along the Hudson on another.',
      },
      {
        icon: 'Frame',
        title: 'The match programme',
        description: 'Framed, and delivered to the suite the morning after.',
      },
      {
        icon: 'BellRing',
        title: 'Your own concierge',
        description: 'One number, answered in both time zones.',
      },
    ],
  },
  chaptersTitle: 'The four days',
  chapters: [
    'You see the Hudson first, a strip of pewter, then the towers along it. The queue at the airport is long and you are not in it. A car is at the kerb with its door open. From the bridge you get Manhattan all at once, and from a high corner suite you get it again, twice. Two match shirts lie on the bed with your names on the back, in case somebody is injured. You stretch your legs on the High Line, an old goods railway level with other people’s kitchens, and come down in Chelsea. The grill room is panelled: oysters, then dry-aged steak. By your own clock it is three in the morning. You go up for the rooftop nightcap anyway.',
    'A bagel is boiled before it is baked, which is why it fights back. Yours, on the Lower East Side, has smoked salmon thin enough to read through. Then a fast boat takes you under the Brooklyn Bridge and cuts its engine below the Statue of Liberty, who is greener than her pictures. On a pier pitch a former international lets you believe in your left foot. Roosevelt Avenue in Queens runs under the railway, so you eat tacos al pastor between trains and arepas during them. In the evening there are drums, flags and a giant screen in the park; a stranger lends you a scarf and explains whom you support. In a Greenwich Village basement the late jazz starts later than advertised.',
    'A slow breakfast comes up with the team sheets, as the papers guess them. You walk in Central Park: the Bethesda Terrace, whose ceiling tiles were made in Stoke-on-Trent, and the lake, where people row badly. A driver takes you through the tunnel to New Jersey. The lounge has Jersey tomatoes, lobster rolls and cold beer, and you are too nervous for two of the three. From the halfway line you can hear the captains discuss the coin. The anthems come up through your shoes. Of the match we can only say that it lasts ninety minutes, and whatever comes after them. The car is held at the gate. Over supper, kept warm in Manhattan, it is played again with the salt and pepper.',
    'You wake up hoarse. In a chrome-edged diner the waitress calls you honey without looking up; there are pancakes, maple bacon and coffee refilled on principle. Back in the suite the match programme has arrived in its frame. In the afternoon a helicopter takes you along the Hudson, past the piers, with the stadium away to the west and nobody in it. A last hour at the art museum on Fifth Avenue is enough for one room: try the Egyptian temple, shipped over in blocks and put up again. Then the car and the lounge, shirts on top of the case. You fly overnight, lying flat, and wake over Ireland with the chorus still going round.',
  ],
  facts: {
    included:
      'Lie-flat flights, transfers, three nights in a suite, match seats with hospitality, every meal and drink in the itinerary, boat, helicopter, guides and travel insurance for both of you. Spending money is your own.',
    airports:
      'London or Manchester, direct to New York in about eight hours; for a match elsewhere, whichever airport serves it best. The train or domestic flight to the airport you leave from is paid as well.',
    when: 'The tournament ended on 19 July 2026. A winner drawn after that day chooses, with the concierge, four days of the same kind and value at another great football match, within 18 months of the draw.',
    guests:
      'The winner, who is 18 or over, and one guest of any age, under 18 with a parent or guardian’s consent. The guest needs no ticket in the draw.',
    papers:
      'For the United States, a British passport and an ESTA, which the concierge arranges and pays. A match elsewhere may need other papers, handled the same way. Another nationality we look at with you.',
    access:
      'The suite, the High Line, the stadium and its seats are step-free. The fast boat, the helicopter and the jazz basement are not. Tell us what you need before you choose dates, and we check any other stadium too.',
    planet:
      'The flights are counted and you are told the figure in tonnes; we do not claim that anything cancels it. If the match you choose can be reached by train, we book the train.',
    value:
      'About £24,000 for two, as we would pay it today. The four days at another match are planned to the same sum.',
    cash: 'There is no cash alternative. The days on this page ended with the tournament on 19 July 2026; instead you take four of equal value at another match, or, if that proves impossible, another trip agreed with you.',
  },
} as const satisfies Journey
