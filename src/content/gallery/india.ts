import type { Picture } from '../types.ts'

export const indiaPictures = [
  {
    name: 'moments/india-1',
    alt: 'Five priests swing tiered lamps in arcs of fire at the evening aarti on Varanasi’s river steps.',
  },
  {
    name: 'moments/india-2',
    alt: 'Chai is poured into a row of clay cups at a painted stall on a railway platform, a blue train waiting.',
  },
  {
    name: 'moments/india-3',
    alt: 'The Gateway of India stands over Mumbai harbour in monsoon light, pigeons wheeling.',
  },
  {
    name: 'moments/india-4',
    alt: 'A marigold garland hangs over a niche where a bride’s bangles wait, red, green and gold.',
  },
  {
    name: 'moments/india-5',
    alt: 'The Golden Temple of Amritsar lies doubled in its pool by moonlight, pilgrims along the causeway.',
  },
  { name: 'moments/india-6', alt: 'A tiger walks out of tall grass below the ruined fort at Ranthambore.' },
  {
    name: 'moments/india-7',
    alt: 'Saris six metres long dry along a river bend, stripes of saffron and pink seen from above.',
  },
  {
    name: 'moments/india-8',
    alt: 'A banana-leaf sadya from above, with twenty small heaps of colour round a mound of rice.',
  },
  {
    name: 'moments/india-9',
    alt: 'A blue-washed stair in Jodhpur climbs to a doorway where a boy flies a paper aeroplane, the fort above.',
  },
  { name: 'moments/india-10', alt: 'Prayer flags stream above a white monastery on a bare Ladakh ridge.' },
  {
    name: 'moments/india-11',
    alt: 'The toy train to Darjeeling rounds a tea-garden loop, Kangchenjunga pink behind.',
  },
  {
    name: 'moments/india-12',
    alt: 'Clouds of violet, yellow and pink powder burst over a Holi crowd in a white courtyard, seen from the roof.',
  },
  {
    name: 'moments/india-13',
    alt: 'A sitar lies on a blue rug, the light of five small flames along its strings.',
  },
  {
    name: 'moments/india-14',
    alt: 'Carved stone wheels taller than a man line the sun temple at Konark in raking evening light.',
  },
  {
    name: 'moments/india-15',
    alt: 'Village cricket on a dusty maidan at sundown, the bowler in mid-leap clear of his own shadow.',
  },
  {
    name: 'moments/india-16',
    alt: 'A houseboat of carved cedar sits among lotus leaves on Dal Lake in Srinagar.',
  },
  {
    name: 'moments/india-17',
    alt: 'A gopuram crowded with painted gods rises above the stalls of a Madurai flower market.',
  },
  {
    name: 'moments/india-18',
    alt: 'Rangoli of coloured rice blooms in the light of an open door as two sisters place the last lamps of Diwali.',
  },
  {
    name: 'moments/india-19',
    alt: 'Camels and tents scatter across the Pushkar plain beneath a dust-gold moon.',
  },
  {
    name: 'moments/india-20',
    alt: 'An old couple share one newspaper on a Kolkata tram, sunlight through wooden shutters.',
  },
  {
    name: 'moments/india-21',
    alt: 'Hundreds of zigzag steps fold down to the green water of Chand Baori, one woman in red carrying a jar.',
  },
] as const satisfies readonly Picture[]
