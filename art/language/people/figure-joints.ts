export type Age = 'child' | 'youth' | 'adult' | 'elder'
export type Build = 'slim' | 'middling' | 'broad' | 'round'

/** Where the joints are, in hundredths of a standing adult: x to the right, y up from the ground (or from the seat). */
export interface FigurePose {
  /** A figure seen from the side looks to the right; flip turns it round. */
  readonly view: 'front' | 'back' | 'side'
  /** Middle of the hips, root of the neck. */
  readonly spine: string
  /** Where the crown points from the neck; straight up if not said. */
  readonly head?: string
  /** Elbow and wrist; the left or farther arm first. */
  readonly arms: readonly [string, string]
  /** Knee and ankle; the left or farther leg first. Nobody sees them in a boat or behind a wall. */
  readonly legs?: readonly [string, string]
  /** Outline of folded legs, instead of legs. */
  readonly lap?: string
  /** How far the toes point up or down, in degrees. */
  readonly toes?: readonly [number, number]
  /** The trunk hides the arms. */
  readonly armsBehind?: true
  /** The right shoulder higher than the left. */
  readonly tilt?: number
  /** Casts a shadow on the ground; what sits in a boat or swims does not. */
  readonly grounded?: false
}
