/** In the bar: whoever is signed in is led to their account, everybody else to the login. */
export const accountLinks = {
  signedIn: { to: '/account', label: 'Account' },
  signedOut: { to: '/login', label: 'Login' },
} as const
