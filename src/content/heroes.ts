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
    alt: 'Ten small travel posters hang on a white gallery wall in slanting noon sun, a visitor in a yellow coat pausing before them.',
  },
  about: {
    name: 'heroes/about',
    alt: 'A sea chart from above, in morning light: a red route inked between islands, a brass compass, dividers and two boarding passes on it.',
  },
  foundersNote: {
    name: 'heroes/founders-note',
    alt: 'Two people sit writing at a lamplit kitchen window, the only one awake in a row of harbour houses, its light long across the night water.',
  },
  wishForward: {
    name: 'heroes/wish-forward',
    alt: 'Children on a green hilltop release paper lanterns that rise in one long bend towards the first star of a clear evening.',
  },
  ambassadors: {
    name: 'heroes/ambassadors',
    alt: 'Six travellers in silhouette meet on a railway platform under a great glass roof, steam lit from behind.',
  },
  partners: {
    name: 'heroes/partners',
    alt: 'A deco hotel lobby in the morning: a bellhop wheels a trolley of cases past brass lifts, tall doors open to a palm-lined drive.',
  },
  contact: {
    name: 'heroes/contact',
    alt: 'Letters with foreign stamps stand in a brass rack on a concierge’s counter beside a bell and a vase of mimosa, room keys hanging behind.',
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
    alt: 'A travel album lies open on a garden table under a lantern at dusk, its drawn scenes showing Fuji, a granite cove, a Lagos bridge and dunes.',
  },
  account: {
    name: 'heroes/account',
    alt: 'In a wall of numbered letter-boxes one brass door stands open in the sun, a golden ticket and a room key waiting inside.',
  },
  notFound: failure.picture,
  tickets: {
    name: 'heroes/tickets',
    alt: 'A golden ticket stands on the sill of a wide window in the sky, clouds, the curve of the earth and a low sun beyond it.',
  },
  winners: {
    name: 'heroes/winners',
    alt: 'A board of turning figures hangs before a great station window at sunrise, one row lit in gold, a suitcase waiting below.',
  },
} as const satisfies Record<string, Picture>
