import { brand } from '../brand.ts'

/** The words of the downloadable guide; criteria and benefits above are printed with it. */
export const partnershipGuide = {
  title: 'The Partnership Guide',
  subtitle: `Working with ${brand.name}`,
  sections: [
    {
      title: 'What we are',
      paragraphs: [
        `${brand.name} is a prize draw for journeys. A ticket can win two people, or a family of five, a week in which everything is paid. A stated share of every ticket goes to charity under Wish Forward.`,
        'Each journey is written day by day by people who know the place, drawn as a set of posters, and run by a concierge from the front door and back.',
      ],
    },
    {
      title: 'What we ask of you',
      paragraphs: [
        'A prize guest is treated as your best guest. Rates are agreed once and paid on time; we do not ask for free rooms in return for attention.',
        'You name one person who answers within a working day. You tell us, early and plainly, when something will not be ready.',
      ],
    },
    {
      title: 'What you may say, and what we may say',
      paragraphs: [
        'We show your name only where you supply a journey or a benefit for members. We describe it as it is, and show you the words before they are published.',
        'Neither of us promises a prize that is not in the published terms of a draw. Every draw has a free postal entry route, printed odds and a closing time that does not move.',
      ],
    },
    {
      title: 'Two tiers',
      paragraphs: [
        'Premier partners carry a part of several journeys and a standing benefit for members.',
        'Exclusive partners offer one thing that cannot be had elsewhere: a key, a table, a boat, a door opened early.',
      ],
    },
    {
      title: 'How to begin',
      paragraphs: [
        `Write to ${brand.email} with the subject “Partner With Us”. Tell us the place, the season you are proudest of and one thing a guest would remember. We visit before we sign.`,
      ],
    },
  ],
} as const
