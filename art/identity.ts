/** Makes everything that carries the mark or the colours: favicons, app icons, the header of our mails, the theme. */
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { brand } from '../src/content/brand.ts'
import * as colours from '../src/content/brand-colours.ts'
import { markPaths } from '../src/content/brand-mark.ts'
import { themeFile, themeOf } from './theme.ts'

const { champagne, ink, ivory } = colours
const { sails, star } = markPaths
const mark = (colour: string) => `<g fill="${colour}"><path d="${sails}"/><path d="${star}"/></g>`
const ring = (colour: string) =>
  `<circle cx="24" cy="24" r="22.6" fill="none" stroke="${colour}" stroke-width="1.2"/>`

/** At 16 px a ring is noise: the small icon is the mark alone, as large as its square allows. */
const smallIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="6" fill="${ink}"/><g transform="translate(24 24) scale(1.28) translate(-24 -21.2)" stroke="${champagne}" stroke-width=".7">${mark(champagne)}</g></svg>`

/** Platforms crop app icons to their own shapes: the ring keeps inside the safe four fifths. */
const appIcon = (scale: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${ink}"/><g transform="translate(24 24) scale(${scale}) translate(-24 -24)">${ring(champagne)}${mark(champagne)}</g></svg>`

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${ring(champagne)}${mark(champagne)}</svg>`

const mailHeader = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 250"><rect width="1200" height="250" fill="${ink}"/><g transform="translate(552 34) scale(2)">${ring(champagne)}${mark(champagne)}</g><path d="M480 172h240M500 177h200" stroke="${champagne}" stroke-width="1"/><text x="600" y="214" text-anchor="middle" font-family="Georgia, serif" font-size="26" letter-spacing="6" fill="${ivory}">${brand.name.toUpperCase()}</text></svg>`

const png = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: 600 }).resize(width).png({ compressionLevel: 9 }).toBuffer()

/** An .ico is a small table of contents before ordinary PNGs. */
function ico(images: readonly { size: number; data: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + images.length * 16)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  images.forEach(({ size, data }, index) => {
    const at = 6 + index * 16
    header.writeUInt8(size, at)
    header.writeUInt8(size, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(data.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += data.length
  })
  return Buffer.concat([header, ...images.map(({ data }) => data)])
}

const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: brand.tagline,
  start_url: '/',
  display: 'standalone',
  background_color: ink,
  theme_color: ink,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

const sizes = [16, 32, 48]
const icons = await Promise.all(sizes.map(async (size) => ({ size, data: await png(smallIcon, size) })))
await Promise.all([
  writeFile('public/favicon.svg', smallIcon),
  writeFile('public/favicon.ico', ico(icons)),
  writeFile('public/logo.svg', logo),
  writeFile('public/apple-touch-icon.png', await png(appIcon(0.86), 180)),
  writeFile('public/icon-192.png', await png(appIcon(0.9), 192)),
  writeFile('public/icon-512.png', await png(appIcon(0.9), 512)),
  writeFile('public/icon-maskable-512.png', await png(appIcon(0.72), 512)),
  writeFile('public/mail-header.png', await png(mailHeader, 1200)),
  writeFile(themeFile, themeOf(colours)),
  writeFile('public/site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`),
])
