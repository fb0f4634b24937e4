import { lighten, lightness, mix, sunkInto } from './colour.ts'
import { clamp } from './numbers.ts'

export interface Light {
  /** Zenith to horizon. */
  readonly sky: readonly [string, string, string, string, string]
  readonly sun: string
  readonly glow: string
  /** What distance dissolves into. */
  readonly haze: string
  /** Where shadows go: violet or navy, never grey. */
  readonly shadow: string
  readonly lit: string
  /** Lamps and lit windows. */
  readonly window: string
}

type LightName = 'dawn' | 'day' | 'golden' | 'dusk' | 'night'
export type LightChoice = LightName | ({ readonly base: LightName } & Partial<Light>)

const LIGHTS: Record<LightName, Light> = {
  dawn: {
    sky: ['#2a3f74', '#6f78a8', '#c99fb0', '#f3c3a5', '#ffe6c0'],
    sun: '#fff6df',
    glow: '#ffd09a',
    haze: '#f2cdb8',
    shadow: '#2c3566',
    lit: '#ffd9a8',
    window: '#ffd98a',
  },
  day: {
    sky: ['#15548c', '#3b8cb8', '#86c1cf', '#cfe5da', '#f7f0da'],
    sun: '#fffdf0',
    glow: '#fff0c4',
    haze: '#d5e4de',
    shadow: '#1d3a63',
    lit: '#fff2cf',
    window: '#ffe7b0',
  },
  golden: {
    sky: ['#21406f', '#587c9f', '#c4a998', '#f5bd7c', '#ffe0a2'],
    sun: '#fff7dc',
    glow: '#ffb65c',
    haze: '#f5cc98',
    shadow: '#32295a',
    lit: '#ffd48a',
    window: '#ffe2a0',
  },
  dusk: {
    sky: ['#0c1538', '#2a2a62', '#6f3f78', '#c8646b', '#f6a86a'],
    sun: '#ffe0a8',
    glow: '#ff9a5c',
    haze: '#c9707a',
    shadow: '#12163c',
    lit: '#ff9f6a',
    window: '#ffd27a',
  },
  night: {
    sky: ['#040a1e', '#081434', '#10244f', '#1f3b6c', '#3a5683'],
    sun: '#f4efdc',
    glow: '#8fb0d8',
    haze: '#2a4672',
    shadow: '#040a1e',
    lit: '#9bb8dc',
    window: '#ffd27a',
  },
}

export function lightFrom(choice: LightChoice): Light {
  if (typeof choice === 'string') return LIGHTS[choice]
  const { base, ...own } = choice
  return { ...LIGHTS[base], ...own }
}

/** Local colour, lit 0 (shadow) to 1 (full light), seen through depth 0 (near) to 1 (far) of haze. */
export function shade(light: Light, local: string, lit = 0.5, depth = 0): string {
  const dark = sunkInto(local, light.shadow)
  const bright = mix(local, light.lit, 0.28)
  const tone = mix(dark, bright, lit)
  return depth > 0 ? mix(tone, light.haze, clamp(depth) ** 0.85 * 0.92) : tone
}

/** Share of daylight that is missing, 0 (day) to about .55 (night). */
const darkness = (light: Light): number => clamp((0.85 - lightness(light.haze)) / 0.5) * 0.6

/** Six tones of one material under this light, from violet shadow to warm ivory. */
export function tonesOf(light: Light, local: string, depth = 0): string[] {
  const violet = mix(light.shadow, '#5a2a66', 0.42)
  const body = mix(local, light.shadow, darkness(light))
  const tones = [
    mix(violet, body, 0.16),
    mix(violet, body, 0.46),
    mix(violet, body, 0.8),
    mix(body, light.lit, 0.12),
    lighten(mix(body, light.lit, 0.48), 0.03),
    mix(mix(body, light.lit, 0.6), light.sun, 0.62),
  ]
  return depth > 0 ? tones.map((tone) => mix(tone, light.haze, clamp(depth) ** 0.85 * 0.92)) : tones
}

export const cloudTones = (light: Light): string[] => [
  mix(light.sky[1], light.shadow, 0.25),
  mix(light.sky[2], light.haze, 0.3),
  mix(light.sky[3], light.glow, 0.35),
  mix(light.glow, light.sun, 0.35),
  light.sun,
]

/** Water from the horizon to the viewer's feet. */
export const waterTones = (light: Light, accent: string): string[] => [
  mix(light.haze, light.sky[4], 0.4),
  mix(light.sky[3], accent, 0.35),
  mix(light.sky[2], accent, 0.6),
  mix(light.sky[1], accent, 0.55),
  mix(light.shadow, accent, 0.2),
]
