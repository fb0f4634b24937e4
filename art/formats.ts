import type { Format } from './scene.ts'

/** Widths a picture is served in; the largest is the one that is drawn, the others are made from it. */
export const WIDTHS: Record<Format, readonly number[]> = {
  background: [480, 960, 1600, 2400],
  picture: [480, 960, 1600],
  poster: [480, 640, 960],
  portrait: [320, 640],
}

/** Widths of the upright camera of a background. */
export const PORTRAIT_WIDTHS: readonly number[] = [720, 1080]

/** The stipple turns blotchy below 60; the huge sizes may be coarser, nobody sees their pixels. */
export const qualityOf = (width: number): number => (width >= 2000 ? 58 : width === 1080 ? 62 : 67)

/** A phone waits for this one before all else: in more bytes it would cost a slow line one more turn. */
export const FIRST_ON_PHONES = { width: 720, bytes: 70_000, coarser: 60 } as const
