import { brand } from '../brand.ts'

export const keepsakeWords = {
  kind: `${brand.name} · Prize draw ticket`,
  holder: 'Holder',
  draws: 'Draw',
  bought: 'Bought',
  undated: 'Date to be announced',
  /** What the picture shows, for whoever cannot see it. */
  alt: 'Your ticket for {trip}: {numbers}, on its poster.',
  save: { button: 'Save as picture', fileName: `${brand.slug}-ticket` },
  calendar: {
    button: 'Add to calendar',
    fileName: `${brand.slug}-draw`,
    title: `${brand.name} draw: {trip}`,
    text: 'Your numbers: {numbers}. The result can be checked on the page of the draw.',
  },
  share: {
    button: 'Share',
    text: `My ticket for {trip}, in the ${brand.name} prize draw`,
    copied: 'The link to the trip is copied.',
    failed: 'This browser cannot share. The trip’s page is {link}',
  },
} as const
