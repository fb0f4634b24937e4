/** Draws the pictures of docs/brand.md from the site's own tokens, fonts and posters: `node art/brand-sheet.ts`. */
import { readFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { ensureChromium } from '../scripts/chromium.ts'
import {
  champagne,
  goldDeep,
  ink,
  ivory,
  midnight,
  mist,
  paper,
  roseError,
} from '../src/content/brand-colours.ts'

const file = async (path: string, type: string) =>
  `data:${type};base64,${(await readFile(path)).toString('base64')}`
const poster = async (name: string) => {
  const png = await sharp(`public/pictures/${name}.avif`).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
const logo = (await readFile('public/logo.svg', 'utf8')).replace('<svg', '<svg class="logo"')

const style = `
@font-face { font-family: Cormorant; src: url(${await file('src/fonts/cormorant.woff2', 'font/woff2')}); font-weight: 500 600 }
@font-face { font-family: Cormorant; font-style: italic; src: url(${await file('src/fonts/cormorant-italic.woff2', 'font/woff2')}) }
@font-face { font-family: Jost; src: url(${await file('src/fonts/jost.woff2', 'font/woff2')}); font-weight: 400 500 }
* { box-sizing: border-box; margin: 0 }
body { width: 1200px; font: 400 17px/1.65 Jost; color: ${ink}; background: ${ivory} }
section { padding: 48px 56px }
h1 { font: 500 64px/1.02 Cormorant } h2 { font: 500 40px/1.08 Cormorant }
.caps { font-size: 12px; letter-spacing: .16em; text-transform: uppercase; font-weight: 500 }
.row { display: flex; gap: 20px } .row > * { flex: 1 }
.swatch { height: 150px; padding: 16px; display: flex; flex-direction: column; justify-content: end; font-size: 14px; line-height: 1.4; border: 1px solid ${mist} }
.logo { width: 220px } .dark { background: ${ink}; color: ${ivory} }
.button { display: inline-flex; height: 52px; padding: 0 32px; align-items: center; background: ${ink}; color: ${ivory} }
figure img { width: 100%; display: block } figcaption { margin-top: 10px; font-size: 15px }
.bad { position: relative } .bad::after { content: ''; position: absolute; inset: 0 0 34px; background: linear-gradient(to top right, transparent 49.7%, ${roseError} 49.7% 50.3%, transparent 50.3%) }`

const shown = { ink, midnight, ivory, paper, champagne, 'gold-deep': goldDeep, mist, 'rose-error': roseError }
const light: readonly string[] = [ivory, paper, champagne, mist]
const swatches = Object.entries(shown).map(
  ([name, colour]) =>
    `<div class="swatch" style="background:${colour};color:${light.includes(colour) ? ink : ivory}"><b>${name}</b>${colour}</div>`,
)

const sheets: Record<string, string> = {
  mark: `<section class="dark" style="display:flex;gap:70px;align-items:center">${logo}<div><h1>Wanderwish</h1><p style="margin-top:14px;max-width:34ch">A W of two sails under the wishing star, in a ring. The ring is drawn from 24 px up; below that the mark stands alone.</p></div></section>`,
  colour: `<section><div class="row">${swatches.slice(0, 4).join('')}</div><div class="row" style="margin-top:20px">${swatches.slice(4).join('')}</div></section>`,
  type: `<section><p class="caps" style="color:${goldDeep}">Jost 500, letterspaced capitals</p><h1 style="margin:14px 0">Headlines are sentences,<br><i>set in Cormorant.</i></h1><p style="max-width:60ch">Everything else is Jost at 17 pixels on 1.65, never wider than 68 characters. Numerals that count are Cormorant's, lining and of equal width: 06 : 23 : 59 : 12.</p><p style="margin-top:26px"><span class="button caps">Buy Ticket</span></p></section>`,
  use: `<section><div class="row"><figure><img src="${await poster('heroes/home-960')}"><figcaption><b>Do:</b> one large poster; words on its calm left side, sun on the right.</figcaption></figure><figure class="bad"><img style="filter:saturate(2.2) contrast(1.2);border-radius:24px" src="${await poster('heroes/home-960')}"><figcaption><b>Don’t:</b> round corners, louder colours, filters.</figcaption></figure></div></section>`,
}

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width: 1200, height: 600 } })
for (const [name, html] of Object.entries(sheets)) {
  await page.setContent(`<style>${style}</style><body>${html}</body>`)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const png = await page.locator('section').screenshot()
  await sharp(png).webp({ quality: 86 }).toFile(`docs/images/brand-${name}.webp`)
}
await browser.close()
