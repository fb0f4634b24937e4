import type { Journey } from '../types.ts'

export const indianDiasporaJourney = {
  slug: 'indian-diaspora',
  hero: {
    eyebrow: '7 Days / 6 Nights',
    title: 'India, north to south.',
    lead: 'From a garden in Delhi to a fishing net in Kochi, by rickshaw, train, jeep and rice barge. Your tailoring catches you up on the last day.',
  },
  intro: [
    'India is not one place, and nobody whose family comes from there will let you say so. There is the India of the map, three thousand kilometres from snow to coconut. Then there is the one kept in kitchens in Leicester and Southall: a courtyard, a mango tree, a cousin who went to sea.',
    'This week goes from the first kind towards the second, with a historian, a tailor and a boatman waiting along the way. You need no family there to enjoy it. If you have some, bring the stories with you, because somebody on the train will be glad to correct them.',
  ],
  perks: {
    title: 'Yours for the week',
    items: [
      {
        icon: 'Plane',
        title: 'Flights for two',
        description: 'Lie-flat to Delhi and home from Kochi, and the flights between.',
      },
      {
        icon: 'House',
        title: 'Four beds, one boat',
        description: 'Delhi, Agra, Jaipur, a water gate in Udaipur, then a rice barge.',
      },
      {
        icon: 'PenLine',
        title: 'A master tailor',
        description: 'A bandhgala or a lehenga each, measured in Delhi and fitted in Kochi.',
      },
      {
        icon: 'Frame',
        title: 'Three workshops',
        description: 'Marble inlay, block printing and a miniature, all by your own hand.',
      },
      {
        icon: 'Utensils',
        title: 'Every meal',
        description: 'From parathas in a famous lane to karimeen in banana leaf.',
      },
      {
        icon: 'Compass',
        title: 'People who know',
        description: 'The palace family’s own historian, a gem cutter and a net crew.',
      },
      {
        icon: 'Flower2',
        title: 'Oil for both',
        description: 'An Ayurvedic treatment each, on the bank of the backwaters.',
      },
      {
        icon: 'BellRing',
        title: 'Your own concierge',
        description: 'One person, one number, awake when you are, five and a half hours off.',
      },
    ],
  },
  chaptersTitle: 'The seven days',
  chapters: [
    'There are marigolds for you at the door of the aircraft, which surprises the man behind you, and a cold nimbu pani. The car goes through Lutyens’ Delhi, all roundabouts and neem trees, to a suite on a garden where the fan turns just slowly enough to count. In the hour before it closes you have Humayun’s Tomb very nearly to yourselves. A widow built it, sixty years before the Taj borrowed the idea. The sandstone reddens and the parakeets fly home, complaining. At Nizamuddin you leave your shoes with a boy who remembers everybody’s, and sit by the shrine while the qawwali takes one line and builds on it for twenty minutes. Supper is dal makhani, a seekh kebab and one perfect naan.',
    'The rickshaw man stands on his pedals, and along Chandni Chowk the shutters rattle up. On the stairs to the spice lofts of Khari Baoli everyone is sneezing, the porters included. You join in. Breakfast is in the lane that has fried parathas since the 1870s: one potato, one cauliflower, one with chillies nobody mentioned. You cross the courtyard of Jama Masjid with your shoes in your hand, quickly where the sun has reached the stone. In the afternoon a master tailor measures you for a bandhgala or a lehenga and reads the numbers to his nephew without comment. Supper is chaat, hot, cold and sour on one spoon. The evening train to Agra serves its chai in clay cups.',
    'At five there is ginger tea and a shawl each. The gates open half an hour before the sun, and the Taj is not white yet. It is grey, then something like the inside of a shell, and after that you stop guessing. In a workshop an old man lends you his grinding wheel, and you set one petal of carnelian in marble. He could have set nine. At Agra Fort you stand at the window where Shah Jahan, locked up by his son, looked at his wife’s tomb for eight years. There is bedai, jalebi, and petha in a box for the road. At sunset you see the Taj again, from Mehtab Bagh across the river, then drive west to Jaipur in the dark.',
    'The jeep takes you up to Amber ahead of the coaches. In the Sheesh Mahal the guide lifts one torch, and several hundred mirrors answer. You count the windows of Hawa Mahal, lose your place and take the 953 on trust. In Bagru the printers hand you a block and a chisel, then the dye, and your cotton records exactly where you hesitated. A gem cutter’s back room has sapphires and tea. Then a roof, a kite on waxed string, and a boy two houses off who has noticed you. The city turns the pink it was painted in 1876 for a Prince of Wales. In a lamplit courtyard there is laal maas, red as a warning, with bajra roti.',
    'The flight is short. Then a launch carries you across Lake Pichola to a gate whose bottom step is under water. The lake came first, dammed in the fourteenth century by a man who carried grain; the palaces came later, to look at themselves. In the City Palace the family historian tells you who added which balcony, and against whose advice. A painter sits you down with a brush of three hairs and shows you an elephant’s eyelash. You are allowed a leaf. High tea is on a ghat while the washing boats go home. At sundown you are rowed out, oars creaking, and the windows light up storey by storey. Supper is gatte ki sabzi on the rooftop, and kulfi, eaten fast.',
    'You fly south, changing once, into air that smells of rain and cardamom. The kettuvallam is waiting. She is a rice barge, sewn together with coconut rope, not a nail in her, and she now has a verandah and a cook. Lunch is karimeen pollichathu, opened at the table like a parcel. The paddy lies lower than the water, and you look down on men ploughing. A canoe goes up the narrow canals to a village where women walk backwards spinning coir from coconut husk. On the bank there is an Ayurvedic treatment, with so much oil that you can hardly hold a cup afterwards. You moor under the palms. There is one lamp, and the kingfishers have gone to bed.',
    'You leave the boat in the dark to be in Fort Kochi for sunrise. The nets stand along the shore like very large insects, and the crew let you haul. Up come a dozen small fish and one sandal. Breakfast is appam, lacy at the edge, with stew, in a courtyard of jasmine. In Mattancherry the warehouses smell of ginger, and the synagogue of 1568 has a floor of blue Chinese tiles, no two the same. A Kathakali dancer has his face painted green, the colour of heroes, then shows you what one eyebrow can do. Your tailoring arrives from Delhi. It fits, even where you had been breathing in. A last filter coffee, poured from a height, and the car.',
  ],
  facts: {
    included:
      'Lie-flat flights for two, flights and trains inside India, six nights, every meal, guides, workshops, boats, one tailored outfit each, visas, and travel insurance for you both. Spending money is your own.',
    airports:
      'Heathrow, non-stop to Delhi, or Manchester, Birmingham or Edinburgh with one change; home from Kochi with one change. The train or domestic flight to your airport is paid.',
    when: 'Best from November to early March. You choose the dates with the concierge, around Fridays, when the Taj Mahal is shut. The trip is taken within 18 months of the draw.',
    guests:
      'You, the winner, 18 or over, and one guest of any age. A guest under 18 needs the consent of a parent or guardian. Nobody has to have family in India.',
    papers:
      'British passports need six months left and an e-visa, which the concierge arranges and pays. Ask your surgery about hepatitis A and typhoid. OCI cards and other nationalities are looked at with you.',
    access:
      'The Taj Mahal’s gardens, the cars and the hotels can be step-free. Old Delhi’s lanes, Amber Fort and the boats are not, and can be replaced. Tell us what you need before you choose dates.',
    planet:
      'Delhi to Agra goes by train, Agra to Jaipur by road, Amber by jeep and never by elephant. Workshops and guides are local. Every flight is counted and the winner is told the tonnes; we claim no more.',
    value: 'About £13,500 for two, as we would pay it today. The tailoring and the visas are counted in.',
    cash: 'There is no cash alternative. If the trip becomes impossible, you are offered another of equal value, agreed with you.',
  },
} as const satisfies Journey
