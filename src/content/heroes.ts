import { failure } from './failure.ts'
import type { Picture } from './types.ts'

/** The one large picture each content page opens with. */
export const heroes = {
  home: {
    name: 'heroes/home',
    alt: 'A couple with one suitcase stand on a headland at golden hour, a seaplane waiting on the bright water below.',
  },
  film: {
    name: 'heroes/film',
    alt: 'A sailing boat crosses the path of the sun between two dark headlands, a cinema-wide sweep of sea.',
  },
  experiences: {
    name: 'heroes/experiences',
    alt: 'A wall of framed travel posters lines a sunlit gallery, a visitor pausing before the brightest.',
  },
  about: {
    name: 'heroes/about',
    alt: 'An open map, a brass compass and two boarding passes lie on a desk beside a window full of morning.',
  },
  foundersNote: {
    name: 'heroes/founders-note',
    alt: 'A fountain pen rests on a half-written letter under a lamp, a night harbour glittering outside.',
  },
  wishForward: {
    name: 'heroes/wish-forward',
    alt: 'Children on a hilltop release paper lanterns that rise towards a first star in a lilac evening.',
  },
  ambassadors: {
    name: 'heroes/ambassadors',
    alt: 'Six travellers in silhouette meet on a railway platform under a great glass roof, steam lit from behind.',
  },
  partners: {
    name: 'heroes/partners',
    alt: 'A deco hotel lobby at dusk: a bellhop, a brass lift and tall doors open to a palm-lined drive.',
  },
  contact: {
    name: 'heroes/contact',
    alt: 'Letters with foreign stamps lie on a concierge’s desk beside a brass bell and a vase of mimosa, room keys hanging behind.',
  },
  faq: {
    name: 'heroes/faq',
    alt: 'A lighthouse sends one clear beam across a calm indigo sea while a small boat steers for harbour.',
  },
  freeEntry: {
    name: 'heroes/free-entry',
    alt: 'A letter waits in the slot of a red pillar box on a quiet British street, morning mist over the fields beyond.',
  },
  playerProtection: {
    name: 'heroes/player-protection',
    alt: 'An empty bench with a tartan rug looks down on a harbour in calm evening light, fishing boats at their moorings.',
  },
  moments: {
    name: 'heroes/moments',
    alt: 'A travel album lies open under a garden lantern at dusk, its drawn scenes showing Fuji, a granite cove, a Lagos bridge and dunes.',
  },
  account: {
    name: 'heroes/account',
    alt: 'A leather ticket wallet and a room key lie on a train table, dawn mountains passing the window.',
  },
  notFound: failure.picture,
  tickets: {
    name: 'heroes/tickets',
    alt: 'A golden ticket stands against a window in the sky, the curve of the earth and the sunrise beyond it.',
  },
  winners: {
    name: 'heroes/winners',
    alt: 'A board of turning figures hangs before a great station window at sunrise, one row lit in gold, a suitcase waiting below.',
  },
} as const satisfies Record<string, Picture>
