/** How a dress is cut. Colours are places in the figure's three: 0 cloth, 1 second, 2 accent. */
export interface Cut {
  /** Colours if none are given. */
  readonly colours: readonly [string, string, string]
  /** Trunk down to `hem` (1 is the hips); sleeves down to `sleeve` (1 elbow, 2 wrist). */
  readonly top?: {
    readonly hem: number
    readonly sleeve: number
    readonly colour?: 0 | 1 | 2
    readonly from?: number
    readonly ease?: number
    readonly flare?: number
    readonly loose?: true
  }
  readonly legs: 'bare' | 'trousers' | 'shorts' | 'socks'
  readonly legColour?: 0 | 1 | 2
  /** From the trunk at `from` down to a height above the ground, in standing heights. */
  readonly skirt?: {
    readonly from: number
    readonly hem: number
    readonly flare: number
    readonly colour?: 0 | 1 | 2
    readonly ease?: number
    /** Over the top, as a coat is, instead of under it. */
    readonly over?: true
    readonly folds?: number
  }
  /** Sleeves that hang from the arm, this deep. */
  readonly hanging?: number
  readonly shoes: string | 'bare'
  readonly details?: readonly Detail[]
}

export type Detail =
  | 'belt'
  | 'obi'
  | 'pallu'
  | 'sash'
  | 'apron'
  | 'hem'
  | 'butterfly'
  | 'shawl'
  | 'lapels'
  | 'placket'
  | 'number'
  | 'straps'

