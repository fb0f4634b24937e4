/** What the eye at the end of a password does. */
export const showPassword = 'Show password'

export const newPasswordWords = {
  missing: 'Please choose a password',
  differ: 'The two passwords are not the same.',
  tooLong:
    'That password is too long. Ours end at 72 plain letters, and an accent or a symbol takes the room of two or more.',
} as const
