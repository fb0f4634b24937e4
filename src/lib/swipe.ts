export const swipeDistancePx = 30

/** 1 for a finger that went left (onward), -1 for right (back), 0 for too little or mostly up and down. */
export function swipeStep(dx: number, dy: number): 1 | -1 | 0 {
  if (Math.abs(dx) <= swipeDistancePx || Math.abs(dx) <= Math.abs(dy)) return 0
  return dx < 0 ? 1 : -1
}
