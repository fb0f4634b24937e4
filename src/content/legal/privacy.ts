import { brand, promoterInFull } from '../brand.ts'
import type { LegalPage } from '../types.ts'

export const privacy = {
  title: 'Privacy',
  updated: '2026-11-17',
  intro: [
    `${brand.name} keeps what it needs to run a prize draw honestly, and nothing that it could only sell. This page says what, why and for how long, under the UK GDPR, the Data Protection Act 2018 and the Privacy and Electronic Communications Regulations.`,
  ],
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      paragraphs: [`The controller is ${promoterInFull}. Questions about your data go to ${brand.email}.`],
    },
    {
      id: 'what',
      title: 'What we hold',
      paragraphs: ['Depending on how you use the site:'],
      list: [
        'Your account: name, e-mail address, postal address, UK mobile number and a scrambled form of your password.',
        'Your entries: ticket numbers, orders, refunds, the time you confirmed being 18 or over, and your spending limit or break.',
        'Postal entries: what you wrote on the letter, and the letter itself until the draw is settled.',
        'Payments: the provider’s reference, the amount and the kind of card. We never see or hold the card number.',
        'Winners and reserves: the date of birth you claim with, the first name and county you agree to have published, proof of identity, age and address, and what the trip requires, such as passport details or diet.',
        'Letters you asked for: your address, and when and how you agreed.',
        'Where you are signed in: device, network address and time; a log of sign-ins and changes of your account; and a short-lived count of requests, to stop abuse.',
        'Whether two accounts or letters belong to one person, so that maximum, limit and break hold for people and not for accounts. Where we are not sure a person decides, never a program alone.',
      ],
    },
    {
      id: 'why',
      title: 'Why we may',
      paragraphs: ['The law asks for a reason for each use. Ours are these:'],
      list: [
        'Contract: to keep your account, issue tickets, run the draw and deliver the prize.',
        'Legal obligation: accounts and tax, age checks, answers to regulators, your own data rights.',
        'Legitimate interest: preventing fraud, keeping the service secure, and proving that a draw was fair.',
        'Consent: the monthly letter, the one about a trip that opens, and a winner’s first name and county. None is chosen beforehand, and each can be withdrawn at any time: in your account, from the foot of any letter, or by writing to us.',
        'Explicit consent: health or diet details a winner chooses to give us for the trip.',
      ],
    },
    {
      id: 'public',
      title: 'What becomes public',
      paragraphs: [
        'The public list of a draw holds one sealed code for each entry. The code contains your account and number mixed with a secret that only your receipt and we hold, so nobody can read you out of it. Erasing your account erases our copy.',
        'If you win, we publish the number drawn. We publish your first name and county if you agree when you claim, and otherwise nothing about you. We must give a winner’s name and county to the Advertising Standards Authority on request.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      paragraphs: [
        'Our hosting and mail services, the payment provider and, for winners, the airlines, hotels and insurers of the trip. They act on our instructions or under their own legal duties. Charities receive money from us and no personal data about you.',
        'Where a supplier is outside the United Kingdom, we rely on an adequacy decision or the UK international data transfer agreement. We do not sell personal data.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      paragraphs: ['After these periods data is erased or made anonymous.'],
      list: [
        'Account: until you delete it.',
        'Orders and refunds: six years after the end of the tax year.',
        'Letters sent as postal entries: six months after the prize has been claimed.',
        'Claims: the date of birth and what you agreed to have published until you erase your account, or until the prize passes on to somebody else.',
        'Winners’ travel papers: three months after the journey ends.',
        'Newsletter addresses: until you unsubscribe.',
        'An address left to be told when a trip opens: until the letter has been sent, or seven days if it was never confirmed.',
        'Sign-in sessions: until you sign out, after 30 days without a visit, or after half a year.',
        'The log of sign-ins and changes: 90 days.',
        'A break you have taken: until it ends, even if you erase your account meanwhile, as a scrambled code without your name.',
        'The sealed public list of a draw: for good, because it is the proof. It names nobody.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage',
      paragraphs: [
        'We set no advertising or analytics cookies, so there is no banner. Your browser stores your sign-in and a note that you have seen the opening animation; both are strictly necessary or asked for by you.',
        'The film is hosted by YouTube. Nothing is loaded from there until you press play; then its own privacy terms apply.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You may see, correct, download, limit, object to and erase what we hold about you. In your account you can change your details, your e-mail address and your password, switch letters on and off, download everything we hold and erase the account. For the rest write to us, and we answer within a month.',
        'If you erase your account, tickets that can still be handed back are refunded, and entries in a frozen draw stay in its list as sealed codes without your name, because removing them would break the proof for everyone.',
        'You may complain to the Information Commissioner’s Office at ico.org.uk or on 0303 123 1113. We would be glad to hear from you first.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'Nobody under 18 may open an account or enter. Children on a legacy trip are nominated and looked after through their charity; we never publish a child’s full name, and a nomination sent to us is passed to the charity and erased within 60 days.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'If we change this page in a way that matters, we tell account holders by e-mail before it takes effect.',
      ],
    },
  ],
} as const satisfies LegalPage
