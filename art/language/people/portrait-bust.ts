import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Cut, drawPlanes, tonesOf } from './portrait-planes.ts'

/** Neck of a three-quarter head with the shadow the jaw throws on it. */
export function drawNeck(s: Stage, local: string): void {
  const skin = tonesOf(s, local)
  const neck = curved('-96,60 -94,170 -104,240 -160,330 -40,430 100,340 62,270 50,200 44,120')
  drawPlanes(s, neck, skin, { rim: 6, lit: 34, half: 80, slope: 0.1 })
  s.clipped(neck, () => {
    s.path(
      curved('-130,60 -60,150 10,196 90,196 80,232 30,254 -20,262 -60,300 -90,360 -170,300'),
      skin.deep,
      'opacity=".8"',
    )
    s.path(curved('-96,300 -70,330 -40,396 -60,400'), skin.deep, 'opacity=".3"')
  })
}

/** Neck of a head in profile. */
export function drawSideNeck(s: Stage, local: string): void {
  const skin = tonesOf(s, local)
  const neck = curved('-120,60 -116,160 -140,260 -180,330 -20,430 120,350 66,280 52,230 60,170 0,90')
  drawPlanes(s, neck, skin, { rim: 6, lit: 36, half: 84, slope: 0.1 })
  s.clipped(neck, () =>
    s.path(
      curved('-160,60 -40,130 20,186 100,210 70,246 30,256 -10,290 -40,370 -200,340'),
      skin.deep,
      'opacity=".75"',
    ),
  )
}

/** The ear lies in the shadow of the head: no tone of it is brighter than half-light. */
export function drawEar(s: Stage, local: string, x = 0, y = 0): void {
  const own = tonesOf(s, local)
  const skin = { ...own, rim: own.lit, lit: own.half, half: own.shadow, shadow: own.deep }
  s.placed({ x, y }, () => {
    drawPlanes(s, curved('-130,-22 -108,-32 -92,-10 -97,36 -110,74 -126,64 -138,16'), skin, {
      rim: 4,
      lit: 14,
      half: 28,
    })
    s.line(curved('-122,-8 -110,-16 -102,0 -108,30 -116,52'), skin.deep, 3, 'opacity=".55"')
  })
}

/** A garment in planes. */
export function drawGarment(s: Stage, outline: string, local: string, cut: Cut = {}): void {
  drawPlanes(s, curved(outline, 0, 0, 1, 1, 0.6), tonesOf(s, local), { rim: 6, lit: 70, half: 170, ...cut })
}
