import { Canvas } from './engine/canvas.ts'
import { type FinishOptions, finish } from './engine/finish.ts'
import { LANDSCAPE, type View } from './engine/geometry.ts'
import { type LightChoice, lightFrom } from './engine/light.ts'
import { paintRelief, type ReliefOptions } from './engine/relief.ts'
import { type Season, Stage, type Sun } from './engine/stage.ts'

/** Drawn as vectors; neighbours share one document. */
export interface VectorLayer {
  readonly draw: (s: Stage) => void
  /** 0..1: soft edges dissolve into crayon grain; such a layer has its own document. */
  readonly stipple?: number
}

/** Painted on the pixels so far. */
export interface RasterLayer {
  readonly paint: (canvas: Canvas, s: Stage) => void | Promise<void>
}

export type Layer = VectorLayer | RasterLayer
export type Layers = Layer | readonly Layers[]

/** background: full screen, also upright on phones. poster and portrait: 4:5. */
export type Format = 'background' | 'picture' | 'poster' | 'portrait'

export interface SceneDescription {
  /** 'seychelles/day-1': the file name below public/pictures/. */
  readonly name: string
  readonly seed: number
  readonly light: LightChoice
  readonly season?: Season
  /** Height of the horizon in design units (1600 × 900). */
  readonly horizon?: number
  readonly sun?: Sun
  /** The camera; the whole 1600 × 900 if not said. */
  readonly view?: View
  /** The phone's camera: 9:16, chosen so that the hero is in it. */
  readonly portrait?: View
  readonly format?: Format
  readonly layers: Layers
  readonly finish?: FinishOptions
}

export interface Scene extends SceneDescription {
  readonly view: View
  readonly format: Format
}

export function scene(description: SceneDescription): Scene {
  const view = description.view ?? LANDSCAPE
  return { ...description, view, format: description.format ?? formatOf(description, view) }
}

function formatOf(description: SceneDescription, view: View): Format {
  if (description.portrait) return 'background'
  if (description.name.startsWith('people/')) return 'portrait'
  return view.w < view.h ? 'poster' : 'picture'
}

/** Free vector drawing inside a scene. */
export const svg = (draw: (s: Stage) => void): Layer => ({ draw })

/** Free vector drawing whose soft gradients become crayon grain. */
export const crayon = (draw: (s: Stage) => void, stipple = 1): Layer => ({ draw, stipple })

/** A vector drawing with rounded form, light side, form shadow and, if wanted, a cast shadow. */
export const modelled = (o: ReliefOptions, draw: (s: Stage) => void): Layer => ({
  paint: (canvas, s) => paintRelief(canvas, s, draw, o),
})

/** Several bodies in front of one another, each modelled on its own. */
export const bodies = (o: ReliefOptions, draws: readonly ((s: Stage) => void)[]): Layer[] =>
  draws.map((draw) => modelled(o, draw))

export interface Rendering {
  readonly pixels: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** One camera of a scene at one pixel width. The same input gives the same bytes. */
export async function render(subject: Scene, view: View, width: number): Promise<Rendering> {
  const canvas = new Canvas(view, width)
  const light = lightFrom(subject.light)
  const stage = new Stage({
    seed: subject.seed,
    light,
    season: subject.season ?? 'summer',
    horizon: subject.horizon ?? 560,
    sun: subject.sun ?? null,
    view,
  })
  // Gaps between layers show haze, never black.
  canvas.fill(light.haze)
  for (const layer of flatten(subject.layers)) {
    if ('draw' in layer && !layer.stipple) {
      layer.draw(stage)
      continue
    }
    await canvas.paintVectors(stage)
    if ('draw' in layer) {
      layer.draw(stage)
      await canvas.paintVectors(stage, layer.stipple)
    } else {
      await layer.paint(canvas, stage)
    }
  }
  await canvas.paintVectors(stage)
  const pixels = await finish(canvas, subject.seed, subject.finish)
  return { pixels, width: canvas.width, height: canvas.height }
}

function flatten(layers: Layers): Layer[] {
  return Array.isArray(layers) ? layers.flatMap(flatten) : [layers as Layer]
}
