import { brand } from '../brand.ts'
import { heroes } from '../heroes.ts'

/** A sample letter from sample founders. */
export const foundersNote = {
  hero: {
    eyebrow: "Founder's Note",
    title: 'We wanted to win one ourselves.',
    lead: 'A letter from the two of us, written at the same kitchen table where this began.',
    picture: heroes.foundersNote,
  },
  salutation: 'Dear traveller,',
  letter: [
    'My mother kept a biscuit tin on top of the wardrobe. It held photographs of Lagos: her sisters in lace at somebody’s wedding, a yellow bus, a beach with the sea standing up behind it. Every Christmas she took it down and told us the same stories in the same order. She meant to take us there. There was always a boiler, or a school trip, or a year when fares went up. The tin is mine now. She never made the journey.',
    'Tomás has a version of this. His is a shoebox, and the beach is in Batangas.',
    `We met at work, in the part of the travel trade that books rooms for people who have already been everywhere. One evening, over his mother’s adobo, we asked what would happen if the very best week we knew how to build went to somebody picked by chance. A nurse. A bus driver. Someone with a tin on the wardrobe. ${brand.name} was a page of notes by midnight.`,
    'We wrote three rules on that page, and they have not moved since. First, everything is paid. A prize that leaves you paying for the taxi is not a gift. Second, nobody can lean on the draw, and that includes us. The list of entries is sealed before the random number exists, and you can check the sum yourself in your own browser. Third, part of every ticket goes on. It travels to charities that send children on a legacy trip each year, and we print the pence before you pay.',
    'You will see that the trips are particular. We would rather give you the right bowl of noodles than another chandelier. Most of our itineraries were argued over by people who were born there, and several of them lost friends over the jollof.',
    'Please enter only with money you would happily spend on flowers. If you would rather not spend any, send us a postcard; it counts exactly the same. We read every one, and the good ones go on the wall.',
    'If your name comes up, our concierge will ring you within a day. Sit down first. Then tell us who is coming with you.',
  ],
  signOff: 'With love from the kitchen table,',
  founders: [
    {
      name: 'Ife Adeyemi-Hart',
      role: 'Co-founder and CEO',
      image: {
        name: 'people/ife-adeyemi-hart',
        alt: 'Ife Adeyemi-Hart, close-cropped hair, gold hoop and coral jacket, half turned to a bright arched window.',
      },
    },
    {
      name: 'Tomás Villareal',
      role: 'Co-founder and COO',
      image: {
        name: 'people/tomas-villareal',
        alt: 'Tomás Villareal, dark beard and open white collar, before a wall map of islands with a route in red.',
      },
    },
  ],
  sampleNote: 'The founders shown here are sample characters, drawn for this site.',
  links: [
    { label: 'See Wish Forward', to: '/wish-forward' },
    { label: 'Buy Ticket', to: '/buy-ticket' },
  ],
} as const
