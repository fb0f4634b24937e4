import { heroes } from './heroes.ts'

export const playerProtection = {
  hero: {
    eyebrow: 'Player protection',
    title: 'Enter for the fun of it.',
    lead: 'A ticket should cost what you would happily spend on flowers. If it begins to weigh on you, set a limit or take a break.',
    picture: heroes.playerProtection,
  },
  limit: {
    title: 'A monthly limit',
    text: 'The most you may spend with us in one calendar month. Lowering it takes effect at once; raising or removing it takes 24 hours.',
    label: 'Limit in pounds a month',
    none: 'No limit set',
    current: 'Your limit',
    spent: 'Spent this month',
    /** A higher limit, or none, that begins to hold tomorrow. */
    pending: { raised: 'Becomes {amount}', removed: 'Ends' },
    button: 'Save limit',
    busy: 'Saving...',
    missing: 'Please enter an amount',
    notWhole: 'Please enter an amount in whole pounds',
    saved: 'Your limit is saved.',
    later: 'That takes 24 hours. Until then your limit stays as it is.',
    remove: 'Remove the limit',
    removeNote: 'It then ends 24 hours later, not at once.',
  },
  pause: {
    title: 'A break of six months',
    text: 'We sell you nothing until it ends, and we cannot end it early. Tickets you hold stay in their draws.',
    button: 'Take a break',
    confirmTitle: 'Take six months off?',
    confirmText: 'This cannot be undone, by you or by us.',
    confirm: 'Yes, take a break',
    cancel: 'Not now',
    busy: 'One moment...',
    active: 'You are taking a break until',
  },
  signIn: {
    title: 'Two things that are yours to set',
    text: 'Sign in to set a limit or take a break.',
    label: 'Login',
    to: '/login?next=/player-protection',
  },
  rules: {
    title: 'What we do',
    items: [
      'Nobody under 18 may enter. We check the winner’s date of birth.',
      'Every draw has a maximum per person, printed before you buy.',
      'The quantity always starts at one, and the full price stands above the button.',
      'Credit cards are limited to £250 a person a month.',
      'We never call, text or write to anyone who is on a break to sell a ticket.',
    ],
  },
  signs: {
    title: 'Signs worth heeding',
    items: [
      'Spending more than you meant to, or hiding it.',
      'Buying again to make up for a draw you did not win.',
      'Borrowing, or leaving a bill, to enter.',
    ],
  },
  help: {
    title: 'People to talk to, free and in confidence',
    items: [
      {
        name: 'GamCare',
        text: 'The National Gambling Helpline, day and night, on 0808 8020 133.',
        href: 'https://www.gamcare.org.uk',
      },
      {
        name: 'Gamblers Anonymous',
        text: 'Meetings in most towns, and online every evening.',
        href: 'https://www.gamblersanonymous.org.uk',
      },
      {
        name: 'StepChange',
        text: 'Help with debt, without judgement.',
        href: 'https://www.stepchange.org',
      },
      {
        name: 'Samaritans',
        text: 'Someone to listen at any hour, on 116 123.',
        href: 'https://www.samaritans.org',
      },
    ],
  },
} as const
