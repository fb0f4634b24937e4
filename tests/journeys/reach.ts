import type { CDPSession, ElementHandle, Page } from 'playwright-core'

/** What somebody may press, type into or choose. */
const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'

/** A style of the visitor's own, at once; adopted, since the page's policy allows no inline one. */
async function wearing<T>(page: Page, css: string, work: () => Promise<T>): Promise<T> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, `* { transition: none !important; } ${css}`)
  const found = await work()
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  return found
}

/** Controls that are out of sight or under something else when the focus is on them, and pages that scroll sideways. */
export const outOfReach = (page: Page): Promise<string[]> =>
  wearing(page, '', () =>
    page.evaluate((selector) => {
      const found: string[] = []
      if (document.documentElement.scrollWidth > innerWidth) found.push('The page scrolls sideways')
      const bar = document.querySelector('body > header')
      const barHeight = bar?.getBoundingClientRect().height ?? 0
      if (barHeight > innerHeight / 3) found.push(`The bar is ${barHeight} px high`)

      /** Of what is larger than the screen the part beneath the bar counts. */
      const isInFront = (place: Element) => {
        const box = place.getBoundingClientRect()
        const top = Math.max(box.top, bar?.contains(place) ? 0 : barHeight)
        const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
        const bottom = Math.min(box.bottom, innerHeight)
        if (bottom - top < Math.min(box.height, 24) - 1 || right - left < Math.min(box.width, 24) - 1)
          return false
        const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return place.contains(front)
      }
      for (const control of document.querySelectorAll<HTMLElement>(selector)) {
        if (!control.checkVisibility({ visibilityProperty: true })) continue
        control.focus()
        if (document.activeElement !== control) continue
        // A link that goes over two lines is not where its box has its middle.
        const inline = getComputedStyle(control).display === 'inline' ? control.parentElement : control
        if (!isInFront(control.closest('label') ?? inline ?? control))
          found.push(
            `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent?.trim()}`,
          )
      }
      ;(document.activeElement as HTMLElement | null)?.blur()
      scrollTo({ top: 0, behavior: 'instant' })
      return found
    }, controls),
  )

/** WCAG 1.4.12: what a visitor may set without losing a word. */
const wideLetters = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

/** Words that are cut off, or lie on other words, once letters, words and lines are set wider apart. */
export const lostWithWideLetters = (page: Page): Promise<string[]> =>
  wearing(page, wideLetters, () =>
    page.evaluate(() => {
      const found: string[] = []
      if (document.documentElement.scrollWidth > innerWidth) found.push('The page scrolls sideways')
      const around = (element: Element): Element[] =>
        element.parentElement ? [element, ...around(element.parentElement)] : [element]
      const cutsOff = (element: Element, { left, top, right, bottom }: DOMRect) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const frame = element.getBoundingClientRect()
        const across =
          ['hidden', 'clip'].includes(overflowX) && (left < frame.left - 2 || right > frame.right + 2)
        const along =
          ['hidden', 'clip'].includes(overflowY) && (top < frame.top - 3 || bottom > frame.bottom + 3)
        return across || along
      }
      const lines: { text: string; parent: Element; box: DOMRect }[] = []
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement
        const text = texts.currentNode.textContent?.trim()
        if (!text || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        const frames = around(parent).slice(0, -2)
        // What is shortened in a closed summary is told in full when it is opened.
        if (parent.closest('details:not([open]) > summary')) continue
        // Words for those who listen have a box of one pixel.
        if (frames.some((frame) => frame.clientWidth === 1 && frame.clientHeight === 1)) continue
        for (const box of range.getClientRects()) {
          if (frames.some((frame) => cutsOff(frame, box))) found.push(`cut off: ${text}`)
          lines.push({ text, parent, box })
        }
      }
      const overlap = (one: DOMRect, other: DOMRect) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
          Math.min(one.height, other.height) * 0.4
      const layer = (element: Element) =>
        around(element).find((each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position))
      for (const [index, { text, parent, box }] of lines.entries())
        for (const other of lines.slice(index + 1))
          if (overlap(box, other.box) && layer(parent) === layer(other.parent))
            found.push(`on one another: ${text} | ${other.text}`)
      return found
    }),
  )

/** Targets smaller than 24 px with another one within 24 px of their middle (WCAG 2.5.8); links within a sentence are free. */
export const tooSmallToTouch = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const smallest = 24
    const inSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ''),
      )
    const seen = [...document.querySelectorAll<HTMLInputElement>(selector)].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.matches('.stage-panel') &&
        (!document.querySelector('dialog[open]') || control.closest('dialog[open]')),
    )
    const targets = seen.map((control) => {
      const label = control.labels?.[0]
      const box = (
        ['checkbox', 'radio', 'file'].includes(control.type) && label ? label : control
      ).getBoundingClientRect()
      return { control, box, x: box.left + box.width / 2, y: box.top + box.height / 2 }
    })
    const isSmall = ({ box }: { box: DOMRect }) => Math.min(box.width, box.height) < smallest - 0.5
    type Target = (typeof targets)[number]
    const crowds = (small: Target, other: Target) => {
      if (isSmall(other)) return Math.hypot(small.x - other.x, small.y - other.y) < smallest
      const aside = Math.max(other.box.left - small.x, small.x - other.box.right, 0)
      const above = Math.max(other.box.top - small.y, small.y - other.box.bottom, 0)
      return Math.hypot(aside, above) < smallest / 2
    }
    return targets
      .filter((target) => isSmall(target) && !inSentence(target.control))
      .filter((target) =>
        targets.some(
          (other) =>
            other !== target &&
            !other.control.contains(target.control) &&
            !target.control.contains(other.control) &&
            crowds(target, other),
        ),
      )
      .map(
        ({ control, box }) =>
          `${control.getAttribute('aria-label') ?? control.textContent?.trim()}: ${Math.round(box.width)} × ${Math.round(box.height)}`,
      )
  }, controls)

