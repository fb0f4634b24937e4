import { heroes } from '../heroes.ts'

export const playerProtectionPage = {
  hero: {
    eyebrow: 'Player protection',
    title: 'Enter for the fun of it.',
    lead: 'A ticket should cost what you would happily spend on flowers. If it begins to weigh on you, set a limit or take a break.',
    picture: heroes.playerProtection,
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
