import { heroes } from '../heroes.ts'
import type { Picture } from '../types.ts'

/** The poster a draw's page wears, by the trip it gives away. */
export const drawPictures: Readonly<Record<string, Picture>> = {
  seychelles: {
    name: 'seychelles/day-1',
    alt: 'A small propeller plane banks over the green granite peaks of Mahé and its ring of pale reef.',
  },
  monaco: {
    name: 'monaco/day-1',
    alt: 'A helicopter swings in over blue water towards Monaco’s stacked pastel towers and mountain wall.',
  },
  worldcup2026: {
    name: 'worldcup2026/day-3',
    alt: 'From inside the tunnel, two teams walk out to a floodlit pitch under falling gold ticker tape.',
  },
  diaspora: {
    name: 'diaspora/day-2',
    alt: 'A slim wooden boat slips past the stilt houses of the Lagos lagoon, city towers gold in the haze behind.',
  },
  'filipino-diaspora': {
    name: 'filipino-diaspora/day-1',
    alt: 'Manila Bay burns mango orange at sunset behind coconut palms, a couple seated on the sea wall.',
  },
  'indian-diaspora': {
    name: 'indian-diaspora/day-1',
    alt: 'Humayun’s Tomb glows red and white across its garden channel, green parakeets crossing a rose evening sky.',
  },
  japan: {
    name: 'japan/day-1',
    alt: 'Red lanterns and lit signs line a rain-wet Tokyo alley, two figures under one umbrella on the right.',
  },
  dubai: {
    name: 'dubai/day-1',
    alt: 'Silver towers and one tall stepped spire stand up out of a sea of rose-white fog at daybreak, the sun at their waist.',
  },
  bali: {
    name: 'bali/day-1',
    alt: 'A stone bath strewn with frangipani stands at the open edge of a villa above the misty Ayung gorge.',
  },
  disney: {
    name: 'disney/day-1',
    alt: 'A family of five with a suitcase arrives at a white Florida house with two porches, palms on either side and a clear pool.',
  },
}

export const pictureOf = (experience: string): Picture => drawPictures[experience] ?? heroes.film
