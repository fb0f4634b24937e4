import { heroes } from '../heroes.ts'

export const thankYouWords = {
  eyebrow: 'Your tickets',
  title: 'Thank you for your purchase',
  wishForward: {
    one: 'Your ticket funds Wish Forward legacy trips.',
    many: 'Your tickets fund Wish Forward legacy trips.',
  },
  confirmation: 'A confirmation was sent to your email.',
  demo: 'Demonstration: no money was taken.',
  picture: heroes.tickets,
  numbers: { one: 'Your number', many: 'Your numbers' },
  receipt: 'Your receipt holds the seal of each number. Keep it, and you can check the draw yourself.',
  print: 'See and print it',
  pending: 'Your payment is being confirmed. The numbers will appear here in a moment.',
  returned: 'The draw closed before your payment arrived, so the money is on its way back to you.',
  expired: 'This payment was not completed, and nothing has been taken.',
  /** What is said first where there is no order of one's own to thank for, and where it leads from there. */
  without: {
    none: {
      title: 'Your ticket will hang here',
      text: 'There is no order at this address yet. Choose a trip, and the ticket you buy takes this place.',
      way: { label: 'Buy Ticket', to: '/buy-ticket' },
    },
    signedOut: {
      title: 'Please sign in to see this order.',
      text: 'It is shown to whoever bought it, and to nobody else.',
      way: { label: 'Sign in', to: '/login' },
    },
    unknown: {
      title: 'We cannot find this order in your account.',
      text: 'Every ticket of yours is listed there.',
      way: { label: 'See your tickets', to: '/account' },
    },
    failed: {
      title: 'This order could not be fetched just now.',
      text: 'Please reload the page in a moment.',
      way: { label: 'See your tickets', to: '/account' },
    },
  },
  /** Before the words of thanks, where nobody has bought anything. */
  afterwards: 'Once you hold a ticket',
  links: [
    { label: 'Explore Experiences', to: '/experiences' },
    { label: 'See Wish Forward', to: '/wish-forward' },
  ],
} as const
