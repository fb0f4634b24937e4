import { brand } from '../../../src/content/brand.ts'
import type { Letter, PageLink } from '../letter.ts'

export default function accountExists(_data: unknown, pageLink: PageLink): Letter {
  return {
    subject: `You already have a ${brand.name} account`,
    headline: 'You are here already',
    paragraphs: [
      'Someone, hopefully you, has just tried to open an account with this address. It has one already, so nothing was changed: sign in with the password you chose then.',
    ],
    button: { label: 'Sign in', link: pageLink('/login') },
    smallPrint: `Forgotten the password? Choose a new one at ${pageLink('/forgot-password')}. If it was not you, you can ignore this message.`,
  }
}