/** What moves longer than a moment though less motion was asked for. */
export const stillMoving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 1)
      .map((animation) => {
        const target = (animation.effect as KeyframeEffect | null)?.target
        return `${target?.tagName} ${target?.className}`
      }),
  )

interface Spoken {
  role: string
  name: string
  level?: number
  url?: string
}

const pressed = [
  'link',
  'button',
  'textbox',
  'combobox',
  'checkbox',
  'radio',
  'spinbutton',
  'tab',
  'menuitem',
  'switch',
]
const landmarks = ['navigation', 'region', 'complementary', 'dialog']

/** What is wrong for somebody who goes by names and headings alone, in the browser's own tree for them. */
export async function misnamed(page: Page): Promise<string[]> {
  const nodes = await spokenOn(page)
  const levels = nodes.filter(({ role }) => role === 'heading').map(({ level = 0 }) => level)
  const nameless = nodes
    .filter(({ role, name }) => [...pressed, ...landmarks].includes(role) && !name.trim())
    .map(({ role }) => `a ${role} without a name`)
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
  return [
    ...nameless,
    ...jumps.map((level) => `a heading jumps to ${level}`),
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not one first heading']),
    ...sameName(nodes.filter(({ role, url }) => role === 'link' && !url?.includes('#'))),
  ]
}

/** Links of one name that lead to different pages. */
function sameName(links: Spoken[]): string[] {
  const pageOf = ({ url = '' }: Spoken) => url.split(/[?#]/)[0]
  return [...Map.groupBy(links, ({ name }) => name)]
    .filter(([, these]) => new Set(these.map(pageOf)).size > 1)
    .map(([name, these]) => `${name}: ${these.map(({ url }) => url).join(', ')}`)
}

async function spokenOn(page: Page): Promise<Spoken[]> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => {
      const value = (wanted: string) => properties.find((each) => each.name === wanted)?.value.value
      return { role: role?.value, name: name?.value ?? '', level: value('level'), url: value('url') }
    })
}

/** In the colours a visitor forces upon the page: controls without a ring, without an edge or without a drawing. */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  // Whoever goes by keyboard is shown the ring; after a click nobody is.
  await page.keyboard.press('Tab')
  const found = [
    ...(await withoutRingOrEdge(page)),
    ...(await blankDrawings(page)),
    ...(await untoldChoices(page)),
  ]
  await page.emulateMedia({ forcedColors: null })
  return found
}

const withoutRingOrEdge = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const found: string[] = []
    const named = (control: Element) => control.getAttribute('aria-label') ?? control.textContent?.trim()
    const isEdged = (control: Element) => {
      const { borderTopWidth, borderBottomWidth, borderBottomStyle, textDecorationLine } =
        getComputedStyle(control)
      const border = Math.max(Number.parseFloat(borderTopWidth), Number.parseFloat(borderBottomWidth))
      return (border >= 1 && borderBottomStyle !== 'none') || textDecorationLine !== 'none'
    }
    /** What is a plate of its own in the page's colours. */
    const plates =
      'button.caps, a.caps.inline-flex, input:not([type=file], [type=checkbox]), select, textarea'
    for (const control of document.querySelectorAll<HTMLElement>(selector)) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled')) continue
      control.focus()
      const ringed = control.matches('[type=file]') ? control.closest('label') : control
      const { outlineStyle, outlineWidth } = getComputedStyle(ringed ?? control)
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1)
        found.push(`no ring: ${named(control)}`)
      if (control.matches(plates) && ![control, ...control.children].some(isEdged))
        found.push(`no edge: ${named(control)}`)
    }
    ;(document.activeElement as HTMLElement | null)?.blur()
    scrollTo({ top: 0, behavior: 'instant' })
    return found
  }, controls)

/** Controls that are a drawing and no words, and look the same without the drawing. */
async function blankDrawings(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const control of await page.$$('button:not(:has(img)), a[href]:not(:has(img))')) {
    if (!(await control.isVisible()) || (await control.textContent())?.trim()) continue
    const drawn = await portrait(page, control)
    await paintChildren(control, 'hidden')
    if (drawn.equals(await portrait(page, control)))
      found.push(`blank: ${await control.getAttribute('aria-label')}`)
    await paintChildren(control, '')
  }
  return found
}

const paintChildren = (control: ElementHandle<Element>, visibility: string) =>
  control.evaluate((element, value) => {
    for (const child of element.querySelectorAll<HTMLElement>('*')) child.style.visibility = value
  }, visibility)

/** Chosen days, pages and filters that look like those not chosen. */
async function untoldChoices(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const choice of await page.$$('[aria-current], [aria-pressed=true]')) {
    if (!(await choice.isVisible())) continue
    const told = await portrait(page, choice)
    await choice.evaluate((element) => {
      for (const state of ['aria-current', 'aria-pressed']) element.removeAttribute(state)
    })
    if (told.equals(await portrait(page, choice))) found.push(`not told apart: ${await choice.textContent()}`)
  }
  return found
}

async function portrait(page: Page, control: ElementHandle<Element>): Promise<Buffer> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const clip = await control.boundingBox()
  return page.screenshot(clip ? { clip } : {})
}
