import { champagne, goldDeep, ink, paper } from '../../../content/brand-colours.ts'
import { markPaths } from '../../../content/brand-mark.ts'
import { nightOf } from './night.ts'

/** What the picture says, ready to be drawn. */
export interface KeepsakeFacts {
  readonly poster: string
  readonly sky: string
  readonly light: string
  readonly title: string
  readonly location: string
  /** Along the stub: the kind of paper this is, and its numbers. */
  readonly kind: string
  readonly numbers: string
  /** Label and value, three of them. */
  readonly lines: readonly (readonly [string, string])[]
}

export const keepsakeSize = { width: 1080, height: 1350 } as const

const colours = { ink, paper, gold: goldDeep, champagne } as const
const sheet = { left: 44, top: 44, right: 1036, bottom: 1306 } as const
/** Where the stub would be torn off. */
const tear = 868
const notch = 20
const inset = 30
const picture = { left: sheet.left + inset, top: sheet.top + inset, width: 764, height: 955 } as const
const columns = [0, 300, 560, 764] as const

const serif = (size: number) => `600 ${size}px Cormorant`
const sans = (size: number) => `400 ${size}px Jost`
const capitals = (size: number) => `500 ${size}px Jost`

/** The ticket as a picture to keep and to share: the poster, its facts below, the numbers on the stub. */
export async function drawKeepsake(facts: KeepsakeFacts): Promise<Blob> {
  const [poster] = await Promise.all([fetchPoster(facts.poster), fetchFonts()])
  const canvas = document.createElement('canvas')
  Object.assign(canvas, keepsakeSize)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas to draw on.')
  drawPaper(pen, facts)
  pen.drawImage(poster, picture.left, picture.top, picture.width, picture.height)
  drawTear(pen, nightOf(facts.sky))
  drawWords(pen, facts)
  drawStub(pen, facts)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made.'))), 'image/png'),
  )
}

async function fetchPoster(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/** A canvas does not wait for a face by itself: it would draw with another. */
function fetchFonts(): Promise<unknown> {
  return Promise.all([serif(68), sans(22), capitals(17)].map((font) => document.fonts.load(font)))
}

function drawPaper(pen: CanvasRenderingContext2D, { sky, light }: KeepsakeFacts): void {
  const { top, right, bottom } = sheet
  pen.fillStyle = nightOf(sky)
  pen.fillRect(0, 0, keepsakeSize.width, keepsakeSize.height)
  pen.save()
  pen.shadowColor = 'rgb(0 0 0 / 0.5)'
  pen.shadowBlur = 40
  pen.shadowOffsetY = 14
  pen.fillStyle = colours.paper
  pen.fill(notchedSheet())
  pen.restore()
  pen.save()
  pen.clip(notchedSheet())
  pen.fillStyle = light
  pen.fillRect(tear, top, right - tear, bottom - top)
  pen.restore()
}

/** The paper with half a disc bitten out at each end of the tear and in the middle of both sides, clockwise. */
function notchedSheet(): Path2D {
  const { left, top, right, bottom } = sheet
  const middle = (top + bottom) / 2
  const quarter = Math.PI / 2
  const paper = new Path2D()
  paper.moveTo(left, top)
  paper.arc(tear, top, notch, 2 * quarter, 0, true)
  paper.lineTo(right, top)
  paper.arc(right, middle, notch, -quarter, quarter, true)
  paper.lineTo(right, bottom)
  paper.arc(tear, bottom, notch, 0, 2 * quarter, true)
  paper.lineTo(left, bottom)
  paper.arc(left, middle, notch, quarter, -quarter, true)
  paper.closePath()
  return paper
}

/** A line of holes: the wall behind shows through. */
function drawTear(pen: CanvasRenderingContext2D, wall: string): void {
  pen.fillStyle = wall
  for (let y = sheet.top + 36; y < sheet.bottom - 30; y += 15) {
    pen.beginPath()
    pen.arc(tear, y, 2.6, 0, 2 * Math.PI)
    pen.fill()
  }
}

function drawWords(pen: CanvasRenderingContext2D, { title, location, lines }: KeepsakeFacts): void {
  const { left, width } = picture
  write(pen, location.toUpperCase(), {
    x: left,
    y: 1072,
    font: capitals,
    size: 20,
    colour: colours.gold,
    spacing: 3,
  })
  write(pen, title, { x: left - 2, y: 1147, font: serif, size: 68, room: width, colour: colours.ink })
  pen.fillStyle = colours.champagne
  for (const y of [1173, 1178]) pen.fillRect(left, y, width, 1.5)
  for (const [index, [label, value]] of lines.entries()) {
    const x = left + (columns[index] ?? 0)
    const room = (columns[index + 1] ?? width) - (columns[index] ?? 0) - 24
    write(pen, label.toUpperCase(), {
      x,
      y: 1222,
      font: capitals,
      size: 15,
      colour: colours.gold,
      spacing: 2.5,
    })
    write(pen, value, { x, y: 1259, font: sans, size: 22, room, colour: colours.ink })
  }
}

/** Read from below, as on every ticket that is torn. */
function drawStub(pen: CanvasRenderingContext2D, { kind, numbers }: KeepsakeFacts): void {
  const middle = (tear + sheet.right) / 2
  drawMark(pen, middle, sheet.top + 84, 68)
  pen.save()
  pen.translate(middle, sheet.bottom - 48)
  pen.rotate(-Math.PI / 2)
  const room = sheet.bottom - sheet.top - 48 - 160
  write(pen, kind.toUpperCase(), { x: 0, y: -32, font: capitals, size: 17, colour: colours.ink, spacing: 4 })
  write(pen, numbers, { x: -3, y: 38, font: sans, size: 62, room, colour: colours.ink, spacing: 5 })
  pen.restore()
}

function drawMark(pen: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  pen.save()
  pen.translate(x - size / 2, y - size / 2)
  pen.scale(size / 48, size / 48)
  pen.fillStyle = pen.strokeStyle = colours.ink
  pen.lineWidth = 1.2
  pen.beginPath()
  pen.arc(24, 24, 22.6, 0, 2 * Math.PI)
  pen.stroke()
  for (const path of Object.values(markPaths)) pen.fill(new Path2D(path))
  pen.restore()
}

interface Writing {
  x: number
  y: number
  font: (size: number) => string
  size: number
  /** What is too long for it is set smaller. */
  room?: number
  colour: string
  spacing?: number
}

const smallest = 0.62

function write(pen: CanvasRenderingContext2D, text: string, writing: Writing): void {
  const { x, y, font, size, room = Number.POSITIVE_INFINITY, colour, spacing = 0 } = writing
  pen.fillStyle = colour
  pen.letterSpacing = `${spacing}px`
  pen.font = font(size)
  const scale = Math.min(1, room / pen.measureText(text).width)
  pen.font = font(size * Math.max(scale, smallest))
  pen.fillText(text, x, y, Number.isFinite(room) ? room : undefined)
}
