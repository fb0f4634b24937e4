import type { Page } from 'playwright-core'
import sharp from 'sharp'

/** The four screens every picture is judged on. */
export const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const

type Colour = [red: number, green: number, blue: number]

interface Words {
  text: string
  colour: Colour
  /** How much of the colour is painted, by its own alpha and by the opacity of all it lies in. */
  alpha: number
  large: boolean
  box: { left: number; top: number; width: number; height: number }
}

/** Words that cannot be read well enough where they stand on the screen now, with how well they can. */
export async function faintWords(page: Page): Promise<string[]> {
  await hideGlyphs(page)
  await picturesPainted(page)
  const { words, ground } = await wordsOnGround(page)
  return words.flatMap((run) => {
    const found = contrastOn(ground, run)
    return found < (run.large ? 3 : 4.5) ? [`${run.text}: ${found.toFixed(2)}`] : []
  })
}

/** Taken again for as long as anything moved meanwhile. */
async function wordsOnGround(page: Page): Promise<{ words: Words[]; ground: Ground }> {
  const before = await wordsInSight(page)
  const ground = await groundOf(page)
  const words = await wordsInSight(page)
  return JSON.stringify(words) === JSON.stringify(before) ? { words, ground } : wordsOnGround(page)
}

/** The same for all words of a page that lie on a picture, from one screenful of them to the next. */
export async function faintWordsOverPictures(page: Page): Promise<string[]> {
  const faint = await faintWords(page)
  let reached = 0
  for (const top of await wordsOverPictures(page)) {
    const { height = 0 } = page.viewportSize() ?? {}
    if (top < reached + height * 0.8) continue
    reached = top - height * 0.3
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), reached)
    faint.push(...(await faintWords(page)))
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  return faint
}

/** How far down the page words lie on pictures, from its top to its end. */
const wordsOverPictures = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll('main img')].map((image) => image.getBoundingClientRect())
    const crosses = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    return [...document.querySelectorAll('main *')]
      .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 1 && pictures.some((picture) => crosses(box, picture)))
      .map((box) => box.bottom + scrollY)
      .sort((one, other) => one - other)
  })

