import type { FigurePose } from './figure-joints.ts'

const STANDING = ['-3.6,27.5 -4.6,4', '4.4,28 7,4'] as const
const EASY = ['-2.6,27.5 -2.2,4', '7.4,28.4 11,4.4'] as const
const STRIDE = ['-1.4,28 -12.6,9', '8.6,28.6 13.8,5.4'] as const
const AWAY = ['-3.4,28 -2.6,3.4', '5.8,30 4.8,10'] as const

/** Every pose a figure can take; README says how to place one. */
export const FIGURE_POSES = {
  /** At ease, one hand in the pocket. */
  atEase: {
    view: 'front',
    spine: '1.4,51.5 -0.6,83.5',
    arms: ['-15.4,66 -9.2,54', '12.6,64 14,49.4'],
    legs: EASY,
    tilt: -1.2,
  },
  /** Hands clasped behind, looking at something. */
  handsBehind: {
    view: 'back',
    spine: '0.6,51.5 -0.4,83.5',
    arms: ['-14.2,65.4 -3.2,53', '14,65.2 2.6,52.4'],
    legs: STANDING,
    head: '1.6,10',
  },
  walking: {
    view: 'side',
    spine: '0,51.5 2.4,83.4',
    arms: ['7.6,66 15,54.4', '-5.4,66.6 -8.6,52'],
    legs: STRIDE,
    toes: [-46, 16],
    head: '0.8,10',
  },
  walkingAway: {
    view: 'back',
    spine: '1.2,51.5 0.2,83.5',
    arms: ['-12.8,64.4 -12,50.4', '13.4,65.4 14.8,51.8'],
    legs: AWAY,
    toes: [0, -60],
    tilt: 0.8,
  },
  walkingTowards: {
    view: 'front',
    spine: '-1,51.5 0,83.5',
    arms: ['-13.4,65.4 -14.4,51.6', '12.6,64.4 11,50.2'],
    legs: ['-5.4,29.6 -4.4,7.4', '3.6,28 2.4,3.4'],
    toes: [-36, 0],
    tilt: -0.8,
  },
  /** Striding, the near arm straight down to a handle. */
  striding: {
    view: 'side',
    spine: '-0.6,50.6 4,82.4',
    arms: ['10.6,66.4 18.4,57', '0.4,64.4 -2.6,49.4'],
    legs: ['-3,27.6 -16.4,9.6', '11.2,29.4 18,5.8'],
    toes: [-50, 20],
    head: '1.4,10',
  },
  /** On a bench or an edge; the seat is at 27. */
  sitting: {
    view: 'side',
    spine: '-6,30.5 -5.4,62.6',
    arms: ['2.4,46.6 11.6,37.6', '-3,46 8.4,37.4'],
    legs: ['14.4,28.6 21,4.2', '15.6,28.4 15.4,4'],
    head: '0.8,10',
  },
  /** On a wall, from behind, one hand on the stone; the ground is the seat. */
  sittingBack: {
    view: 'back',
    spine: '0,5 0.6,37',
    arms: ['-13.6,20 -15.4,5.4', '12.6,20 6.4,9'],
    lap: '-8,11 -11.6,6 -11.8,1.6 -6,-0.6 0,-1 6,-0.6 11.8,1.6 11.6,6 8,11',
    head: '1,10',
    armsBehind: true,
    grounded: false,
  },
  crossLegged: {
    view: 'back',
    spine: '0,6 0,38',
    arms: ['-13.6,21 -14.6,8', '13.6,21 14.6,8'],
    lap: '-7.5,12 -13,9.6 -20.6,6.4 -23,2.6 -18,-0.4 -8,-0.8 0,-1 8,-0.8 18,-0.4 23,2.6 20.6,6.4 13,9.6 7.5,12',
  },
  /** On both knees over a plant or a paper boat. */
  kneeling: {
    view: 'side',
    spine: '-5.6,17.4 9.4,44',
    arms: ['15.6,30 20.6,16.6', '18.6,31 25,19'],
    legs: ['17.6,4.6 -6,3.6', '15.2,4 -9.4,3'],
    toes: [-150, -150],
    head: '6.4,8',
  },
  /** Standing, bent to the ground: rice planters, gleaners. */
  planting: {
    view: 'side',
    spine: '-7,49.6 18.4,52.6',
    arms: ['20,36 16.6,21.6', '23.4,36 24.4,20.6'],
    legs: ['3,27.6 8.6,4', '-4.4,27.4 -5.4,4'],
    head: '10,-1.6',
  },
  /** Forearms on a rail, looking out. */
  leaning: {
    view: 'back',
    spine: '2.4,51 -0.8,82',
    arms: ['-16.8,66 -10.4,62.4', '16.4,66.4 10.6,62.6'],
    legs: ['-4,27.8 -3.4,4', '6.6,28.4 2.6,4.6'],
    head: '-1.2,10',
    armsBehind: true,
    tilt: 1,
  },
  /** Elbows on a rail, from the side; the rail is at 60. */
  leaningSide: {
    view: 'side',
    spine: '-9,50.6 6.4,78',
    arms: ['12.4,62.4 22,63.4', '14,61.6 24.4,62.2'],
    legs: ['-5,27 -5.6,4', '-11.4,27.4 -14.8,4'],
    head: '3,10',
  },
  cheering: {
    view: 'back',
    spine: '0,51.5 0,83.5',
    arms: ['-16.4,91 -17,105', '16.6,90 21.4,103.4'],
    legs: ['-4.6,27.6 -6.6,4', '4.8,28 7.6,4'],
    head: '-0.6,10',
  },
  /** One arm up to steady what is on the head. */
  headLoad: {
    view: 'front',
    spine: '-1,51.5 0,83.5',
    arms: ['-13.6,65 -13.4,50.8', '17.6,90 10.4,103'],
    legs: ['-5.4,29.6 -4.4,7.4', '3.6,28 2.4,3.4'],
    toes: [-36, 0],
  },
  /** Something held before the waist in both arms. */
  carrying: {
    view: 'side',
    spine: '-1,51.5 -0.6,83.5',
    arms: ['3.6,64.6 16,60', '-2.4,64.4 13.4,58.8'],
    legs: STRIDE,
    toes: [-46, 16],
  },
  /** A tray at shoulder height, the other hand behind. */
  waiter: {
    view: 'side',
    spine: '0,51.5 0.4,83.6',
    arms: ['-7.6,66 -8.6,54', '6.6,66.4 15.6,77.4'],
    legs: ['-0.4,28 -9.4,7', '6.4,28.4 9.4,4.6'],
    toes: [-36, 8],
  },
  dancing: {
    view: 'front',
    spine: '3.4,50.5 -2,82.5',
    arms: ['-16.6,78.6 -23.6,90.4', '14.6,70 24.6,66'],
    legs: ['-3,28 -7.6,4', '12.6,30.6 8.4,11.4'],
    toes: [0, -50],
    head: '-2.4,10',
    tilt: -2.4,
  },
  whirling: {
    view: 'back',
    spine: '-3,51 2.2,83',
    arms: ['-8.6,94 1.4,105', '18.4,83.6 31,90'],
    legs: ['-7.6,28.4 -13,6', '4.4,28.4 5,4'],
    toes: [-30, 0],
    head: '3.2,10',
    tilt: 1.6,
  },
  /** Seated at the oars, leaning back. */
  rowing: {
    view: 'side',
    spine: '-5,5 -11.6,36.4',
    arms: ['3.4,26 15,23.6', '2.4,24 14,20.4'],
    lap: '-12,8 -4,10 8,15 15,17 22,9 27,2 24,-1 12,2 0,-1 -11,-1.4',
    head: '0.2,10',
    grounded: false,
  },
  /** Seated in a narrow boat, both hands on the paddle. */
  paddling: {
    view: 'side',
    spine: '-2,4 3.4,35.6',
    arms: ['12.4,34.4 17.6,41', '13,24 19.4,14'],
    lap: '-9,9 0,10 12,10 19,6 18,0 4,-1.4 -9,-1',
    head: '2,10',
    grounded: false,
  },
  /** Standing in a boat with a pole. */
  poling: {
    view: 'side',
    spine: '-2,51.5 4,83',
    arms: ['14,74 17.4,88', '7.4,67 18.6,61'],
    legs: ['7,28.4 9.4,4', '-6.4,28 -12.6,4.6'],
    toes: [0, -8],
    head: '2,10',
  },
  running: {
    view: 'side',
    spine: '0,52 7.4,82.4',
    arms: ['12.6,68 21.4,75', '-5.8,70 -2,58'],
    legs: ['-5.4,29.4 -18.4,12.6', '14.4,41.6 11.4,19.4'],
    toes: [-62, -8],
    head: '2.6,10',
  },
  /** Meeting the ball. */
  kicking: {
    view: 'side',
    spine: '-1.4,51.6 -5.6,83',
    arms: ['9.4,74 16.6,83.4', '-16.4,74.6 -26.4,71'],
    legs: ['2.4,28 -0.4,4', '14.6,37.4 27.4,18.6'],
    toes: [0, -24],
    head: '1.4,10',
  },
  /** One hand held out to a child or a friend at the right. */
  handInHand: {
    view: 'back',
    spine: '1,51.5 0,83.5',
    arms: ['-13,64.6 -12.4,50.4', '14.6,66 19.4,52.6'],
    legs: AWAY,
    toes: [0, -60],
    head: '2,10',
  },
  /** A child whose left hand is held. */
  handHeld: {
    view: 'back',
    spine: '0,51.5 0,83.5',
    arms: ['-15.4,73.4 -21,81', '13,65 13.6,51'],
    legs: ['-5,29.6 -5,9', '4,28 3.6,3.6'],
    toes: [-56, 0],
    head: '-1.6,10',
    tilt: -1.6,
  },
  /** On somebody's shoulders; the ground is their neck. */
  onShoulders: {
    view: 'back',
    spine: '0,6 0,38',
    arms: ['-17.4,46 -19,60', '17,45 23,58'],
    lap: '-8,11 -13,6 -14.6,-6 -13,-12 -9,-10 -7.6,-1 0,-2 7.6,-1 9,-10 13,-12 14.6,-6 13,6 8,11',
    grounded: false,
  },
  crouching: {
    view: 'side',
    spine: '-9,13.4 1,43.6',
    arms: ['11,31 23,26', '9.4,30 21.4,21.4'],
    legs: ['14.6,24.6 6,4', '12,26 1.6,4'],
    head: '2.4,10',
  },
  photographing: {
    view: 'side',
    spine: '-2,50.6 0.6,82.6',
    arms: ['9.6,74.4 10.6,87.6', '8,71.4 9.6,86'],
    legs: ['5.6,27.6 9.4,4', '-3.6,27.4 -7,4'],
    head: '1.2,10',
  },
  /** Hands at work on a counter. */
  atCounter: {
    view: 'front',
    spine: '0.4,51.5 0,82.8',
    arms: ['-14.6,65.4 -5,55.6', '14.4,65 6.6,54.6'],
    legs: STANDING,
    head: '0.8,9.4',
  },
  /** Holding something out. */
  offering: {
    view: 'side',
    spine: '-1.4,51.5 1,83.4',
    arms: ['8.6,68 20.6,70.6', '5.6,66 19,66'],
    legs: ['4.4,28 6,4', '-2.8,28 -4.6,4'],
    head: '1.4,10',
  },
  /** Leaning back on a rope. */
  hauling: {
    view: 'side',
    spine: '-7,47.4 -14.4,78',
    arms: ['-0.6,70 13,68.6', '-3.6,68 9,64.4'],
    legs: ['7,30 16.4,4.6', '-5,25.4 -6.4,4'],
    toes: [8, 0],
    head: '0.2,10',
  },
  /** Seen from above or below; turn lays the body down. */
  swimming: {
    view: 'back',
    spine: '0,51.5 0,83.5',
    arms: ['-15,68 -17.6,54', '11,95 8,109'],
    legs: ['-3.6,28 -2.4,5', '5,28.4 6.6,7'],
    toes: [-80, -80],
    grounded: false,
  },
  floating: {
    view: 'back',
    spine: '0,51.5 0,83.5',
    arms: ['-21,86 -33,93', '22,82 35,84'],
    legs: ['-8.6,29 -12.6,7', '8,29 13.4,8'],
    toes: [-80, -80],
    grounded: false,
  },
  /** Both arms over the head: divers, keepers at full stretch, cartwheels; turn lays it down. */
  stretching: {
    view: 'back',
    spine: '0,51.5 0,83.5',
    arms: ['-9.4,97 -5.4,112', '9.4,97 6,112'],
    legs: ['-3.4,28 -5,5', '4,28.4 7.4,7'],
    toes: [-80, -80],
    grounded: false,
  },
  /** Arms round somebody who stands close at the right. */
  embracing: {
    view: 'side',
    spine: '-0.8,51.5 2.6,83',
    arms: ['12,74.6 20.4,78', '10.4,71.6 19.4,70.4'],
    legs: ['3.2,28 4.2,4', '-3,28 -5,4'],
    head: '2.4,10',
  },
  /** The last stride of a bowler or thrower. */
  bowling: {
    view: 'side',
    spine: '0,52 4,83.6',
    arms: ['14.4,71 23,66', '0.4,98 4.4,112'],
    legs: ['-7,30 -20,19', '9,29.4 14,4.6'],
    toes: [-70, 6],
    head: '2.4,10',
  },
  /** One arm high: a lamp, a kite's string, a hand that hails. */
  raising: {
    view: 'back',
    spine: '1.2,51.5 -0.4,83.5',
    arms: ['-13,64.6 -13,50.4', '15.6,91 16.4,106'],
    legs: EASY,
    tilt: 1.6,
    head: '1,10',
  },
  surfing: {
    view: 'side',
    spine: '-6,37 3,66.6',
    arms: ['15,60 25.4,66', '-12,63 -24,60'],
    legs: ['14.4,27.4 22,4', '1.4,16.6 -16,4'],
    toes: [0, 0],
    head: '3.4,10',
    grounded: false,
  },
  /** Astride: camel, horse, bicycle; the ground is the saddle. */
  riding: {
    view: 'side',
    spine: '-2,6 -0.4,38',
    arms: ['7.4,22.4 15.4,16.4', '6.4,21.4 14.4,15.4'],
    legs: ['13,-1 12,-22', '12,-3 9.4,-25'],
    grounded: false,
  },
  /** Palms together before the breast. */
  praying: {
    view: 'front',
    spine: '0,51.5 0,83.5',
    arms: ['-12,63.4 -2,70', '12,63.4 2,70'],
    legs: STANDING,
    head: '0.8,9.4',
  },
  bowing: {
    view: 'side',
    spine: '-6,50 13.4,74.6',
    arms: ['14,59.4 15,46.6', '16.4,58.4 18.6,45.6'],
    legs: ['-1.4,27.6 -1,4', '-5.4,27.6 -6.8,4'],
    head: '9,6.4',
  },
  /** An instrument at the lips. */
  playing: {
    view: 'side',
    spine: '-1.6,51.4 -2.4,83',
    arms: ['6,67.4 12.4,74', '3.4,64.4 11.6,62'],
    legs: ['4.4,28 6.8,4', '-3,28 -5.2,4'],
    head: '2,9.8',
  },
  sittingFront: {
    view: 'front',
    spine: '0,30.5 0.6,62.5',
    arms: ['-12.8,46 -6.6,35.4', '13,46 7.4,35.4'],
    legs: ['-6.6,26.8 -5.4,4', '6.8,26.8 8.4,4'],
  },
} as const satisfies Record<string, FigurePose>

export type FigurePoseName = keyof typeof FIGURE_POSES
