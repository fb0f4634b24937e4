import { finerStops, mix } from './colour.ts'
import type { View } from './geometry.ts'
import { type Light, shade, tonesOf } from './light.ts'
import { round1 } from './numbers.ts'
import { type Random, randomFrom } from './random.ts'

export interface Sun {
  readonly x: number
  readonly y: number
  readonly r: number
}

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** A gradient stop: a colour, or colour, opacity and (optionally) offset. */
export type Stop = string | readonly [colour: string, opacity: number, offset?: number]

interface StageSetting {
  readonly seed: number
  readonly light: Light
  readonly season: Season
  readonly horizon: number
  readonly sun: Sun | null
  readonly view: View
}

const BLEED = 24

/** What a motif draws on: the vector document, the light and the camera of one picture. */
export class Stage {
  readonly seed: number
  readonly light: Light
  readonly season: Season
  readonly horizon: number
  readonly sun: Sun | null
  readonly view: View
  /** The edges of the camera, a little beyond the frame. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  #defs: string[] = []
  #known = new Map<string, string>()
  #body: string[] = []
  #count = 0

  constructor(setting: StageSetting) {
    this.seed = setting.seed
    this.light = setting.light
    this.season = setting.season
    this.horizon = setting.horizon
    this.sun = setting.sun
    this.view = setting.view
    this.left = setting.view.x - BLEED
    this.right = setting.view.x + setting.view.w + BLEED
    this.top = setting.view.y - BLEED
    this.bottom = setting.view.y + setting.view.h + BLEED
  }

  random(salt: number): Random {
    return randomFrom(this.seed * 7919 + Math.round(salt * 613) + 13)
  }

  /** -1 if the light comes from the left of x, 1 if from the right. */
  lightSide(x: number): -1 | 1 {
    return this.sun && this.sun.x < x ? -1 : 1
  }

  shade(local: string, lit = 0.5, depth = 0): string {
    return shade(this.light, local, lit, depth)
  }

  tones(local: string, depth = 0): string[] {
    return tonesOf(this.light, local, depth)
  }

  /** Lamp light, dimmed by distance. */
  lamp(depth = 0): string {
    return mix(this.light.window, this.light.haze, depth * 0.6)
  }

  add(svg: string): this {
    this.#body.push(svg)
    return this
  }

  path(d: string, fill: string, attributes = ''): this {
    return d ? this.add(`<path d="${d}" fill="${fill}" ${attributes}/>`) : this
  }

  line(d: string, colour: string, width: number, attributes = ''): this {
    const w = Math.round(width * 100) / 100
    return this.add(`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" ${attributes}/>`)
  }

  rect(x: number, y: number, w: number, h: number, fill: string, attributes = ''): this {
    const [a, b, c, d] = [x, y, w, h].map(round1)
    return this.add(`<rect x="${a}" y="${b}" width="${c}" height="${d}" fill="${fill}" ${attributes}/>`)
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, attributes = ''): this {
    const [a, b, c, d] = [cx, cy, rx, ry].map((v) => Math.round(v * 100) / 100)
    return this.add(`<ellipse cx="${a}" cy="${b}" rx="${c}" ry="${d}" fill="${fill}" ${attributes}/>`)
  }

  circle(cx: number, cy: number, r: number, fill: string, attributes = ''): this {
    return this.ellipse(cx, cy, r, r, fill, attributes)
  }

  /** Fills the camera from y to its bottom edge, over its whole width. */
  fillBelow(y: number, fill: string, attributes = ''): this {
    return this.rect(this.left, y, this.right - this.left, this.bottom - y, fill, attributes)
  }

  group(attributes: string, draw: () => void): this {
    this.add(`<g ${attributes}>`)
    draw()
    return this.add('</g>')
  }

  /** Draws inside the outline d only. */
  clipped(d: string, draw: () => void): this {
    const id = this.#define(`clip${d}`, (name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`)
    return this.group(`clip-path="url(#${id})"`, draw)
  }

