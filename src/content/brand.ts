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
    title: `${name}: the film`,
    embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  },
  /** A sample address: the operator replaces it before the first live draw. */
  postalAddress: [`${name} Free Entry`, '1 Sample Street', 'London', 'EX1 1EX', 'United Kingdom'],
} as const
