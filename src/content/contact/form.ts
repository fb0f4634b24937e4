export const letterWords = {
  note: 'Sending opens your own mail program with the letter ready to go.',
  name: 'Name',
  email: 'Email',
  topic: 'Topic',
  message: 'Message',
  topics: ['General Inquiry', 'Partnership', 'Sponsorship', 'Legacy Trip Nomination'],
  /** What stands in the subject when no topic was chosen. */
  defaultTopic: 'General',
  send: 'Send message',
  opened: 'Your mail program should be open now. If it is not, your message is below, ready to copy.',
  copy: {
    title: 'No mail program? Take the letter with you',
    label: 'Your message',
    subject: 'Subject',
    button: 'Copy the message',
    copied: 'Copied. Paste it into a new mail.',
    selected: 'The message is selected. Copy it, and paste it into a new mail.',
    address: 'Send it to',
  },
  problems: {
    nameMissing: 'Please tell us your name.',
    emailInvalid: 'Please enter a valid e-mail address.',
    messageMissing: 'Please write a few words.',
  },
} as const
