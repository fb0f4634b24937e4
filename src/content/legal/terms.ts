import { brand, promoterInFull } from '../brand.ts'
import type { LegalPage } from '../types.ts'

export const terms = {
  title: 'Terms',
  updated: '2026-11-17',
  intro: [
    `These are the terms of every ${brand.name} prize draw. The page of a draw adds its own facts: prize, price, maximum per person, charity and times. Where a draw’s facts are more precise, they hold.`,
    'We have kept the sentences short so that they can be read.',
  ],
  sections: [
    {
      id: 'promoter',
      title: '1. Who runs the draw',
      paragraphs: [
        `The promoter is ${promoterInFull}. You can write to ${brand.email}.`,
        'Each draw is a free prize draw: it is open to free entries, and its prizes are awarded by chance alone.',
      ],
      link: { label: 'Who is behind it', to: '/about#who' },
    },
    {
      id: 'who',
      title: '2. Who may enter',
      paragraphs: [
        'You must be 18 or over and live in the United Kingdom. You confirm your age when you buy; the winner shows proof of age and identity before the prize is given.',
        'Our employees, our suppliers for the draw and members of their households may not enter.',
        'One person may hold one account. Entries made with several accounts, or by automatic means, are void.',
      ],
    },
    {
      id: 'paid-entry',
      title: '3. Entering with a ticket',
      paragraphs: [
        'Choose a draw and a number of tickets. The total price, your chance as it stands, the charity share and the closing time are shown before you pay. There is nothing else to pay.',
        'A ticket is issued when payment is confirmed, and you receive a receipt with its number and seal. If your payment arrives after closing, no ticket is issued and the money goes back.',
        'No draw may be entered beyond its maximum per person, and no ticket bought beyond its cap, your own spending limit or during a break you have taken. A cap of a draw means at most that many paid tickets; free entries come on top.',
      ],
    },
    {
      id: 'free-entry',
      title: '4. Entering free by post',
      paragraphs: [
        'Every draw can be entered free of charge by ordinary post, as the free entry page explains. One letter is one entry.',
        'Free entries have a number in the same list, the same chance and the same maximum per person as paid tickets. They must arrive by the postal closing day of the draw, in UK time; the day of arrival counts, and a letter that came in time is entered until the list is frozen.',
        'A draw’s cap never keeps a free entry out. We withdraw a letter only while the list is open, for a reason under these terms, and tell its writer.',
      ],
    },
    {
      id: 'odds',
      title: '5. Your chance',
      paragraphs: [
        'Your chance is the number of your live entries divided by the number of all live entries in the draw. Both are shown as they stand; the final figures are published when the list is frozen.',
      ],
    },
    {
      id: 'closing',
      title: '6. Opening, closing and changes',
      paragraphs: [
        'Price, prize, charity share and maximum per person of a draw are fixed when it opens. A draw may open before its date is set; it gets its times once, and with them its cap if it has one. After that nothing of it changes. We do not extend a draw, and we do not reduce a prize because too few tickets were sold.',
        'If something outside our control makes a draw impossible, we cancel it before its list is frozen and refund every ticket in full. A frozen list can no longer be cancelled; it is drawn at its time.',
      ],
    },
    {
      id: 'refunds',
      title: '7. Refunds',
      paragraphs: [
        'You may hand back a ticket in your account up to 24 hours before the draw. The full price returns to the card or account you paid with, and the number is never used again.',
        'In the last 24 hours the list of entries is frozen and refunds are closed. After the draw tickets are non-refundable; we look at exceptional cases one by one.',
        'These rights are in addition to any the law gives you as a consumer.',
      ],
    },
    {
      id: 'transfer',
      title: '8. No transfer',
      paragraphs: [
        'A ticket belongs to the person who entered. It cannot be sold, given away or moved to another account.',
      ],
    },
    {
      id: 'draw',
      title: '9. How the winner is drawn',
      paragraphs: [
        'Each entry, paid or posted, is sealed into an append-only public log as it is made. Your receipt holds the seal of each ticket, the place in the log and a signed statement of what the log was. Refunded and void entries stay in the log, marked as withdrawn. Twenty-four hours before the draw the list of live entries is frozen and its fingerprint published.',
        'The winner and ten reserves, or as many as there are entries, are calculated from the draw’s published terms, that fingerprint and one round of a public randomness beacon (drand quicknet). The round is named when the draw gets its date and does not exist until the draw time. The page of the draw repeats the calculation in your browser. The method and all data are published, so that anyone can repeat it without us.',
        'If the round is late, we wait for it. No other source takes its place.',
      ],
    },
    {
      id: 'claims',
      title: '10. Winning and claiming',
      paragraphs: [
        'We write to the winner as soon as the number is drawn, and our concierge contacts the winner within 24 hours of the draw, using the details in the account or letter. The winner has 48 hours from our first message to claim: in the account, or, for a letter without an account, by answering the message. Claiming asks for the date of birth; we ask for proof of identity, age and address before the prize is given.',
        'If the prize is not claimed in time, or the winner may not take it under these terms, it passes to the next reserve in order, who has the same 48 hours. A number whose holder has erased the account is passed over at once.',
        'If no one drawn claims, the draw ends without a winner, its page says so, and the prize is offered again in a new draw.',
      ],
    },
    {
      id: 'prize',
      title: '11. The prize',
      paragraphs: [
        'A prize is the trip described on its page for the stated number of guests: travel from a UK airport, stays, the meals and activities in the itinerary, transfers, visas and travel insurance. Spending money and anything not listed are the guest’s own.',
        'Dates are agreed with the winner and lie within 18 months of the draw; an event sets its own. Once the event a trip is built around has passed, the prize is a trip of the same kind, length and value around another match or race of the same standing, chosen with the winner; the trip’s page says so before anybody enters.',
        'If a supplier or activity falls away, we replace it with one of equal or greater value. There is no cash alternative; if a trip becomes impossible, another of equal value is agreed with the winner. Guests need valid passports and must be allowed to travel; guests under 18 travel with the consent of a parent or guardian.',
        'The pictures on this site are illustrations. They show the character of a place and are no promise of a view, a room, a vehicle or the weather.',
      ],
    },
    {
      id: 'publication',
      title: '12. Publishing the result',
      paragraphs: [
        'We publish the number drawn and what became of the prize. We publish the winner’s first name and county if the winner agrees when claiming, and otherwise nothing about the winner. We must give the winner’s name and county to the Advertising Standards Authority on request.',
        'The page of the draw stays. Anyone may also ask for what we publish by writing to us.',
      ],
    },
    {
      id: 'charity',
      title: '13. The charity share',
      paragraphs: [
        'Every draw names a charity and the exact pence it receives from each paid ticket that is not refunded. The share is recorded with the order, shown in the public ledger and paid to the charity within 60 days of the draw.',
      ],
    },
    {
      id: 'demo',
      title: '14. Demonstration mode',
      paragraphs: [
        'Where the buy page says that no money is taken, the site runs as a demonstration. Tickets issued there cost nothing, and no prize is awarded for them.',
      ],
    },
    {
      id: 'misuse',
      title: '15. Misuse and liability',
      paragraphs: [
        'We may void entries made by fraud, with another person’s payment card or against these terms, and refund them where that is fair. Every voided number stays visible in the log, marked as withdrawn.',
        'Nothing in these terms limits our liability for death or injury caused by negligence, for fraud, or wherever the law does not allow it.',
      ],
    },
    {
      id: 'law',
      title: '16. Law and complaints',
      paragraphs: [
        `Write to ${brand.promoter.complaints.email} first; we answer within ${brand.promoter.complaints.answeredWithin}. These terms are governed by the law of England and Wales. If you live in Scotland or Northern Ireland you may bring a claim in your own courts.`,
      ],
    },
  ],
} as const satisfies LegalPage
