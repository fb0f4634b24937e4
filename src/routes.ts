import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { brand } from './content/brand.ts'
import { experiences } from './content/experiences/index.ts'
import { rooms } from './content/operator/frame.ts'

/** An experience is found at its own address and by its id; its long page lies below its own. */
const experienceRoutes = experiences.flatMap(({ slug, path }) => [
  route(path.slice(1), 'pages/experience.tsx', { id: path }),
  route(`experience/${slug}`, 'pages/experience.tsx', { id: `/experience/${slug}` }),
  route(`${path.slice(1)}/journey`, 'pages/journey.tsx', { id: `${path}/journey` }),
])

/** The operator's desk: one page, whose rooms have addresses of their own. */
const deskRoutes = rooms.map(({ to }) => route(to.slice(1), 'pages/operator.tsx', { id: to }))

export default [
  index('pages/home.tsx'),
  route('experiences', 'pages/experiences.tsx'),
  ...experienceRoutes,
  route('login', 'pages/login.tsx'),
  route('signup', 'pages/signup.tsx'),
  route('account', 'pages/account.tsx'),
  route('account/new-password', 'pages/new-password.tsx'),
  route('confirm', 'pages/confirm.tsx'),
  route('forgot-password', 'pages/forgot-password.tsx'),
  route('founders-note', 'pages/founders-note.tsx'),
  route('wish-forward', 'pages/wish-forward.tsx'),
  route('ambassadors', 'pages/ambassadors.tsx'),
  route('partners', 'pages/partners.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('about', 'pages/about.tsx'),
  route('faq', 'pages/faq.tsx'),
  route(brand.momentsPath.slice(1), 'pages/moments.tsx'),
  route('buy-ticket', 'pages/buy-ticket.tsx'),
  route('thank-you', 'pages/thank-you.tsx'),
  route('receipt', 'pages/receipt.tsx'),
  route('free-entry', 'pages/free-entry.tsx'),
  route('player-protection', 'pages/player-protection.tsx'),
  route('draws', 'pages/draws.tsx'),
  route('draws/example', 'pages/draw-example.tsx'),
  route('draws/:id', 'pages/draw.tsx'),
  route('winners', 'pages/winners.tsx'),
  route('newsletter', 'pages/newsletter.tsx'),
  route('privacy', 'pages/privacy.tsx'),
  route('terms', 'pages/terms.tsx'),
  ...deskRoutes,
  route('sitemap.xml', 'pages/sitemap.ts'),
  route('robots.txt', 'pages/robots.ts'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