  /** Draws through a mask: white shows, black hides. */
  masked(mask: () => void, draw: () => void): this {
    const content = this.capture(mask)
    const id = this.#define(`mask${content}`, (name) => `<mask id="${name}">${content}</mask>`)
    return this.group(`mask="url(#${id})"`, draw)
  }

  /** Moves, turns (degrees) and scales what is drawn; flip mirrors it left to right. */
  placed(
    at: { x: number; y: number; scale?: number; turn?: number; flip?: boolean },
    draw: () => void,
  ): this {
    const k = at.scale ?? 1
    const turn = at.turn ? ` rotate(${at.turn})` : ''
    const scale = ` scale(${at.flip ? -k : k} ${k})`
    return this.group(`transform="translate(${round1(at.x)} ${round1(at.y)})${turn}${scale}"`, draw)
  }

  /** Linear gradient along the shape's box; `user` takes design units instead. */
  lin(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1, user = false): string {
    const units = user ? ' gradientUnits="userSpaceOnUse"' : ''
    const at = [x1, y1, x2, y2].map((v) => Math.round(v * 1000) / 1000)
    return this.#gradient(
      'linearGradient',
      `x1="${at[0]}" y1="${at[1]}" x2="${at[2]}" y2="${at[3]}"${units}`,
      stops,
    )
  }

  /** Radial gradient in the shape's box; `user` takes design units instead. */
  rad(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5, user = false): string {
    const units = user ? ' gradientUnits="userSpaceOnUse"' : ''
    return this.#gradient('radialGradient', `cx="${cx}" cy="${cy}" r="${r}"${units}`, stops)
  }

  /** A linear gradient through many OKLab steps. */
  fine(colours: readonly string[], x1 = 0, y1 = 0, x2 = 0, y2 = 1, user = false): string {
    return this.lin(finerStops(colours), x1, y1, x2, y2, user)
  }

  blur(deviation: number): string {
    const id = this.#define(
      `blur${deviation}`,
      (name) =>
        `<filter id="${name}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )
    return `url(#${id})`
  }

  capture(draw: () => void): string {
    const kept = this.#body
    this.#body = []
    draw()
    const drawn = this.#body.join('')
    this.#body = kept
    return drawn
  }

  get isBlank(): boolean {
    return this.#body.length === 0
  }

  /** The document drawn so far, for one pixel size; the sheet is blank afterwards. */
  takeDocument(width: number, height: number): string {
    const { x, y, w, h } = this.view
    const body = this.#body.join('')
    const used = this.#defs.filter((def) => body.includes(`#${/id="([^"]+)"/.exec(def)?.[1]})`))
    const nested = this.#defs.filter((def) =>
      used.some((u) => u.includes(`#${/id="([^"]+)"/.exec(def)?.[1]})`)),
    )
    const defs = [...new Set([...nested, ...used])].join('')
    this.#body = []
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${width}" height="${height}" preserveAspectRatio="none"><defs>${defs}</defs>${body}</svg>`
  }

  #define(key: string, make: (id: string) => string): string {
    const known = this.#known.get(key)
    if (known) return known
    const id = `d${(this.#count++).toString(36)}`
    this.#known.set(key, id)
    this.#defs.push(make(id))
    return id
  }

  #gradient(tag: string, geometry: string, stops: readonly Stop[]): string {
    const list = stops.map((stop, i) => {
      const [colour, opacity, offset] = typeof stop === 'string' ? [stop, 1] : stop
      const at = offset ?? Math.round((i / Math.max(1, stops.length - 1)) * 1000) / 1000
      return `<stop offset="${at}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`
    })
    const content = list.join('')
    const id = this.#define(
      tag + geometry + content,
      (name) => `<${tag} id="${name}" ${geometry}>${content}</${tag}>`,
    )
    return `url(#${id})`
  }
}
