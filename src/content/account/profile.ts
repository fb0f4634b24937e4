import { newPasswordWords } from './passwords.ts'

/** What a person is asked about themselves. Messages marked with the specification's numbers are verbatim. */
export const profileWords = {
  fields: {
    name: 'Name',
    email: 'Email',
    password: 'Password',
    address1: 'Address line 1',
    address2: 'Address line 2 (optional)',
    city: 'City',
    postcode: 'UK Postcode',
    country: 'Country',
    phone: 'UK mobile number',
  },
  hints: {
    password: 'At least 8 characters.',
    phone: 'For example 07700 900123.',
    address: 'Where we would send your travel papers.',
  },
  country: 'United Kingdom',
  /** Specification 5, in its order. */
  problems: {
    nameMissing: 'Name is required',
    addressMissing: 'Address line 1, City and UK Postcode are required',
    phoneInvalid: 'Please enter a valid UK mobile number (e.g. +447XXXXXXXXX or 07XXXXXXXXX)',
    postcodeInvalid: 'Please enter a valid UK postcode',
    /** The service's own sentence, told before anything is sent. */
    credentialsMissing: 'You must provide either an email or phone number and a password',
    passwordTooLong: newPasswordWords.tooLong,
  },
  /** At the field itself, where the sentence above speaks of several. */
  missing: {
    address1: 'Please give the first line of your address',
    city: 'Please give your town or city',
    postcode: 'Please give your postcode',
    email: 'Please give your email address',
    password: newPasswordWords.missing,
  },
} as const
