export const recoveryWords = {
  request: {
    email: 'Email',
    button: 'Send the link',
    busy: 'Sending...',
    /** The same for known and unknown addresses. */
    done: 'If that address has an account, a link is on its way.',
    back: { label: 'Back to login', to: '/login' },
  },
  choose: {
    password: 'New password',
    repeat: 'New password again',
    button: 'Save password',
    busy: 'Saving...',
    done: 'Your password is changed.',
    expired: 'This link has been used or has expired. Ask for a new one.',
    again: { label: 'Send another link', to: '/forgot-password' },
  },
} as const
