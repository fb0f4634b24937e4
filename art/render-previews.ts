import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { ensureChromium } from '../scripts/chromium.ts'
import { brand } from '../src/content/brand.ts'
import { champagne, ink, ivory } from '../src/content/brand-colours.ts'
import { type PreviewCard, previewCards } from './previews.ts'

/** Draws the link-preview cards of all pages: sign and title on a leaf beside the picture, as JPEG of 1200 × 630. */
const PUBLIC = new URL('../public/', import.meta.url)
const FONTS = new URL('../node_modules/@fontsource-variable/', import.meta.url)

const inline = async (url: URL, type: string) =>
  `data:${type};base64,${(await readFile(url)).toString('base64')}`

const [display, text, logo] = await Promise.all([
  inline(new URL('cormorant/files/cormorant-latin-wght-normal.woff2', FONTS), 'font/woff2'),
  inline(new URL('jost/files/jost-latin-wght-normal.woff2', FONTS), 'font/woff2'),
  inline(new URL('logo.svg', PUBLIC), 'image/svg+xml'),
])

const STYLE = `
@font-face { font-family: Display; src: url(${display}); font-weight: 300 700 }
@font-face { font-family: Text; src: url(${text}); font-weight: 100 900 }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; position: relative; overflow: hidden; color: ${ivory}; background: ${ink} }
/* The subject of a wide picture stands right of its middle; the words have a leaf of their own. */
img.picture { position: absolute; inset: 0 0 0 auto; width: 672px; height: 100%; object-fit: cover; object-position: 80% 50% }
main { position: absolute; inset: 64px auto 64px 64px; display: flex; flex-direction: column; justify-content: space-between; width: 432px }
header { display: flex; align-items: center; gap: 18px; font: 500 22px Text; letter-spacing: .18em; text-transform: uppercase }
header img { width: 58px }
h1 { font: 600 66px/1.04 Display; text-wrap: balance }
i { display: block; width: 120px; height: 5px; border-block: 1px solid ${champagne}; margin-top: 30px }`

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const pictureOf = (card: PreviewCard) => new URL(`pictures/${card.picture}-1600.avif`, PUBLIC)

async function page(card: PreviewCard): Promise<string> {
  const picture = await inline(pictureOf(card), 'image/avif')
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><img class="picture" src="${picture}">
<main><header><img src="${logo}">${escaped(brand.name)}</header><div><h1>${escaped(card.title)}</h1><i></i></div></main>`
}

await mkdir(new URL('previews/', PUBLIC), { recursive: true })
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const card of previewCards) {
  if (!existsSync(pictureOf(card))) {
    console.error(`${card.file} waits for its picture ${card.picture}`)
    continue
  }
  await tab.setContent(await page(card), { waitUntil: 'load' })
  await tab.evaluate('Promise.all([document.fonts.ready, ...[...document.images].map((i) => i.decode())])')
  const shot = await tab.screenshot({ type: 'png' })
  await writeFile(
    new URL(`previews/${card.file}.jpg`, PUBLIC),
    await sharp(shot).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
  )
  console.log(`previews/${card.file}.jpg`)
}
await browser.close()
