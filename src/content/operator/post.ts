export const postWords = {
  form: {
    title: 'Log a letter',
    experience: 'Experience',
    choose: 'Please choose',
    receivedOn: 'Received on',
    fullName: 'Full name',
    address: 'Address',
    addressHint: 'Without the postcode, in one line.',
    postcode: 'Postcode',
    bornOn: 'Date of birth',
    bornOnHint: 'Day, month and year, such as 27 3 1985.',
    email: 'E-mail',
    emailHint: 'When the letter gives one.',
    button: 'Log the letter',
    busy: 'One moment...',
    /** `{number}` of the ticket the letter became. */
    logged: 'Ticket number {number}, {title}',
    mistakes: {
      postcode: 'Please give a whole UK postcode, such as SW1A 1AA.',
      bornOn: 'Please give day, month and year, such as 27 3 1985.',
      /** Two figures would make a child a hundred years old. */
      bornYear: 'Please give the whole year: 1985, not 85.',
    },
  },
  check: {
    title: 'What is known',
    nothing:
      'With the name and the postcode it is said here which draw the letter goes to, and who may have written it.',
    dated: 'Goes into {title}, drawn {moment}.',
    undated: 'Goes into {title}, which has no date yet.',
    maximum: 'One person may hold {count} entries in it.',
    cannot: 'It cannot go into {title}.',
    whose: {
      question: 'Who wrote it?',
      why: { email: 'the letter gives this address', name_and_postcode: 'same name and postcode' },
      stranger: 'Somebody else',
      blocked: 'blocked',
      /** The address of a letter is its writer's word. */
      sure: 'It is logged for the account of this address. To log it for somebody else, leave the e-mail out.',
    },
    letters: {
      title: 'Letters like it',
      received: 'received {day}',
      sameDraw: 'In the same draw: perhaps it is logged already.',
    },
    statuses: { live: 'in the draw', refunded: 'handed back', void: 'void' },
  },
  batch: {
    title: 'Logged on {day}',
    counted: 'Logged on {day}: {count}',
    day: 'Day',
    print: 'Print the batch',
    empty: 'No letter was logged on this day.',
    file: 'letters-{day}',
    statuses: { live: '', refunded: 'Handed back', void: 'Out of the draw' },
    /** On the printed batch alone. */
    paper: { title: 'letters by post', printed: 'Printed {moment} by {email}', filed: 'Filed' },
    born: 'Born {day}',
    received: 'Received {day}',
    loggedBy: 'Logged {moment} by {email}',
    /** With the tool, or by somebody whose account is gone. */
    logged: 'Logged {moment}',
  },
  voiding: {
    button: 'Void',
    /** Read out: of many in a list, which. */
    label: 'Void {number}',
    title: 'Take number {number} out of {title}',
    text: 'The number leaves the draw and is never used again. The writer is told, where there is an e-mail address. It cannot be taken back.',
    confirm: 'Void the letter',
    done: 'Number {number} of {title} is void.',
  },
} as const
