import { brand } from '../brand.ts'
import type { GalleryGroup } from '../types.ts'
import { indiaPictures } from './india.ts'

/** In the order of the specification: 6, 8, 7, 5, 5, 5, 4, 13 and 21 pictures. */
export const galleryGroups = [
  {
    slug: 'seychelles',
    title: 'Seychelles Paradise',
    caption: 'Salt on the skin, vanilla in the suitcase.',
    images: [
      {
        name: 'moments/seychelles-1',
        alt: 'A fairy tern stands on a bare branch, white against a storm-lit lagoon, and a second comes in on raised wings.',
      },
      {
        name: 'moments/seychelles-2',
        alt: 'Octopus curry in a coconut shell, with limes and a tin spoon, on a blue-painted beach table.',
      },
      {
        name: 'moments/seychelles-3',
        alt: 'Bare footprints curve along wet sand to two figures wading at the far end of Anse Intendance.',
      },
      {
        name: 'moments/seychelles-4',
        alt: 'A mooring rope lies coiled on a teak foredeck, granite islands with palms beyond the bow.',
      },
      {
        name: 'moments/seychelles-5',
        alt: 'Vanilla pods dry on cane trays before a green hill cottage with lace-edged eaves.',
      },
      {
        name: 'moments/seychelles-6',
        alt: 'An empty hammock between two takamaka trunks, and one sail on a burning evening horizon.',
      },
    ],
  },
  {
    slug: 'monaco',
    title: 'Monaco Grand Prix',
    caption: 'Race week, from the quay to the last dance.',
    images: [
      {
        name: 'moments/monaco-1',
        alt: 'A red racing helmet waits on the pit wall beside a stopwatch, the harbour mirrored in its dark visor.',
      },
      {
        name: 'moments/monaco-2',
        alt: 'The casino square at night, fountain lit, long cars drawing up below the palms.',
      },
      {
        name: 'moments/monaco-3',
        alt: 'Red prawns fan out round cut lemons on ice, a yacht’s polished rail and the sea beside the table.',
      },
      {
        name: 'moments/monaco-4',
        alt: 'Three marshals in orange stand at a gap in the barrier, flags rolled, waiting for a sound on an empty bend.',
      },
      {
        name: 'moments/monaco-5',
        alt: 'A car bursts from the tunnel into sea light, sparks in a thin gold line beneath it.',
      },
      {
        name: 'moments/monaco-6',
        alt: 'Washing and striped awnings hang over a stair in Monaco-Ville where a cat watches the crowd below.',
      },
      {
        name: 'moments/monaco-7',
        alt: 'A woman in a wide straw hat follows the race through brass binoculars from a pink balcony.',
      },
      {
        name: 'moments/monaco-8',
        alt: 'Fireworks open in thin gold over the floodlit palace walls, their light trembling in the port.',
      },
    ],
  },
  {
    slug: 'lagos',
    title: 'Lagos Diaspora Experience',
    caption: 'Home has a sound, and it is turned up.',
    images: [
      {
        name: 'moments/lagos-1',
        alt: 'Grandmother and grandson embrace in a tall arrivals hall, balloons and a banner with a painted sun at the rail.',
      },
      {
        name: 'moments/lagos-2',
        alt: 'A stiff magenta gele waits on its stand before a mirror ringed with small bulbs, coral beads beside it.',
      },
      {
        name: 'moments/lagos-3',
        alt: 'Skewers of suya smoke over the coals, seen from above, newspaper, onions and tomatoes at the ready.',
      },
      {
        name: 'moments/lagos-4',
        alt: 'Balogun market from above: parasols in every colour packed between balconies like petals.',
      },
      {
        name: 'moments/lagos-5',
        alt: 'A saxophonist leans back under a single lamp, the band in red shadow and a full house in the dark before him.',
      },
      {
        name: 'moments/lagos-6',
        alt: 'Two boys cartwheel on the black-gold sand of Elegushi beach as a man leads a white horse along the tide.',
      },
      {
        name: 'moments/lagos-7',
        alt: 'Aso-oke weavers sit at narrow looms along a shed, strips of indigo and gold running out across the yard.',
      },
    ],
  },
  {
    slug: 'worldcup',
    title: 'World Cup 2026',
    caption: 'Ninety minutes, three nations, one ball.',
    images: [
      {
        name: 'moments/worldcup-1',
        alt: 'A child on her father’s shoulders lifts a scarf above the sea of supporters streaming to a white stadium.',
      },
      {
        name: 'moments/worldcup-2',
        alt: 'One red boot and a ball lie by the corner flag, floodlights silver in the wet grass.',
      },
      {
        name: 'moments/worldcup-3',
        alt: 'The great bowl of Mexico City’s stadium from the air at sunset, a long ridge and a smoking volcano beyond.',
      },
      {
        name: 'moments/worldcup-4',
        alt: 'Seen from high behind the net, a goalkeeper in yellow flies at full stretch, fingertips at the ball.',
      },
      {
        name: 'moments/worldcup-5',
        alt: 'Fans in coats and scarves gather at a steaming taco cart in Toronto, neon doubled in the wet street.',
      },
    ],
  },
  {
    slug: 'f1',
    title: 'F1 Racing Experience',
    caption: 'Two seats, one engine, no conversation.',
    images: [
      {
        name: 'moments/f1-1',
        alt: 'Five red start lights glow above an empty straight shimmering with heat.',
      },
      {
        name: 'moments/f1-2',
        alt: 'A racing wheel seen from the seat: dials, shift lights and a ribbon of track climbing green hills ahead.',
      },
      {
        name: 'moments/f1-3',
        alt: 'A racing car in profile throws up a silver plume of spray on a rain-dark forest circuit.',
      },
      {
        name: 'moments/f1-4',
        alt: 'A stack of slick tyres, one wheel leaning on it and a wheel gun on the floor in a shaft of garage light.',
      },
      {
        name: 'moments/f1-5',
        alt: 'A driver on the top step holds a bottle high, the spray hanging over podium and crowd like a fan of gold.',
      },
    ],
  },
  {
    slug: 'day-one',
    title: brand.dayOneTitle,
    caption: 'A kitchen table, a kettle and a list of places.',
    images: [
      {
        name: 'moments/day-one-1',
        alt: 'Two founders at a kitchen table strewn with maps, a kettle steaming beyond and sun across the tiles.',
      },
      {
        name: 'moments/day-one-2',
        alt: 'The first of ten small posters hangs from a string on a sunlit brick wall, nine pegs still empty.',
      },
      {
        name: 'moments/day-one-3',
        alt: 'The first envelope of free entries comes half through a brass letterbox above a tiled hall floor.',
      },
      {
        name: 'moments/day-one-4',
        alt: 'One lit window in a dark warehouse, somebody writing under a desk lamp, London rooftops and a crescent moon.',
      },
      {
        name: 'moments/day-one-5',
        alt: 'Six glasses of different shapes stand by an open laptop, the sun throwing their colours across the table.',
      },
    ],
  },
  {
    slug: 'wish-forward',
    title: 'Wish Forward',
    caption: 'The part of every ticket that keeps travelling.',
    images: [
      {
        name: 'moments/wish-forward-1',
        alt: 'An airliner climbs over a sea of cloud, a different child at every window.',
      },
      {
        name: 'moments/wish-forward-2',
        alt: 'A small girl reaches up to a classroom wall of children’s drawings, whale, castle, camel, with a star in her hand.',
      },
      {
        name: 'moments/wish-forward-3',
        alt: 'A girl in a beach wheelchair meets the sea for the first time, arms up, the first wave at her wheels.',
      },
      {
        name: 'moments/wish-forward-4',
        alt: 'Children on a landing stage let go a line of candlelit paper boats across a moonlit pond.',
      },
    ],
  },
  {
    slug: 'philippines',
    title: 'Filipino Diaspora Experience',
    caption: 'Seven thousand islands, one very long table.',
    images: [
      {
        name: 'moments/philippines-1',
        alt: 'Halo-halo in a tall glass, layered purple and gold, throws its colours across a café table.',
      },
      {
        name: 'moments/philippines-2',
        alt: 'A vinta spreads its striped sail over the shallows off Zamboanga at sunrise.',
      },
      {
        name: 'moments/philippines-3',
        alt: 'At a bamboo gate an elder’s hand meets a bowed forehead in the mano greeting, a nipa house beyond.',
      },
      {
        name: 'moments/philippines-4',
        alt: 'Calle Crisologo in Vigan after rain: a horse-drawn kalesa passes lamplit capiz windows.',
      },
      {
        name: 'moments/philippines-5',
        alt: 'Mayon’s perfect cone smokes at noon beyond a church belfry half sunk in the grass at Cagsawa.',
      },
      {
        name: 'moments/philippines-6',
        alt: 'Seen from above, a whale shark’s spotted back passes beneath a slim outrigger boat off Donsol.',
      },
      {
        name: 'moments/philippines-7',
        alt: 'Seen from the balcony, barefoot dancers skip between clapping bamboo poles in a pool of limelight.',
      },
      {
        name: 'moments/philippines-8',
        alt: 'Silver milkfish lie fanned like a hand of cards on banana leaf at a fish stall in Iloilo.',
      },
      {
        name: 'moments/philippines-9',
        alt: 'Surfers wait while one rides the break at Cloud 9, Siargao, a boardwalk tower on stilts behind.',
      },
      {
        name: 'moments/philippines-10',
        alt: 'A basket weaver in the Cordillera works rattan in a doorway striped with evening sun.',
      },
      {
        name: 'moments/philippines-11',
        alt: 'Sinulog drummers and feathered dancers fill a Cebu street beneath strings of paper flags.',
      },
      {
        name: 'moments/philippines-12',
        alt: 'Stone houses crouch on the green cliffs of Batanes beneath racing cloud, a lighthouse at the edge.',
      },
      {
        name: 'moments/philippines-13',
        alt: 'Boys play basketball under a palm-trunk hoop on the beach, the ball against a huge moon.',
      },
    ],
  },
  {
    slug: 'india',
    title: 'Indian Diaspora Experience',
    caption: 'A subcontinent of colour, and somebody’s aunt in every town.',
    images: indiaPictures,
  },
] as const satisfies readonly GalleryGroup[]
