import type { Journey } from '../types.ts'

export const dubaiJourney = {
  slug: 'dubai',
  hero: {
    eyebrow: '7 Days / 6 Nights',
    title: 'Dubai, from the sand up.',
    lead: 'The creek where it began, a night in the dunes, a night in the mountains, and a bath above the Gulf. One morning of the week belongs to somebody else.',
  },
  intro: [
    'Before the towers there was a creek, and along the creek a small town of coral stone that lived on pearls and slept on its roofs in summer. There are people in Dubai who grew up in it. The skyline you know from photographs is younger than most of those who photograph it.',
    'We planned this week twice. Once for two, which is yours; and once for the children of Wish Forward, who travel in the school holidays with early suppers and a great deal more swimming. You do not meet them. You leave them a tree and a message, on the sixth day.',
  ],
  perks: {
    title: 'Yours for the week',
    items: [
      {
        icon: 'Plane',
        title: 'Flights for two',
        description: 'Lie-flat seats, non-stop, with a quiet lounge on the way home.',
      },
      {
        icon: 'House',
        title: 'Three places to sleep',
        description: 'A high suite over the Gulf, a tent without a roof, a mountain lodge.',
      },
      {
        icon: 'Compass',
        title: 'A desert naturalist',
        description: 'An afternoon with somebody who knows the oryx by name.',
      },
      {
        icon: 'Sparkles',
        title: 'A balloon at dawn',
        description: 'Over the dunes as the sun comes up, with a falcon alongside.',
      },
      {
        icon: 'Sailboat',
        title: 'A pearling dhow',
        description: 'Rope, basket and oysters, and you keep what you find.',
      },
      {
        icon: 'Utensils',
        title: 'Every meal',
        description: 'From breakfast on a carpet in Al Fahidi to an ice of camel milk.',
      },
      {
        icon: 'HeartHandshake',
        title: 'A tree each',
        description: 'A ghaf sapling in the Wish Forward grove, with your tag on it.',
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
    'On winter mornings the towers stand up out of fog with nothing underneath them, and you may see the city first like that, from the air. At the air bridge there are dates and cardamom coffee in a cup with no handle; tilt it from side to side when you have had enough, or it goes on arriving. Your suite is a long way up, with a bath by the window and tankers waiting in the Gulf. In the afternoon you walk barefoot on Jumeirah beach until the ground feels reliable, and have karak tea from a window on the coast road. After dark the fountains rise below your table, higher than Salisbury’s spire, and the lamb ouzi comes on its hill of saffron rice.',
    'Al Fahidi is a handful of coral-stone lanes with wind towers over them, which catch the breeze and drop it into the rooms. It was to be demolished in 1989, until a British architect who lived there wrote to the Prince of Wales. Breakfast is on the floor: chebab with date syrup, and balaleet, sweet vermicelli under an omelette, which makes sense by the third mouthful. You cross the creek by abra, one dirham in hand, on a bench without a rail. In Deira the saffron is kept behind the counter and the frankincense in sacks, and a goldsmith lets you watch. Supper goes gently nowhere on a wooden dhow. A calligrapher writes your two names in Arabic, where they look related.',
    'The morning is for sleeping. After lunch a four-by-four older than its driver takes you into the conservation reserve, a twentieth of the emirate, where the dunes have been left to the animals. By 1972 there were no Arabian oryx in the wild. Here they come over the ridge in file, very white, and the naturalist introduces them. The gazelles do not wait. A falconer lifts the hood from his bird and you are considered, at eye level. Camels take you on; they get up back legs first, so hold tight. Camp is lanterns on cooling sand, lamb out of a buried oven, an oud, and no signal at all. The tent’s roof is laid open. You sleep with Orion over your feet.',
    'You are woken in the dark and forgive it within the hour. The balloon climbs out of the shadow into the sun, the dunes turn from grey to apricot, and a falcon leaves the basket and flies beside you as though asked to. You come down where the wind says. Breakfast is on the sand: eggs, za’atar bread, honey. Then a hammam, two hours of warm marble, being scrubbed like a doorstep, and the warehouses of Alserkal, where some of the art hums. From the observation deck you watch the city light itself. Up here, clerics say, a fast ends two minutes later, because you can still see the sun. Dinner is the Gulf on small plates: hammour, loomi, camel milk ice.',
    'The road goes east for an hour and a half, windows down, until you are among the Hajar mountains, rust-coloured, with next to nothing growing on them. So the reservoir is a surprise: bright turquoise between the peaks, and two kayaks. At noon a beekeeper gives you flatbread, grilled halloumi and sidr honey, dark enough to see your face in. The bees are busy elsewhere. In the heritage village restored watchtowers keep an eye on nobody, and the falaj still brings water to the palms at walking pace. You go up the wadi at dusk while the rock gives back its heat. At the lodge a telescope is waiting, and Orion, once over your feet, turns out to have a cloud in it.',
    'The Wish Forward grove is a row of small trees in red sand. You dig the holes yourselves. A ghaf sapling looks like a hedge clipping, but can send a root down thirty metres for water. Your tag goes on it; the next tree wears a child’s drawing. Then you record a message for the children who travel next, whose names you are not told; the camels are a good place to begin. In the afternoon you dive for pearls the old way, from a dhow, with rope and basket. Men once did this dozens of times a day. Three is plenty. You open the oysters on deck, keep what you find, and sail back into the lit skyline with kingfish on the charcoal.',
    'The fishing harbour at Umm Suqeim is at work before the sun is. You paddle past while the night’s catch is sorted and the cats look on. Then back to bed, officially, for labneh, figs and rose jam. Afterwards a perfumer sets out his bottles and asks what your grandmother’s house smelt of. Oud comes from a tree that has been ill, and smells of churches and horses; attar of roses is easier to like. You go out with a small bottle and two wrists that disagree. At the door there is a box of khalas dates. The car is private, the lounge is quiet and the seats lie flat. From the window, look for the creek. It is smaller than you would think.',
  ],
  facts: {
    included:
      'Lie-flat flights for two, six nights, every meal, guides, balloon, boats, transfers and travel insurance for you both. The children’s own legacy trip is paid by Wish Forward and takes nothing from yours. Spending money is your own.',
    airports:
      'London Heathrow, London Gatwick, Manchester, Birmingham, Newcastle, Glasgow or Edinburgh, non-stop. The train or domestic flight to the airport you choose is paid.',
    when: 'From November to March, when the desert nights are cool and the balloon flies. You choose the dates with the concierge, outside Ramadan if you prefer; the trip is taken within 18 months of the draw.',
    guests:
      'You, the winner, 18 or over, and one guest of any age, with a parent or guardian’s consent if under 18. Small children and pregnant guests may not fly in the balloon.',
    papers:
      'British passports need six months left and no visa in advance. Some ordinary medicines are controlled there; the concierge checks yours and pays for any permit. Another nationality is looked at with you.',
    access:
      'The city and its hotels can be step-free. The balloon, camels, kayaks, abra and dhow all need a climb or a step down. Tell us what you need before you choose dates.',
    planet:
      'The flights are counted and the winner is told the tonnes. Oryx and gazelles live free in their reserve. The camels and falcons do not: they are kept by their handlers, whom we visit first. We claim no more.',
    value: 'About £14,500 for two, as we would pay it today. The children’s trip is not counted in.',
    cash: 'There is no cash alternative. If the trip becomes impossible, for instance because the Foreign Office advises against it, you are offered another of equal value, agreed with you.',
  },
} as const satisfies Journey