export const CUTS = {
  suit: {
    colours: ['#2f3d66', '#2f3d66', '#f3e8d4'],
    top: { hem: 1.24, sleeve: 1.96, ease: 0.012, flare: 0.014 },
    legs: 'trousers',
    legColour: 1,
    shoes: '#2a2028',
    details: ['lapels'],
  },
  shirt: {
    colours: ['#f3ead8', '#56618c', '#8a5a3c'],
    top: { hem: 1.08, sleeve: 0.72, ease: 0.008 },
    legs: 'trousers',
    legColour: 1,
    shoes: '#5a3c34',
  },
  shorts: {
    colours: ['#f1e3c6', '#3f6a94', '#c9573f'],
    top: { hem: 1.12, sleeve: 0.74, ease: 0.012 },
    legs: 'shorts',
    legColour: 1,
    shoes: '#7a5540',
  },
  summerDress: {
    colours: ['#e8684a', '#f6ead2', '#f6ead2'],
    top: { hem: 0.66, sleeve: 0.3, from: 0.04 },
    legs: 'bare',
    skirt: { from: 0.58, hem: 0.25, flare: 0.075, folds: 2 },
    shoes: '#a86a48',
    details: ['belt'],
  },
  gown: {
    colours: ['#8f2f58', '#8f2f58', '#f0c878'],
    top: { hem: 0.66, sleeve: 0, from: 0.12 },
    legs: 'bare',
    skirt: { from: 0.56, hem: 0.012, flare: 0.11, folds: 3 },
    shoes: '#3a2430',
  },
  sari: {
    colours: ['#c8324a', '#7a2450', '#f0b848'],
    top: { hem: 0.5, sleeve: 0.6, colour: 1 },
    legs: 'bare',
    skirt: { from: 0.66, hem: 0.016, flare: 0.03, folds: 3 },
    shoes: '#8a5a3c',
    details: ['pallu', 'hem'],
  },
  kurta: {
    colours: ['#f0e2c0', '#f6efe0', '#d8923c'],
    top: { hem: 0.86, sleeve: 1.9, ease: 0.008 },
    legs: 'trousers',
    legColour: 1,
    skirt: { from: 0.8, hem: 0.29, flare: 0.03, ease: 0.009 },
    shoes: '#7a4e34',
    details: ['placket'],
  },
  sherwani: {
    colours: ['#33406e', '#f0e4cc', '#e0b45c'],
    top: { hem: 0.86, sleeve: 1.96, ease: 0.012 },
    legs: 'trousers',
    legColour: 1,
    skirt: { from: 0.8, hem: 0.26, flare: 0.02, ease: 0.013 },
    shoes: '#8a4a34',
    details: ['placket'],
  },
  agbada: {
    colours: ['#f1e8d6', '#e6d7b4', '#c9973c'],
    top: { hem: 1.1, sleeve: 1, ease: 0.02 },
    legs: 'trousers',
    legColour: 1,
    skirt: { from: 0.1, hem: 0.17, flare: 0.1, ease: 0.03, over: true, folds: 3 },
    hanging: 0.33,
    shoes: '#6a4030',
    details: ['placket'],
  },
  wrapper: {
    colours: ['#2f6fa0', '#2f6fa0', '#f0c060'],
    top: { hem: 0.95, sleeve: 0.95, ease: 0.012, loose: true },
    legs: 'bare',
    skirt: { from: 0.7, hem: 0.03, flare: 0.02, colour: 1, folds: 1 },
    shoes: '#5a3430',
    details: ['shawl'],
  },
  kimono: {
    colours: ['#5a7a9c', '#5a7a9c', '#d86a4a'],
    top: { hem: 0.78, sleeve: 1, ease: 0.012 },
    legs: 'bare',
    skirt: { from: 0.6, hem: 0.03, flare: 0.004, ease: 0.01, folds: 1 },
    hanging: 0.16,
    shoes: '#e9dcc4',
    details: ['obi'],
  },
  yukata: {
    colours: ['#f0ece0', '#3a5a94', '#3a5a94'],
    top: { hem: 0.8, sleeve: 1, ease: 0.014 },
    legs: 'bare',
    skirt: { from: 0.7, hem: 0.07, flare: 0.008, ease: 0.015, folds: 2 },
    hanging: 0.11,
    shoes: '#7a5a40',
    details: ['belt'],
  },
  happi: {
    colours: ['#2f4f94', '#f0e8d8', '#d8422f'],
    top: { hem: 1.22, sleeve: 1, ease: 0.02, flare: 0.03 },
    legs: 'shorts',
    legColour: 1,
    hanging: 0.1,
    shoes: '#f0e8d8',
    details: ['belt'],
  },
  barong: {
    colours: ['#f4e9d0', '#2c2e48', '#d6bf90'],
    top: { hem: 1.3, sleeve: 1.94, ease: 0.012, flare: 0.03 },
    legs: 'trousers',
    legColour: 1,
    shoes: '#2a2028',
    details: ['placket'],
  },
  terno: {
    colours: ['#e8c2b4', '#e8c2b4', '#f6ead2'],
    top: { hem: 0.66, sleeve: 0.2 },
    legs: 'bare',
    skirt: { from: 0.58, hem: 0.012, flare: 0.085, folds: 3 },
    shoes: '#6a4440',
    details: ['butterfly'],
  },
  sarong: {
    colours: ['#f2ead8', '#7a3a4e', '#e0a848'],
    top: { hem: 1.02, sleeve: 0.72, ease: 0.008 },
    legs: 'bare',
    skirt: { from: 0.78, hem: 0.05, flare: 0.01, colour: 1, folds: 1 },
    shoes: 'bare',
    details: ['sash'],
  },
  kebaya: {
    colours: ['#f0d2c0', '#3f5f7a', '#e8a83c'],
    top: { hem: 1.12, sleeve: 1.92, ease: 0.004 },
    legs: 'bare',
    skirt: { from: 0.8, hem: 0.03, flare: 0.004, colour: 1, folds: 1 },
    shoes: 'bare',
    details: ['sash'],
  },
  thobe: {
    colours: ['#f6f1e4', '#f6f1e4', '#f6f1e4'],
    top: { hem: 0.4, sleeve: 1.98, ease: 0.014, loose: true },
    legs: 'bare',
    skirt: { from: 0.3, hem: 0.03, flare: 0.022, ease: 0.014, folds: 2 },
    shoes: '#8a6248',
  },
  abaya: {
    colours: ['#2c2a44', '#2c2a44', '#c9a25d'],
    top: { hem: 1, sleeve: 1.9, ease: 0.014, loose: true },
    legs: 'bare',
    skirt: { from: 0.2, hem: 0.012, flare: 0.06, ease: 0.014, over: true, folds: 3 },
    hanging: 0.07,
    shoes: '#2a2028',
  },
  uniform: {
    colours: ['#b8323c', '#2c3454', '#f0c868'],
    top: { hem: 1.16, sleeve: 1.96, ease: 0.008, flare: 0.01 },
    legs: 'trousers',
    legColour: 1,
    shoes: '#241c26',
    details: ['belt', 'placket'],
  },
  chef: {
    colours: ['#faf4e6', '#39456a', '#faf4e6'],
    top: { hem: 1.16, sleeve: 1.7, ease: 0.012 },
    legs: 'trousers',
    legColour: 1,
    shoes: '#2a2430',
    details: ['apron'],
  },
  seller: {
    colours: ['#e8b64c', '#4a5680', '#f3ead8'],
    top: { hem: 1.08, sleeve: 0.76, ease: 0.01 },
    legs: 'trousers',
    legColour: 1,
    shoes: '#6a4636',
    details: ['apron'],
  },
  coat: {
    colours: ['#b8784a', '#39405e', '#f3e6cc'],
    top: { hem: 0.66, sleeve: 1.96, ease: 0.016 },
    legs: 'trousers',
    legColour: 1,
    skirt: { from: 0.6, hem: 0.26, flare: 0.04, ease: 0.017, folds: 1 },
    shoes: '#33262c',
    details: ['belt'],
  },
  raincoat: {
    colours: ['#e8b83c', '#3c5470', '#f0d890'],
    top: { hem: 0.34, sleeve: 1.96, ease: 0.022, loose: true },
    legs: 'trousers',
    legColour: 1,
    skirt: { from: 0.2, hem: 0.3, flare: 0.055, ease: 0.02, folds: 1 },
    shoes: '#2f5a6a',
  },
  swimwear: {
    colours: ['#c8423a', '#c8423a', '#f3ead8'],
    top: { hem: 1.1, sleeve: 0, from: 0.16 },
    legs: 'bare',
    shoes: 'bare',
    details: ['straps'],
  },
  trunks: {
    colours: ['#2f6a94', '#2f6a94', '#f3ead8'],
    top: { hem: 1.14, sleeve: 0, from: 0.84 },
    legs: 'shorts',
    shoes: 'bare',
  },
  football: {
    colours: ['#d8442f', '#f6efe0', '#f6efe0'],
    top: { hem: 1.06, sleeve: 0.82, ease: 0.018, loose: true },
    legs: 'socks',
    legColour: 1,
    shoes: '#2a2430',
    details: ['number'],
  },
  overalls: {
    colours: ['#e8743c', '#e8743c', '#f6ead2'],
    top: { hem: 1.1, sleeve: 1.94, ease: 0.014 },
    legs: 'trousers',
    legColour: 0,
    shoes: '#2a2430',
    details: ['belt'],
  },
} as const satisfies Record<string, Cut>

export type DressName = keyof typeof CUTS
