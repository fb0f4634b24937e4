import { brand } from '../../../src/content/brand.ts'
import type { Letter } from '../letter.ts'

export default function accountErased(): Letter {
  return {
    subject: `Your ${brand.name} account is erased`,
    headline: 'Goodbye, and thank you',
    paragraphs: [
      'Your name, address, telephone number and e-mail address are gone from our books. What the law makes us keep, such as amounts and dates of orders, is kept without your name.',
      'This is our last message. You are welcome back whenever you like, with a new account.',
    ],
  }
}