/** Glyphs are painted with no colour, everything behind them stays; adopted, since the page's policy allows no inline style. */
const hideGlyphs = (page: Page) =>
  page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* {
      -webkit-text-fill-color: transparent !important;
      text-decoration-color: transparent !important;
      pointer-events: auto !important;
    }`)
    document.adoptedStyleSheets.push(sheet)
  })

const picturesPainted = (page: Page) =>
  page.evaluate(async () => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight
    })
    const nextFrame = () => new Promise((painted) => requestAnimationFrame(painted))
    // Another width of the picture, chosen after a change of the screen, rejects what was asked before.
    const broken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0
    const decoded = async (image: HTMLImageElement): Promise<void> => {
      const ready = await image.decode().then(
        () => true,
        () => false,
      )
      if (ready) return
      if (broken(image)) throw new Error(`broken picture: ${image.currentSrc}`)
      await nextFrame()
      return decoded(image)
    }
    await Promise.all(inSight.map(decoded))
    await nextFrame()
    await nextFrame()
  })

const wordsInSight = (page: Page): Promise<Words[]> =>
  page.evaluate(() => {
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const mixed = new Map<string, number[]>()
    const painted = (colour: string) => {
      const known = mixed.get(colour)
      if (known || !brush) return known ?? []
      brush.clearRect(0, 0, 1, 1)
      brush.fillStyle = colour
      brush.fillRect(0, 0, 1, 1)
      const rgba = [...brush.getImageData(0, 0, 1, 1).data]
      mixed.set(colour, rgba)
      return rgba
    }
    const above = (element: Element): Element[] =>
      element.parentElement ? [element, ...above(element.parentElement)] : [element]

    /** What of a line is left after everything that scrolls or cuts it off. */
    const cut = (line: DOMRect, around: Element[]) => {
      let { left, top, right, bottom } = line
      for (const element of around) {
        const { overflowX, paddingTop, paddingBottom } = getComputedStyle(element)
        if (overflowX === 'visible' || element === document.documentElement || element === document.body)
          continue
        const frame = element.getBoundingClientRect()
        left = Math.max(left, frame.left)
        right = Math.min(right, frame.right)
        top = Math.max(top, frame.top + Number.parseFloat(paddingTop))
        bottom = Math.min(bottom, frame.bottom - Number.parseFloat(paddingBottom))
      }
      const seen = new DOMRect(
        Math.max(left, 0),
        Math.max(top, 0),
        Math.min(right, innerWidth) - Math.max(left, 0),
        Math.min(bottom, innerHeight) - Math.max(top, 0),
      )
      return seen.width >= 2 && seen.height >= line.height * 0.7 ? seen : null
    }
    const covers = (element: Element) =>
      element.matches('img, video, canvas, iframe') ||
      (painted(getComputedStyle(element).backgroundColor)[3] ?? 0) > 127
    const isCovered = (parent: Element, { left, top, width, height }: DOMRect) => {
      const stack = document.elementsFromPoint(left + width / 2, top + height / 2)
      const depth = stack.indexOf(parent)
      return depth < 0 || stack.slice(0, depth).some((front) => !parent.contains(front) && covers(front))
    }

    const found: Words[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      const text = texts.currentNode.textContent?.trim()
      if (!text || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const around = above(parent)
      const { color, fontSize, fontWeight } = getComputedStyle(parent)
      const [red = 0, green = 0, blue = 0, alpha = 0] = painted(color)
      const opacity = around.reduce((sum, element) => sum * Number(getComputedStyle(element).opacity), 1)
      const size = Number.parseFloat(fontSize)
      for (const line of range.getClientRects()) {
        const box = cut(line, around)
        if (!box || isCovered(parent, box)) continue
        found.push({
          text: text.slice(0, 40),
          colour: [red, green, blue],
          alpha: (alpha / 255) * opacity,
          large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
          box: { left: box.left, top: box.top, width: box.width, height: box.height },
        })
      }
    }
    return found
  })

interface Ground {
  data: Buffer
  width: number
  height: number
}

/** At half size: what the eye sees around a stroke is a small patch, not one pixel of a painted star. */
async function groundOf(page: Page): Promise<Ground> {
  const picture = await page.screenshot({ type: 'jpeg', quality: 97 })
  const { width = 0 } = page.viewportSize() ?? {}
  const { data, info } = await sharp(picture)
    .resize({ width: width / 2 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * The contrast that 95 % of the ground behind the words exceeds: a lamp or a mast behind one letter is no fault,
 * a bright patch behind a word is. Above and below a line's middle are no strokes worth judging.
 */
function contrastOn({ data, width, height }: Ground, { colour, alpha, box }: Words): number {
  const found: number[] = []
  const bottom = Math.min(height, (box.top + box.height * 0.8) / 2)
  const right = Math.min(width, (box.left + box.width) / 2)
  for (let y = Math.ceil((box.top + box.height * 0.2) / 2); y < bottom; y += 1) {
    for (let x = Math.ceil(box.left / 2); x < right; x += 1) {
      const at = (y * width + x) * 3
      const behind: Colour = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      found.push(contrast(over(colour, alpha, behind), behind))
    }
  }
  found.sort((one, other) => one - other)
  return found[Math.floor(found.length * 0.05)] ?? 21
}

const over = (colour: Colour, alpha: number, behind: Colour): Colour => [
  behind[0] + (colour[0] - behind[0]) * alpha,
  behind[1] + (colour[1] - behind[1]) * alpha,
  behind[2] + (colour[2] - behind[2]) * alpha,
]

function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const luminance = ([red, green, blue]: Colour) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

const linearChannels = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
const linear = (channel: number) => linearChannels[Math.round(channel)] ?? 0
