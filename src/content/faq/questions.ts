import { brand } from '../brand.ts'
import type { FaqItem } from '../types.ts'

/** Under an answer, for whoever wants to send it to somebody. */
export const questionLink = 'Link to this question'

export const faq = [
  {
    id: 'how-it-works',
    question: `How does ${brand.name} work?`,
    answer: [
      'Choose an experience and buy a ticket, or enter free by post. Each entry is one number in that draw.',
      'When the time of the draw comes, one number is drawn at random. Its holder travels with everything paid. Prizes are awarded by chance.',
    ],
  },
  {
    id: 'who-can-enter',
    question: 'Who can enter?',
    answer: [
      'Anyone living in the United Kingdom who is 18 or over. The minimum age to buy tickets is 18, and free entry has the same rule.',
      'You confirm your age when you buy, and we check the winner’s date of birth before the prize is given. Our staff, and the people they live with, may not enter.',
    ],
  },
  {
    id: 'all-inclusive',
    question: 'What does “All-Inclusive” cover?',
    answer: [
      'Flights from a UK airport, transfers, every night’s stay, all meals and drinks named in the itinerary, guides, entrance tickets and travel insurance. A concierge is on the telephone throughout.',
      'You bring a passport with six months left on it, and pocket money for what you fancy carrying home. We help with visas and pay for them.',
    ],
  },
  {
    id: 'free-entry',
    question: 'Can I enter without buying a ticket?',
    answer: [
      'Yes. Send a letter or postcard by ordinary post, first or second class, with your details and the name of the draw. One letter is one entry.',
      'Free entries go into the same pool, with the same chance and the same maximum per person as paid ones. The address and the closing date are on the free entry page.',
    ],
  },
  {
    id: 'when-draws-happen',
    question: 'How often are draws held?',
    answer: [
      'Draws are held regularly, and new experiences join the collection monthly.',
      'A draw may open before its date is set; the buy page says so. Once it has its closing time and its draw time, you see both before you enter, and neither of them moves.',
    ],
  },
  {
    id: 'fair-draw',
    question: 'How do I know the draw is fair?',
    answer: [
      'You can check it. Each entry is sealed into a public log as it is made, and your receipt holds the seal. The list is frozen 24 hours before the draw. The winner and ten reserves then follow from a random number of an independent public beacon: which one is named when the draw gets its date, and it does not exist before the draw time.',
      'Nobody can know or bend the result, and that includes us. The page of the draw repeats the whole calculation in your own browser, and your receipt proves there that your ticket was in the list.',
    ],
    link: { label: 'Check an example draw', to: '/draws/example' },
  },
  {
    id: 'odds',
    question: 'What are my chances?',
    answer: [
      'Your entries divided by all the entries in that draw. The buy page shows both figures as they stand, so you see your chance before you pay.',
      'It falls as others enter, and settles when the list is frozen.',
    ],
  },
  {
    id: 'if-i-win',
    question: 'What happens if I win?',
    answer: [
      'We write to you as soon as your number is drawn, and our concierge contacts the winner within 24 hours of the draw.',
      'Winners have 48 hours to claim the prize, in their account. After that it passes to the first of ten reserves, drawn in order at the same moment. We publish your first name and county if you agree, and otherwise nothing about you.',
    ],
  },
  {
    id: 'refunds',
    question: 'Can I have a refund?',
    answer: [
      'Yes, up to 24 hours before the draw. Open your account, choose the tickets and hand them back; the money returns the way it came.',
      'After the draw, tickets are non-refundable, except case by case. In the last 24 hours before it the list is frozen, so nothing can be added to it or taken out. If we cancel a draw, everyone is refunded in full.',
    ],
  },
  {
    id: 'transfers',
    question: 'Can I give my ticket to someone else?',
    answer: [
      'Tickets are non-transferable. They belong to the person who bought them, and cannot be sold, given or moved to another account.',
      'You may of course choose who travels with you. Your guest needs no ticket.',
    ],
  },
  {
    id: 'charity-share',
    question: 'How much goes to charity?',
    answer: [
      'Each draw names its charity and the exact pence it receives from every paid ticket. You see both before you pay, and they cannot change once the draw is open.',
      'The running totals stand in a public ledger on the Wish Forward page. Each year the money sends children on a legacy trip.',
    ],
  },
  {
    id: 'limits',
    question: 'Can I limit what I spend?',
    answer: [
      'Yes. In your account you can set a monthly limit; lowering it takes effect at once, raising it after 24 hours. You can also take a break of six months, during which we will sell you nothing.',
      'Every draw has a maximum per person. If entering stops being fun, the player protection page lists people who can help, free of charge.',
    ],
  },
] as const satisfies readonly FaqItem[]
