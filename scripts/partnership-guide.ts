/** Prints public/partnership-guide.pdf from the partners' words: `npm run guide`. */
import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { brand } from '../src/content/brand.ts'
import { champagne, ink, ivory } from '../src/content/brand-colours.ts'
import { partnerBenefits, partnersPage } from '../src/content/pages/partners-page.ts'
import { partnershipGuide } from '../src/content/partners/guide.ts'
import { ensureChromium } from './chromium.ts'

const output = 'public/partnership-guide.pdf'

async function embeddedFont(file: string): Promise<string> {
  return `data:font/woff2;base64,${(await readFile(`src/fonts/${file}.woff2`)).toString('base64')}`
}

const style = `
@font-face { font-family: Cormorant; src: url(${await embeddedFont('cormorant')}); font-weight: 500 600 }
@font-face { font-family: Cormorant; font-style: italic; src: url(${await embeddedFont('cormorant-italic')}) }
@font-face { font-family: Jost; src: url(${await embeddedFont('jost')}); font-weight: 400 500 }
@page { size: A4; margin: 24mm 26mm }
@page :first { margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { font: 400 10.5pt/1.6 Jost; color: ${ink} }
h1, h2, h3 { font-family: Cormorant; font-weight: 500; line-height: 1.08; break-after: avoid }
.cover { height: 297mm; padding: 34mm 26mm; background: ${ink}; color: ${ivory}; display: flex; flex-direction: column; break-after: page }
.cover svg { width: 30mm; height: 30mm }
.cover h1 { font-size: 52pt; margin-top: auto }
.cover p { font: italic 500 20pt Cormorant; color: ${champagne}; margin-top: 6mm }
.cover small { margin-top: 26mm; font-size: 9pt; letter-spacing: .14em; text-transform: uppercase }
section { break-inside: avoid; border-top: .3mm solid ${champagne}; padding: 6mm 0 9mm }
h2 { font-size: 22pt; margin-bottom: 4mm }
p + p { margin-top: 3mm }
li { margin: 1.5mm 0 } ol, ul { padding-left: 5mm }
li::marker { color: #8a6a2f }
h3 { font-size: 14pt; margin: 3mm 0 1mm }`

const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('')
const section = (title: string, content: string) => `<section><h2>${title}</h2>${content}</section>`

const body = [
  `<div class="cover">${await readFile('public/logo.svg', 'utf8')}<h1>${partnershipGuide.title}</h1><p>${partnershipGuide.subtitle}</p><small>${brand.name} · ${brand.email}</small></div>`,
  ...partnershipGuide.sections.map(({ title, paragraphs: texts }) => section(title, paragraphs(texts))),
  section(
    partnersPage.benefitsTitle,
    partnerBenefits.map(({ title, description }) => `<h3>${title}</h3><p>${description}</p>`).join(''),
  ),
  section(
    partnersPage.criteria.title,
    `<p>${partnersPage.criteria.intro}</p><ol>${partnersPage.criteria.items.map((item) => `<li>${item}</li>`).join('')}</ol>`,
  ),
].join('')

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
await page.setContent(
  `<!doctype html><html lang="en-GB"><title>${partnershipGuide.title}</title><style>${style}</style>${body}</html>`,
)
await page.evaluate(() => document.fonts.ready.then(() => undefined))
const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
await browser.close()
await writeFile(output, pdf)
console.log(`${output}: ${Math.round(pdf.length / 1024)} KB`)
