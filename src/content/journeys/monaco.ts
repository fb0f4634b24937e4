import type { Journey } from '../types.ts'

export const monacoJourney = {
  slug: 'monaco',
  hero: {
    eyebrow: '7 Days / 6 Nights',
    title: 'Monaco, at full noise.',
    lead: 'Three loud days and four quiet ones, in a country you can cross on foot before lunch.',
  },
  intro: [
    'Monaco is two square kilometres, most of them vertical. For nearly all of the year its harbour road carries delivery vans and people looking for a parking space. For one week it is a racing circuit, as it has been most years since 1929, and the bus stops are behind a crash barrier.',
    'You come by helicopter on the Wednesday, before the roads close, and leave by boat on the Tuesday, when the barriers are coming down. In between you see the cars from the pit lane, from the water and from a terrace over the first corner. Bring flat shoes. Everything here is up a hill.',
  ],
  perks: {
    title: 'Yours for race week',
    items: [
      {
        icon: 'Plane',
        title: 'Flights and helicopter',
        description: 'To Nice by scheduled flight, then seven minutes over the sea.',
      },
      {
        icon: 'House',
        title: 'A harbour suite',
        description: 'Six nights above Port Hercule, with binoculars on the balcony.',
      },
      {
        icon: 'Utensils',
        title: 'Every meal',
        description: 'From fried chard parcels at a stall to lobster on race day, wine included.',
      },
      {
        icon: 'Sailboat',
        title: 'A yacht on Saturday',
        description: 'Berthed on the harbour straight for qualifying, with a steward.',
      },
      {
        icon: 'Clock',
        title: 'A terrace on Sunday',
        description: 'All seventy-eight laps from above Ste Dévote, the first corner.',
      },
      {
        icon: 'Users',
        title: 'People from the grid',
        description: 'A former engineer in the pit lane, a former driver in the paddock.',
      },
      {
        icon: 'Compass',
        title: 'A classic cabriolet',
        description: 'For La Turbie and Èze, with a driver if you would rather look.',
      },
      {
        icon: 'BellRing',
        title: 'Your own concierge',
        description: 'One number to ring, and a person who knows which streets are shut.',
      },
    ],
  },
  chaptersTitle: 'The seven days',
  chapters: [
    'At Nice you walk from one aircraft to another, and in seven minutes you have passed Cap Ferrat and Èze, sea on the right the whole way. The suite looks down on Port Hercule. Somebody has left binoculars on the balcony, in case of neighbours. In the afternoon you walk the circuit, all 3.3 kilometres, giving way to buses. At Ste Dévote there is a bronze Bugatti, with the man who won the first race in 1929 and died a British agent. In the Condamine you eat barbagiuan, fried parcels of chard, too hot, from the paper. Evening is an aperitif among the tenders, and a sea bream cracked out of its salt at a table on the quay.',
    'The Oceanographic Museum lets you in before it opens. A prince who was fonder of whales than of courtiers opened it in 1910, and the whales are still there, as skeletons, hanging in a hall with nobody else in it. At five to twelve the palace guard changes, with great seriousness and a bugle. Lunch is on Place d’Armes: socca blistered from the oven, stuffed courgette flowers, rosé. Then come the Prince’s old cars, about a hundred of them, and a mechanic who props a bonnet open and explains what leaks. In the evening there is opera in Garnier’s theatre, which has some five hundred seats and more gold than a bank. You have the nightcap in the square and watch other people arrive.',
    'The pit lane smells of hot brakes. Your guide was a race engineer and still lowers her voice near a stopwatch. You stand four metres from a stop: the blankets come off, the guns go, and the car has left before you have breathed in. Rather slow, she says. It was under three seconds. In ear defenders you watch practice from the swimming pool section, where the cars change direction like fish. Then you drive a classic cabriolet up to La Turbie, in the tracks of a hill-climb first held in 1897. Back in the harbour there is a simulator lap, and one of you wins. It is still being mentioned over supper on deck: red prawns, Menton lemon, cold white.',
    'Swimming is forbidden in the port, so the tender takes you out past the harbour wall and you swim off its stern before the racing engines start. Croissants on the sun deck, with team radio: mostly weather, some sulking. The yacht is berthed on the harbour straight, and in the afternoon the fastest lap of the year goes by twelve metres from your glass. You feel each car in the ribs before you see it. Hardly anyone can overtake on these streets, so Sunday is half decided here, and the deck stops talking. The steward brings cold towels. Later there are drinks in the paddock with a former driver who has met these walls, then truffle ravioli, and stories that improve until late.',
    'Breakfast is late and long, on the terrace above the start. The drivers’ parade goes by like a village carnival, and through the binoculars the grid is all umbrellas. At three the lights go out and the whole field arrives at Ste Dévote, a corner with room for one, beside the chapel of a saint whose boat is said to have drifted ashore here. Your terrace hangs over it. Seventy-eight laps take not quite two hours: lobster, strawberries, the leaderboard, a safety car, another strawberry. In the evening you walk the start line, where the rubber is still warm and keeps some of your shoe. There is a party in the harbour, then fireworks over the Rock.',
    'The quiet wakes you. You take the Moyenne Corniche with the roof down, and Èze appears round a bend, balanced on its rock. From the cactus garden at the top you can see Corsica on a very clear morning; on the others you are told about it. You have coffee in lanes planned for mules. In Menton the grower hands you a lemon to eat like an apple, peel and all, which is possible, and there is a tart to finish. You swim from the rocks at Cap Martin. In the evening a perfumer from Grasse asks you each a few questions and blends the answers into a bottle. Then bouillabaisse in Villefranche, as the lamps come on.',
    'You run the circuit at sunrise, or walk it and say you ran. The tyre marks are still there, but men with spanners are giving the pavements back, and at the hairpin somebody is already waiting for a bus. Coffee on the quay comes with fougasse, which here is sweet, smells of orange blossom and is dotted with red and white aniseed. There is a massage in the sea-water baths, after which your arms seem to belong to someone on holiday. The tender leaves from below the suite. It goes along the coast under Èze and round Cap Ferrat, and puts you down at Nice with a framed lap chart and a piece of race tyre in the luggage. Security will ask about the tyre.',
  ],
  facts: {
    included:
      'Flights, helicopter, transfers, six nights, every meal and drink in the itinerary, three days at the track, guides, the car and travel insurance for both of you. Spending money is your own.',
    airports:
      'London, Manchester, Bristol or Edinburgh, direct to Nice in two to three hours. The train or domestic flight to the airport you leave from is paid as well.',
    when: 'Grand Prix week of the year after the draw, Wednesday to Tuesday, now usually in early June. The race sets the dates, within 18 months of the draw; the concierge settles the rest with you.',
    guests:
      'The winner, who is 18 or over, and one guest of any age, under 18 with a parent or guardian’s consent. The pit lane has an age limit of its own, which we tell you beforehand.',
    papers:
      'A British passport less than ten years old, with three months left after the trip; no visa. The European travel authorisation, once required, is arranged and paid. Another nationality we look at with you.',
    access:
      'The suite, the race terrace and much of the town, by public lift, are step-free. The yacht’s gangway, the tender, Èze and the rocks at Cap Martin are not. Tell us what you need before you choose dates.',
    planet:
      'You may take the train, London to Nice in a day, at our cost. Flights and helicopter are counted and you are told the tonnes; we claim no more. The museum’s aquarium can be left out.',
    value:
      'About £38,000 for two, as we would pay it today. More than half of that is the suite in race week and the places at the track.',
    cash: 'There is no cash alternative. If the race is cancelled, or the trip becomes impossible for another reason, we agree another of equal value with you.',
  },
} as const satisfies Journey
