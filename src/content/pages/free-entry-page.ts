import { brand } from '../brand.ts'
import { heroes } from '../heroes.ts'

export const freeEntryPage = {
  hero: {
    eyebrow: 'Free entry',
    title: 'A stamp is enough.',
    lead: 'You can enter every draw free of charge by ordinary post. A free entry has the same chance as a paid one.',
    picture: heroes.freeEntry,
  },
  how: {
    title: 'How to enter by post',
    steps: [
      'Take a postcard, or a sheet of paper in a stamped envelope.',
      'Write the name of the experience you would like to win.',
      'Add your full name, home address, date of birth, e-mail address and telephone number.',
      'Sign it, and send it by ordinary first or second class post to our address on this page.',
    ],
  },
  address: {
    title: 'Send it to',
    lines: brand.postalAddress,
    note: brand.postalAddressIsSample
      ? 'This is a sample address. The operator’s own stands here before a draw opens.'
      : null,
  },
  rules: {
    title: 'What counts',
    items: [
      'One letter or postcard is one entry. Several entries need several letters.',
      'The maximum per person is the same as for paid tickets, and both are counted together.',
      'Letters must arrive by the day shown for the draw. We count the day of arrival, not the postmark, and enter your letter in the draw that was open to letters on that day.',
      'Where a draw has a cap, it limits paid tickets. Free entries come on top and are never refused for want of room.',
      'Each entry is logged by our staff, given a number in the same list as paid tickets, and confirmed by e-mail.',
      'Letters that are unreadable, incomplete, late or delivered by hand cannot be entered.',
      'You must be 18 or over and live in the United Kingdom. No purchase is necessary.',
    ],
  },
} as const
