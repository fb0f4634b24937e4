import { mkdir, writeFile } from 'node:fs/promises'
import { ink as INK } from '../src/content/brand-colours.ts'

/** Draws the monograms of partners and charities: `node art/logos.ts` writes public/logos/<id>.svg. */
const FOLDER = new URL('../public/logos/', import.meta.url)
const GOLD = '#8a6a2f'

const n = (value: number): string => String(Math.round(value * 100) / 100)
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
const line = (d: string, width: number, colour = INK): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>`
const solid = (d: string, colour = INK): string => `<path d="${d}" fill="${colour}" stroke="none"/>`
const ring = (cx: number, cy: number, r: number, width: number, colour = INK): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" stroke="${colour}" stroke-width="${width}"/>`
const dot = (cx: number, cy: number, r: number, colour = INK): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${colour}" stroke="none"/>`
const polar = (cx: number, cy: number, r: number, degrees: number): string => {
  const a = (degrees * Math.PI) / 180
  return `${n(cx + Math.cos(a) * r)} ${n(cy + Math.sin(a) * r)}`
}
const rays = (cx: number, cy: number, from: number, to: number, angles: readonly number[]): string =>
  angles.map((a) => `M${polar(cx, cy, from, a)}L${polar(cx, cy, to, a)}`).join('')
const fan = (count: number, from: number, to: number): number[] =>
  numbers(count).map((i) => from + ((to - from) * i) / (count - 1))
const star = (cx: number, cy: number, long: number, short: number, points: number): string =>
  `M${numbers(points * 2)
    .map((i) => polar(cx, cy, i % 2 === 0 ? long : short, (i * 180) / points - 90))
    .join('L')}Z`
const waves = (x: number, y: number, count: number, w: number, h: number): string =>
  `M${x} ${y}${numbers(count)
    .map((i) => `q${w / 2} ${i % 2 === 0 ? -h : h} ${w} 0`)
    .join('')}`

/** Deco capitals as single strokes in a box one unit high: path and width. */
const LETTERS: Record<string, readonly [path: string, width: number]> = {
  A: ['M0 1L.38 0L.76 1M.13 .72H.63', 0.76],
  C: ['M.76 .16A.5 .5 0 1 0 .76 .84', 0.8],
  F: ['M0 1V0H.54M0 .42H.42', 0.54],
  G: ['M.76 .16A.5 .5 0 1 0 .8 .82V.56H.5', 0.82],
  H: ['M0 0V1M.62 0V1M0 .62H.62', 0.62],
  I: ['M0 0V1', 0],
  K: ['M0 0V1M.56 0L0 .62M.2 .42L.6 1', 0.6],
  L: ['M0 0V1H.5', 0.5],
  M: ['M0 1V0L.4 .66L.8 0V1', 0.8],
  P: ['M0 1V0H.3A.3 .3 0 0 1 .3 .6H0', 0.6],
  R: ['M0 1V0H.3A.28 .28 0 0 1 .3 .56H0M.3 .56L.6 1', 0.6],
  S: ['M.54 .15C.42 -.06 .02 -.05 .02 .26C.02 .52 .57 .46 .57 .74C.57 1.06 .1 1.06 0 .83', 0.57],
  T: ['M0 0H.7M.35 0V1', 0.7],
  V: ['M0 0L.36 1L.72 0', 0.72],
  '4': ['M.5 1V0L0 .7H.68', 0.68],
}

/** Letters centred on x, their feet at y + h; gap between them in units of their height. */
function letters(
  text: string,
  x: number,
  y: number,
  h: number,
  width: number,
  colour = INK,
  gap = 0.26,
): string {
  const glyphs = [...text].map((c) => LETTERS[c] ?? (['', 0] as const))
  const total = glyphs.reduce((sum, [, w]) => sum + w, 0) + gap * (glyphs.length - 1)
  let left = x - (total * h) / 2
  return glyphs
    .map(([d, w]) => {
      const drawn = `<path transform="translate(${n(left)} ${n(y)}) scale(${n(h)})" d="${d}" stroke="${colour}" stroke-width="${n(width / h)}"/>`
      left += (w + gap) * h
      return drawn
    })
    .join('')
}

const doubleRing = (r = 45): string => ring(48, 48, r, 1.8) + ring(48, 48, r - 3.6, 0.9, GOLD)

/** One leaf from a point, with its fine parallel veins. */
const leaf = (side: 1 | -1): string => {
  const x = (v: number) => n(48 + side * v)
  const veins = numbers(5)
    .map((i) => `M${x(9.5 + i * 3.6)} ${n(67 - i * 4.6)}L${x(8.5 + i * 3.4)} ${n(60 - i * 3.6)}`)
    .join('')
  return (
    line(`M48 76C${x(8)} 74 ${x(30)} 66 ${x(30)} 40C${x(14)} 42 ${x(3)} 56 48 76`, 1.7) +
    line(`M48 76C${x(10)} 66 ${x(20)} 56 ${x(28)} 43`, 1, GOLD) +
    line(veins, 0.9, GOLD)
  )
}

