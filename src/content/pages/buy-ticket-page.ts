export const buyTicketPage = {
  eyebrow: 'Buy Ticket',
  title: 'Choose where you might wake up.',
  signedIn: 'You are signed in as',
} as const
