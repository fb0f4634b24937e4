import sharp from 'sharp'

const SIDE = 48
const WAVES = 12

/** How strongly wave number k swings at each of the SIDE samples. */
const COSINES = Array.from({ length: WAVES + 1 }, (_, k) =>
  Float64Array.from({ length: SIDE }, (_, i) => Math.cos(((i + 0.5) * k * Math.PI) / SIDE)),
)

/**
 * The signs of the 144 broadest waves of a picture (a cosine transform without the mean and the plain gradients, which
 * every sky shares). Two renderings of one drawing differ in few signs, two drawings in about half of them.
 */
export async function perceptualHash(picture: string | Buffer): Promise<Uint8Array> {
  const grey = await sharp(picture).resize(SIDE, SIDE, { fit: 'fill' }).greyscale().raw().toBuffer()
  const rows = Array.from({ length: SIDE }, (_, y) =>
    COSINES.map((wave) => sum(wave, (x) => grey[y * SIDE + x] as number)),
  )
  const signs: number[] = []
  for (let u = 1; u <= WAVES; u++) {
    for (let v = 1; v <= WAVES; v++) {
      const strength = sum(COSINES[v] as Float64Array, (y) => (rows[y] as number[])[u] as number)
      signs.push(strength > 0 ? 1 : 0)
    }
  }
  return Uint8Array.from(signs)
}

function sum(wave: Float64Array, value: (i: number) => number): number {
  let total = 0
  for (let i = 0; i < SIDE; i++) total += (wave[i] as number) * value(i)
  return total
}

/** Share of signs that differ: 0 is the same picture, about .5 two unrelated ones. */
export function difference(a: Uint8Array, b: Uint8Array): number {
  let unlike = 0
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) unlike++
  return unlike / a.length
}