const petal = (turn: number): string =>
  `<path transform="rotate(${turn} 48 60)" d="M48 60C38 48 38 28 48 16C58 28 58 48 48 60Z" stroke="${INK}" stroke-width="1.8"/>`

const LOGOS: Record<string, string> = {
  'takamaka-house': doubleRing() + leaf(1) + leaf(-1) + letters('T', 48, 17, 30, 3),

  'maison-rascal':
    line('M14 90V44A34 34 0 0 1 82 44V90Z', 2) +
    line('M19 86V44A29 29 0 0 1 77 44V86Z', 0.9, GOLD) +
    letters('MR', 48, 25, 21, 2.6) +
    line('M19 56H77', 1.6) +
    line(
      numbers(6)
        .map(
          (i) =>
            `M${n(19 + i * 9.67)} 86L${n(28.67 + i * 9.67)} 58M${n(28.67 + i * 9.67)} 86L${n(19 + i * 9.67)} 58`,
        )
        .join(''),
      1.1,
      GOLD,
    ) +
    line('M48 57V87', 1.8),

  'kawara-inns':
    line('M6 40L48 10L90 40', 2.2) +
    [0, 1, 2]
      .map((row) =>
        line(
          numbers(7 - row * 2)
            .map((i) => `M${n(18 + row * 8.6 + i * 8.6)} ${36 - row * 7}a4.3 4.3 0 0 0 8.600 0`)
            .join(''),
          1.1,
          GOLD,
        ),
      )
      .join('') +
    line('M14 40H82', 1.8) +
    line('M22 44V86H74V44', 2) +
    letters('K', 48, 50, 29, 3) +
    line('M26 48V82H70V48', 0.9, GOLD),

  'albatross-air':
    numbers(7)
      .map((i) => {
        const y = 36 + i * 4.6
        const [root, tip] = [12 + i * 1.75, 45 - i * 3.4]
        return line(
          `M${n(48 - root)} ${n(y)}L${n(48 - tip)} ${n(y - 12 + i * 1.5)}M${n(48 + root)} ${n(y)}L${n(48 + tip)} ${n(y - 12 + i * 1.5)}`,
          i % 2 ? 1 : 1.8,
          i % 2 ? GOLD : INK,
        )
      })
      .join('') +
    letters('A', 48, 24, 44, 3.2) +
    line('M30 78H66', 1.2, GOLD) +
    line('M38 83H58', 1.2, GOLD) +
    dot(48, 17, 2, GOLD),

  'petrel-seaplanes':
    ring(48, 48, 45, 1.8) +
    line('M10 36H86', 2.6) +
    line('M14 32.500H82', 0.9, GOLD) +
    ring(48, 42, 10, 2) +
    letters('P', 48.5, 36.5, 11.5, 1.8) +
    line('M40 49L33 58M56 49L63 58M48 52V56', 1.6) +
    line('M24 60C28 55 42 55 44 60C38 64 28 64 24 60ZM72 60C68 55 54 55 52 60C58 64 68 64 72 60Z', 1.7) +
    line(
      `${waves(13.5, 70, 6, 11.5, 5)}${waves(20.5, 77, 5, 11, 5)}${waves(31.5, 84, 3, 11, 5)}`,
      1.1,
      GOLD,
    ) +
    line('M48 32V22M38 22H58', 1.6),

  'mistral-rotor':
    line('M48 4L86 26V70L48 92L10 70V26Z', 2) +
    line('M48 9L81.600 28.500V67.500L48 87L14.400 67.500V28.500Z', 0.9, GOLD) +
    [30, 90, 150, 210, 270, 330]
      .map(
        (a) =>
          `<path transform="rotate(${a} 48 48)" d="M70 48L82 45.800V50.200Z" fill="${GOLD}" stroke="none"/>`,
      )
      .join('') +
    ring(48, 48, 19, 1.8) +
    letters('M', 48, 38, 20, 2.8),

  'iron-pot':
    line('M16 34H80', 2.4) +
    line('M20 34C14 62 26 76 48 76C70 76 82 62 76 34', 2.2) +
    line('M16 34C8 34 8 46 17 46M80 34C88 34 88 46 79 46', 1.8) +
    line('M31 72L26 86M65 72L70 86M48 76V86', 2.2) +
    letters('IP', 48, 43, 22, 2.8, INK, 0.34) +
    line('M38 90C34 84 40 82 38 77M58 90C62 84 56 82 58 77', 1.1, GOLD) +
    line('M34 26C28 20 40 16 34 8M48 26C42 20 54 14 48 6M62 26C56 20 68 16 62 8', 1.2, GOLD) +
    line('M24 39H72', 0.9, GOLD),

  'mesa-larga':
    line('M48 4L92 48L48 92L4 48Z', 1.9) +
    line('M48 10L86 48L48 86L10 48Z', 0.9, GOLD) +
    letters('ML', 48, 27, 17, 2.4) +
    line('M42 51H54L65 66H31Z', 2) +
    line('M48 51V66M45 53L41.500 57M45 57.500L39 63.500M51 53L54.500 57M51 57.500L57 63.500', 1, GOLD) +
    line('M35 66V71M61 66V71', 1.8),

  'saffron-lane':
    petal(-38) +
    petal(38) +
    petal(-19) +
    petal(19) +
    line('M48 58C46 46 42 36 39 26M48 58V22M48 58C50 46 54 36 57 26', 1.3, GOLD) +
    dot(39, 25, 1.8, GOLD) +
    dot(48, 20, 1.8, GOLD) +
    dot(57, 25, 1.8, GOLD) +
    line('M48 60V66', 1.8) +
    ring(48, 78, 12.5, 1.8) +
    letters('S', 48, 70.5, 15, 2.2) +
    line('M35 76C24 76 16 70 12 62M61 76C72 76 80 70 84 62', 1.1, GOLD),

  'loom-and-vale':
    line('M12 8H84V50C84 72 66 84 48 92C30 84 12 72 12 50Z', 2) +
    line(
      numbers(13)
        .map((i) => `M${18 + i * 5} 12V${n(i < 1 || i > 11 ? 26 : 30)}`)
        .join(''),
      1,
      GOLD,
    ) +
    line('M16 20H80M16 26H80', 1.3) +
    letters('L', 48, 34, 25, 3) +
    line(
      'M19 62L33.500 68L48 62L62.500 68L77 62M24 69L36 74L48 69L60 74L72 69M33 77L40.500 80L48 77L55.500 80L63 77',
      1.1,
      GOLD,
    ),

  'compass-trunk':
    line('M76.500 22A40 40 0 1 0 76.500 74', 3) +
    line('M72 27A33 33 0 1 0 72 69', 1, GOLD) +
    line(rays(48, 48, 35, 38, fan(17, 60, 300)), 1, GOLD) +
    line(star(48, 48, 27, 7, 4), 1.8) +
    solid(`M48 21L53 43L48 48ZM75 48L53 53L48 48ZM48 75L43 53L48 48ZM21 48L43 43L48 48Z`) +
    line(rays(48, 48, 9, 18, [45, 135, 225, 315]), 1.2, GOLD) +
    dot(48, 48, 2.4, GOLD),

  'grandstand-society':
    [44, 36.5, 29]
      .map((r, i) => line(`M${n(48 - r)} 58A${r} ${r} 0 0 1 ${n(48 + r)} 58`, i === 0 ? 2.2 : 1.6))
      .join('') +
    line(rays(48, 58, 30.5, 42.5, fan(13, 188, 352)), 1, GOLD) +
    letters('G', 48, 38, 24, 3) +
    line('M4 66H92', 2.2) +
    line('M10 72H86M18 78H78M28 84H68M38 90H58', 1.2, GOLD),

  'owambe-and-co':
    ring(48, 48, 45, 1.8) +
    line('M26 22C26 33 36 36 40.500 40.500M70 22C70 33 60 36 55.500 40.500', 2) +
    line('M26 74C26 63 36 60 40.500 55.500M70 74C70 63 60 60 55.500 55.500', 2) +
    `<ellipse cx="48" cy="22" rx="22" ry="6.500" stroke="${INK}" stroke-width="2"/>` +
    line('M26 74C26 78 36 80.500 48 80.500C60 80.500 70 78 70 74', 2) +
    line(
      fan(6, -16, 16)
        .map(
          (x) =>
            `M${n(48 + x)} 28L${n(48 + x * 0.45)} ${n(37 + Math.abs(x) * 0.08)}M${n(48 + x * 0.45)} ${n(59 - Math.abs(x) * 0.08)}L${n(48 + x)} 78`,
        )
        .join(''),
      0.9,
      GOLD,
    ) +
    ring(48, 48, 10.5, 2.8) +
    line(rays(48, 48, 38, 42, fan(9, -24, 24)), 1, GOLD) +
    line(rays(48, 48, 38, 42, fan(9, 156, 204)), 1, GOLD),

  'four-islands-trust':
    line('M10 10C24 10 38 8 48 4C58 8 72 10 86 10V48C86 72 66 86 48 92C30 86 10 72 10 48Z', 2) +
    letters('4', 47, 14, 24, 3) +
    line(
      'M18 58C22 46 28 46 32 58M32 58C37 42 45 42 50 58M50 58C53 48 58 48 61 58M61 58C65 44 73 44 78 58',
      1.8,
    ) +
    line(`${waves(17, 65, 5, 12.4, 5)}${waves(22, 72, 4, 13, 5)}${waves(32, 79, 3, 10.7, 5)}`, 1.1, GOLD) +
    line('M15 58H81', 1.2, GOLD),

  'hajar-and-creek':
    ring(48, 48, 45, 1.8) +
    line('M7 56L22 34L32 46L48 20L64 46L74 34L89 56', 2.2) +
    line('M14 57L22 45L29 54M67 54L74 45L82 57M40 45L48 32L56 45', 1, GOLD) +
    letters('H', 48, 46, 19, 2.8) +
    line('M8 67H88', 1.6) +
    line(`${waves(15, 74, 6, 11, 5)}${waves(22, 81, 4, 13, 5)}${waves(34, 87, 2, 14, 4)}`, 1.1, GOLD),

  'springs-and-stars':
    line('M48 4C58 22 80 38 80 60A32 32 0 0 1 16 60C16 38 38 22 48 4Z', 2.2) +
    line('M48 13C57 28 75 42 75 60A27 27 0 0 1 21 60C21 42 39 28 48 13Z', 0.9, GOLD) +
    solid(star(48, 40, 13, 3.2, 4), GOLD) +
    line(rays(48, 40, 6, 9, [-45, 45, 135, 225]), 1.2) +
    letters('S', 48, 56, 21, 2.8) +
    dot(31, 54, 1.5, GOLD) +
    dot(65, 54, 1.5, GOLD) +
    dot(33, 66, 1.1) +
    dot(63, 66, 1.1),

  'first-flight-fund':
    line('M6 74H90', 2.2) +
    line('M26 74A22 22 0 0 1 70 74', 1.8) +
    line(rays(48, 74, 26, 40, fan(11, 195, 345)), 1.1, GOLD) +
    line('M14 40C26 24 40 24 48 36C56 24 70 24 82 40', 2.4) +
    line('M24 31C34 26 43 30 48 40C53 30 62 26 72 31', 1, GOLD) +
    letters('F', 48, 57, 15, 2.2) +
    line('M16 81H80M28 87H68', 1.2, GOLD),

  'kite-and-harbour':
    line('M54 4L78 30L54 60L36 26Z', 2.2) +
    line('M54 10L71.500 29.500L54 51L41.500 27Z', 0.9, GOLD) +
    letters('K', 56.5, 20.5, 17, 2.6) +
    line('M54 60C50 66 60 70 54 76', 1.3) +
    solid('M53 65L46 62V69ZM53 65L60 62V69Z', GOLD) +
    line('M6 84V72C16 62 30 62 38 72M90 84V72C84 66 76 64 68 67', 2) +
    line(`${waves(6, 84, 7, 12, 5)}${waves(18, 90, 5, 12, 4)}`, 1.2, GOLD),

  'lantern-street':
    line('M48 4V12M40 12H56L64 24H32Z', 2) +
    line('M34 24L38 58H58L62 24', 2.2) +
    line('M38 58L42 64H54L58 58', 1.8) +
    letters('L', 48.5, 31, 21, 2.8) +
    line(rays(48, 42, 24, 38, [-50, -30, -10, 10, 30, 150, 170, 190, 210, 230]), 1.2, GOLD) +
    line('M42 70L18 92M54 70L78 92', 2) +
    line('M48 72V76M48 80V85M48 88V92', 1.2, GOLD),

  'small-horizons':
    ring(48, 44, 30, 2.4) +
    ring(48, 44, 25.5, 0.9, GOLD) +
    line(rays(48, 44, 14.5, 25, fan(13, 180, 540).slice(0, 12)), 1.1, GOLD) +
    ring(48, 44, 13, 1.8) +
    letters('S', 48, 35.5, 17, 2.4) +
    line('M4 76H28M68 76H92', 2) +
    line(`${waves(4, 83, 8, 11, 5)}${waves(20, 90, 5, 11.2, 4)}`, 1.2, GOLD) +
    line('M36 76H60', 2),
}

await mkdir(FOLDER, { recursive: true })
for (const [id, drawing] of Object.entries(LOGOS)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" fill="none" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>\n`
  await writeFile(new URL(`${id}.svg`, FOLDER), svg)
}
console.log(`${Object.keys(LOGOS).length} monograms`)
