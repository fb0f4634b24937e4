import sharp from 'sharp'

const SIDE = 16

/**
 * Difference hash of 512 bits: whether each cell is brighter than its right-hand and its lower neighbour.
 * Two pictures of the same drawing differ in few bits, however they were lit or compressed.
 */
export async function perceptualHash(file: string): Promise<Uint8Array> {
  const side = SIDE + 1
  const grey = await sharp(file).resize(side, side, { fit: 'fill' }).blur(0.6).greyscale().raw().toBuffer()
  const bits = new Uint8Array(SIDE * SIDE * 2)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const here = grey[y * side + x] as number
      const at = (y * SIDE + x) * 2
      bits[at] = here > (grey[y * side + x + 1] as number) ? 1 : 0
      bits[at + 1] = here > (grey[(y + 1) * side + x] as number) ? 1 : 0
    }
  }
  return bits
}

/** Share of bits that differ: 0 is the same picture, about .5 two unrelated ones. */
export function difference(a: Uint8Array, b: Uint8Array): number {
  let unlike = 0
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) unlike++
  return unlike / a.length
}
