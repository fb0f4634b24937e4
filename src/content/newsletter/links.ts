import { heroes } from '../heroes.ts'

const spent = {
  title: 'This link has been used or has expired',
  text: 'Subscribe again and we will send a fresh one.',
  onward: { label: 'Subscribe again', to: '/experiences#stay-inspired' },
}
const monthly = { eyebrow: 'The monthly letter', spent }

const noticeSpent = {
  title: spent.title,
  text: 'Ask again on the page of the trip and we will send a fresh one.',
}
const once = { eyebrow: 'One letter, one trip', spent: noticeSpent }

/** What the links of our letters lead to: a question, one press, an answer. */
export const newsletterWords = {
  picture: heroes.contact,
  onward: { label: 'Explore Experiences', to: '/experiences' },
  sending: 'One moment...',
  lost: {
    title: 'The connection was lost',
    text: 'Nothing has changed yet. Your link is still good: please try again.',
    button: 'Try again',
  },
  confirm: {
    ...monthly,
    question: {
      title: 'Shall we write to you?',
      text: 'Press, and the monthly letter comes to the address this link was sent to.',
      button: 'Yes, write to me',
    },
    done: { title: 'You are on the list', text: 'The next letter will find you. Thank you.' },
  },
  unsubscribe: {
    ...monthly,
    question: {
      title: 'Shall we stop writing?',
      text: 'Press, and the monthly letter no longer comes to the address this link was sent to.',
      button: 'Take me off the list',
    },
    done: {
      title: 'You are off the list',
      text: 'We will not write again. The posters stay open to you.',
    },
  },
  notice: {
    ...once,
    question: {
      title: 'Shall we tell you when it opens?',
      text: 'Press, and on the day tickets go on sale we write to the address this link was sent to.',
      button: 'Yes, tell me',
    },
    done: { title: 'You will hear from us', text: 'We will write once, when {title} opens.' },
    /** Onward from there, to the trip it is about. */
    trip: 'See the trip',
  },
  leave: {
    ...once,
    question: {
      title: 'Shall we forget the address?',
      text: 'Press, and nobody tells you when the trip opens. The address this link was sent to is forgotten.',
      button: 'Yes, forget it',
    },
    done: { title: 'Forgotten', text: 'We will not write to you about this trip.' },
  },
} as const
