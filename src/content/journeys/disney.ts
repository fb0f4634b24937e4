import type { Journey } from '../types.ts'

export const disneyJourney = {
  slug: 'disney',
  hero: {
    eyebrow: '7 Days / 6 Nights',
    title: 'Orlando, with everyone.',
    lead: 'Up to five of you, four parks, one private guide, and a day in the middle when nobody sets an alarm.',
  },
  intro: [
    'A week of theme parks can be the hardest work a family does all year. There is a map, an app, a weather forecast, a four-year-old and a queue. Somebody carries everything, and it is usually the same somebody. We have tried to write the week in which that person gets a holiday too.',
    'So there is a house with a pool to come home to, a nap while the queues are longest, and a guide who keeps the plan in her head so that you need not. Two of the days have no park in them at all: one is rivers, the other is rockets. Come as five, or as fewer.',
  ],
  perks: {
    title: 'Yours for the week',
    items: [
      {
        icon: 'Plane',
        title: 'Five seats together',
        description: 'Premium cabin, non-stop, with an activity pack on each seat.',
      },
      {
        icon: 'House',
        title: 'Your own pool',
        description: 'At a house with a name on each bedroom door and full cupboards.',
      },
      {
        icon: 'Compass',
        title: 'A private guide',
        description: 'Early gates on park days, and somebody who knows which way to run.',
      },
      {
        icon: 'Utensils',
        title: 'Every meal',
        description: 'From pancakes when you are ready to takoyaki by a lagoon.',
      },
      {
        icon: 'Fish',
        title: 'Clear kayaks',
        description: 'A morning on Rock Springs Run with turtles under the floor.',
      },
      {
        icon: 'Sailboat',
        title: 'A private boat',
        description: 'Out on the lagoon for the lights on the last evening.',
      },
      {
        icon: 'Frame',
        title: 'A hand-bound album',
        description: 'With a page for each child, ready before you leave.',
      },
      {
        icon: 'BellRing',
        title: 'Your own concierge',
        description: 'One person with one number, who also finds lost rabbits.',
      },
    ],
  },
  chaptersTitle: 'The seven days',
  chapters: [
    'Five seats in a row, with the aisle running through the family where it will do least harm. There is an activity pack on each; yours has a crossword. Nine hours later a people-carrier is at the kerb with the right car seats already fitted and juice boxes cold in the door, and Florida goes past, flat and green, with a lake every few minutes. The house has a pool, lit from below, and bedroom doors with a name on each, inspected at a run. In the cupboards is what you put on the list, the correct cereal above all. Pizza comes and is eaten in pyjamas. By seven everybody is in the water, and it is midnight at home, and nobody brings it up.',
    'You are through the gates before the park opens, and the main street is empty except for a man polishing a lamp post. The upper floors of its shops are built smaller so that they look taller, which no child wants to hear. Your guide says “This way” and you run to the ride with the longest queue, which has no queue. Breakfast is with a princess, and there is a pirate at the next table. Then the runaway mine train, the carousel, which dates from 1917, and the teacups, if you must. When the queues are worst you are napping at home. At night you watch the fireworks from a terrace, on chairs, with somebody small in your lap.',
    'Lions sleep for twenty hours a day, so you come for the other four. The open truck crosses the savannah, waits for a rhinoceros that has paused to think, and pulls in by a giraffe, close enough to count eyelashes. The eldest gets as far as thirty. On the rapids one side of the raft is soaked and the other stays dry; your guide has done the seating, and the adults may draw their own conclusions. Lunch at the riverside kitchen is jollof, pap, and spiced corn played like a mouth organ. The afternoon is taken slowly, in the shade. After dark the floating mountain glows from inside, and you look for the trick. Lantern boats take you home along the water.',
    'There is no alarm clock, and pancakes occur at some point. North of the city Rock Springs comes out of the ground at twenty degrees, summer and winter, so clear that your kayaks, which are clear as well, seem to hang in the air. Turtles go by underneath like traffic. There is also an alligator, a long way off, which the guide mentions last. From mid-November to March the manatees come in from the cold river, and you watch from the boardwalk as they lie about like sofas. Lunch by the river is cornbread, grilled shrimp and key lime pie. The afternoon’s programme is pool, hammock, pool. In the evening there is a film on the garden wall, with blankets, popcorn and one moth.',
    'American astronauts have had steak and eggs before launch since 1961, so that is breakfast on the way to Cape Canaveral. The moon rocket lies on its side indoors, 111 metres long, and you walk beneath the whole of it, from the engines to the very small part that came back. You touch a piece of the Moon, worn smooth by other people’s fingers. Then training: dock, land, float. The children do better. At Cocoa Beach there are Gulf prawns, and afterwards a surf lesson from a man whose definition of standing up is generous. If a launch is due, and most weeks there is one, you watch from the sandbar after dark. The light comes first. The sound arrives later, through your feet.',
    'At the film-studio park, as it opens, you build swords of light at a bench, part by part, with a solemnity unknown to homework. The drop tower takes the brave. The wise hold the bags and have ice cream. In the afternoon you go round the lagoon, nearly two kilometres, with a country on every bank: bratwurst in Germany, takoyaki in Japan, a crêpe in France, in that order, which is also the order they come in. The United Kingdom is next, with a pub, and you walk past. Everyone’s last big ride is chosen by the youngest, who has had it in mind all week. Then a private boat, engine off, with the lights and music all round you.',
    'The last swim takes place at eight. The last swim takes place again at nine. Waffles and strawberries are eaten in towels while the week’s photographs go round the table, and the giraffe is asked for twice. The album is here already, bound by hand, with a page for each child and, within minutes, a thumbprint in syrup. The oranges are from Winter Garden, where there used to be a great many more groves, and are meant for the plane. The car comes. It is five seats in a row again, smelling of peel, with the same aisle and the same crossword, which you had left unfinished. Somewhere off Newfoundland there are five people asleep, or four and a parent, and one shoe missing.',
  ],
  facts: {
    included:
      'Premium-cabin flights for up to five, the house for six nights, every meal, park and space-centre tickets, the private guide, a car with its driver, all activities, and travel insurance for everyone. Spending money is your own.',
    airports:
      'London Heathrow, London Gatwick or Manchester, non-stop to Orlando. The train or domestic flight to the airport you choose is paid for all of you.',
    when: 'Any month can be done, school holidays too. January to April is kindest, with manatees until March. You choose the dates with the concierge; the trip is taken within 18 months of the draw.',
    guests:
      'Up to five: you, the winner, 18 or over, and up to four guests of any age, so there is always at least one adult. Guests under 18 need the consent of a parent or guardian.',
    papers:
      'British passport holders need a passport valid for the stay and an ESTA each, children too; the concierge applies and pays, or helps with a visa instead. Another nationality is looked at with you.',
    access:
      'The parks and space centre are largely step-free, and we can choose a house to suit. Some rides need a transfer from a wheelchair, or a minimum height. Tell us what you need before you choose dates.',
    planet:
      'The safari park is a zoo, accredited but still a zoo. Turtles and manatees are wild and left alone. Five long flights weigh a lot: they are counted, and the winner is told the tonnes. We claim no more.',
    value:
      'About £29,000 for five, as we would pay it today. The private guide and park tickets are counted in.',
    cash: 'There is no cash alternative, and none for an empty seat. If the trip becomes impossible, you are offered another of equal value, agreed with you.',
  },
} as const satisfies Journey
