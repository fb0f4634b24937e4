const name = 'Wanderwish'
const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-') as Lowercase<typeof name>

/** Everything that carries the product's name; change `name` and the rest follows, the moments route included. */
export const brand = {
  name,
  slug,
  tagline: 'Win the journey. Send a wish forward.',
  drawLabel: `The ${name} prize draw`,
  momentsPath: `/${slug}-moments`,
  whyLabel: `Why ${name}?`,
  dayOneTitle: `${name} Day 1`,
  email: `hello@${slug}.example`,
  mailSubjectPrefix: `[${name}]`,
  copyrightYear: 2024,
  social: [
    { label: 'Instagram', href: `https://www.instagram.com/${slug}` },
    { label: 'Facebook', href: `https://www.facebook.com/${slug}` },
    { label: 'TikTok', href: `https://www.tiktok.com/@${slug}` },
    { label: 'YouTube', href: `https://www.youtube.com/@${slug}` },
    { label: 'LinkedIn', href: `https://www.linkedin.com/company/${slug}` },
    { label: 'X', href: `https://x.com/${slug}` },
  ],
  /** A sample film under a free licence; the operator puts its own address here. */
  promoVideo: {
    isSample: true as boolean,
    title: `${name}: the film`,
    embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  },
  /** Who answers for the draws: the operator fills this in before the first live draw. */
  promoter: {
    isSample: true as boolean,
    name: `${name} Sample Promotions Ltd`,
    companyNumber: '00000000',
    registeredAddress: ['1 Sample Street', 'London', 'EX1 1EX', 'United Kingdom'],
    complaints: { email: `complaints@${slug}.example`, answeredWithin: 'five working days' },
    /** The voluntary code the operator follows; nothing is said of one until it stands here. */
    code: null as { name: string; href: string } | null,
  },
  /** Where letters go. A sample address: the operator replaces it before the first live draw. */
  postalAddressIsSample: true as boolean,
  postalAddress: [`${name} Free Entry`, '1 Sample Street', 'London', 'EX1 1EX', 'United Kingdom'],
} as const

/** As the legal pages name it. */
export const promoterInFull = [
  brand.promoter.name,
  `company number ${brand.promoter.companyNumber}`,
  ...brand.promoter.registeredAddress,
]
  .join(', ')
  .concat(brand.promoter.isSample ? ' (sample details until the operator enters its own)' : '')

/** What the operator has still to replace, in words for the log. */
export function samplesLeft({ promoter, postalAddressIsSample, promoVideo }: typeof brand): string[] {
  return [
    promoter.isSample && 'promoter',
    postalAddressIsSample && 'postal address',
    promoVideo.isSample && 'film',
  ].filter((sample) => sample !== false)
}
