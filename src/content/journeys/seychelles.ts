import type { Journey } from '../types.ts'

export const seychellesJourney = {
  slug: 'seychelles',
  hero: {
    eyebrow: '7 Days / 6 Nights',
    title: 'The Seychelles, unhurried.',
    lead: 'Four islands, three small boats, one aeroplane the size of a bus. This is the week as we would tell it to a friend.',
  },
  intro: [
    'The granite came first. Long before there were palms or people, these islands broke from a continent and stayed behind in the middle of an ocean, and everything that lives on them arrived by accident: a seed on the tide, a tortoise on a tree trunk, a sailor blown off his course.',
    'You arrive on purpose, by night flight from London, with nothing to carry but a light case. The rest is arranged.',
  ],
  perks: {
    title: 'Yours for the week',
    items: [
      {
        icon: 'Plane',
        title: 'Flights for two',
        description: 'Lie-flat seats from London, and the island hop to Praslin.',
      },
      {
        icon: 'House',
        title: 'Three places to sleep',
        description: 'A hillside villa on Mahé, a beach house on Praslin, a cottage on La Digue.',
      },
      {
        icon: 'Utensils',
        title: 'Every meal',
        description: 'From coconut pancakes to grilled snapper, with wine and island rum.',
      },
      {
        icon: 'Sailboat',
        title: 'Boats with their skippers',
        description: 'A catamaran for the reef, a wooden pirogue for Curieuse.',
      },
      {
        icon: 'Fish',
        title: 'A marine biologist',
        description: 'One whole day in the water with someone who knows every fin.',
      },
      {
        icon: 'Bike',
        title: 'Two bicycles',
        description: 'With baskets, on La Digue, where nobody needs a car.',
      },
      {
        icon: 'Flower2',
        title: 'A massage each',
        description: 'Coconut oil and cinnamon, in the garden, on the last morning.',
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
    'You see the reef before you see the land: a ring of pale green drawn round nothing, then the peaks behind it, steep and dark and smoking with cloud. The aircraft door opens on warm air that smells of leaves. Someone is holding a coconut with your name on the straw. The road to the villa runs between takamaka trees and the sea, and the driver slows for a dog asleep on the white line. By four you are swimming at Beau Vallon while six men haul in a net by hand, laughing at something. At dusk the fruit bats cross the bay, unhurried, each the size of a cat. Supper is red snapper, black from the husk fire, eaten with your fingers.',
    'The catamaran leaves at seven, an hour ahead of everybody. In the marine park the water is so clear that the boat seems to hang above its own shadow. Your biologist points, and what you took for coral opens an eye. There are parrotfish, crunching audibly. There is an eagle ray that passes like a thought. Off Moyenne a hawksbill turtle grazes the seagrass and lets you stay as long as you keep your hands to yourselves. Lunch is tuna tartare and breadfruit chips under the awning. Later you walk round Moyenne, which takes forty minutes, and meet its tortoises on the path; they have right of way. You sail back with the sun on your faces.',
    'Victoria is one of the smallest capitals in the world, and at seven in the morning all of it is in the market. Egrets walk along the roof waiting for a mistake. You go with a cook who pinches, sniffs and refuses, until the basket holds an octopus, two coconuts, cinnamon bark, curry leaf and a bag of chillies she calls polite. They are not polite. In her kitchen the octopus is beaten, simmered and given its coconut milk, and you eat it at noon with the shutters closed against the heat. In the afternoon the road climbs to Sans Souci, where tea grows in the mist. After dark there are goatskin drums on the beach, warmed by the fire to tune them.',
    'The flight to Praslin lasts fifteen minutes, and you spend them with your forehead against the window. In the Vallée de Mai the light goes green and the wind goes up into the leaves, thirty metres above, where the great fans clap together like slow applause. This is the only valley of its kind. The coco de mer takes twenty-five years to fruit and seven more to ripen, and the seed, when the ranger puts it in your arms, is as heavy as a child. A black parrot whistles and will not be seen, then is. You come out blinking to Anse Lazio, a long white curve, and swim until your fingers wrinkle. Tonight: palm-heart salad, and rum from the barrel.',
    'The ferry sets you down beside two bicycles with baskets. La Digue has hardly any cars, and within ten minutes you have stopped listening for them. You ride past vanilla vines, a plantation house on stilts and a cow with opinions. At low tide you wade through Anse Source d’Argent, where the granite has been worn into shapes like sleeping animals, rose at the edges, with small coves of still water between. A kayak with a glass floor takes you over the lagoon. Lunch is a fish called bourgeois with green mango, under thatch. At five you cross the hill to Grand Anse, where the surf is too strong for swimming and exactly right for sitting and looking.',
    'The wooden boat crosses to Curieuse with a bucket of ice and a box of limes. Some three hundred giant tortoises live here, and they come to meet you, which takes a while. Scratch one under the chin and it rises on its toes, neck out, eyes shut. The rangers know the old ones by their dents. A boardwalk leads through mangroves where crabs wave one large claw each. On the beach at Baie Laraie there are prawns on the fire, wrapped in banana leaf, and then the granite walls of St Pierre to snorkel, all sea fans and shoals turning at once. When you return, a table for two is standing in the shallows. You eat with your feet in the Indian Ocean.',
    'Somebody always wakes early on the last day. The bay is flat and pink, and you go in without a word and float. Breakfast is on the veranda: coconut pancakes, star fruit cut across so that you see why it is called that, tea from the hill you drove over on Wednesday or whichever day it was. There is a massage in the garden with a gecko watching. In town you choose vanilla pods, which will scent your suitcase for a year, and a model schooner for whoever fed the cat. The car comes at three. From the aircraft you look for the ring of pale green until the cloud takes it, and then, being sensible, you sleep.',
  ],
  facts: {
    included:
      'Every flight, boat and ferry, the three houses, every meal with its wine and rum, guides and park tickets, and travel insurance for both guests, medical care and cancellation with it.',
    airports:
      'You fly from London, overnight, with one change. The train or the flight to London from your part of the UK is paid too.',
    when: 'Best from April to May and October to November, between the trade winds. The trip is taken within 18 months of the draw, and you choose the dates with the concierge.',
    guests:
      'The winner, who is 18 or over, and one guest of any age. A guest under 18 needs the consent of a parent or guardian.',
    papers:
      'A passport with six months left. The travel authorisation is arranged and paid by the concierge, who looks at any other nationality with you. No malaria; ask your surgery about routine jabs.',
    access:
      'Two of the islands can be done step-free. The small boats, the forest paths and the sand of La Digue cannot. Tell us what you need before you choose dates, and we redraw the route.',
    planet:
      'Houses, boats and kitchens belong to islanders, and every animal you meet lives free. Reef-safe sun cream waits in the room. The flights are counted, and you are told the tonnes.',
    value: 'About £16,500 for two, as we would pay it today. Fares and rooms change; the days do not.',
    cash: 'There is no cash alternative. If the trip becomes impossible, you are offered another of equal value, agreed with you.',
  },
} as const satisfies Journey
