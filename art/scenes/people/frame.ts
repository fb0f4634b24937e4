export const FRAME = { x: 0, y: 0, w: 720, h: 900 }
