import type { Stage } from '../../engine/stage.ts'
import { type Body, type Fill, neck } from './clothes.ts'
import { drawHead } from './heads/person-head.ts'
import type { PersonOptions } from './person-options.ts'
import { POSES, type Pose } from './poses.ts'
import { isDress, WARDROBE } from './wardrobe.ts'

export function drawPerson(s: Stage, o: PersonOptions): void {
  const rim = o.rim ?? o.h > 46
  const side = s.lightSide(o.x)
  if (rim) {
    // A pale double shifted towards the light leaves a hairline of it along the edge.
    const glow = s.shade(s.light.lit, 1, o.depth ?? 0)
    const shift = Math.max(0.6, o.h * 0.0065)
    s.group(`transform="translate(${side * shift} ${-shift * 0.8})"`, () => drawFigure(s, o, () => glow))
  }
  drawFigure(s, o, bodyTone(s, o, side))
}

/** Two tones across the body with a soft terminator, or one dark tone. */
function bodyTone(s: Stage, o: PersonOptions, side: -1 | 1): Fill {
  const depth = o.depth ?? 0
  if (o.silhouette) {
    const dark = s.shade(s.light.shadow, 0.05, depth)
    return () => dark
  }
  const lit = o.lit ?? 0.75
  const half = o.h * 0.13
  const mirrored = o.flip ? -side : side
  return (colour, k = 1) => {
    const dark = s.shade(colour, 0.12 * lit, depth)
    const mid = s.shade(colour, 0.5 * lit * k, depth)
    const bright = s.shade(colour, lit * k, depth)
    return s.lin(
      [
        [dark, 1, 0],
        [dark, 1, 0.4],
        [mid, 1, 0.52],
        [bright, 1, 0.74],
      ],
      -mirrored * half,
      0,
      mirrored * half,
      0,
      true,
    )
  }
}

function drawFigure(s: Stage, o: PersonOptions, fill: Fill): void {
  const pose: Pose = typeof o.pose === 'object' ? o.pose : POSES[o.pose ?? 'standing']
  const body: Body = {
    at: ([x, y]) => [x * o.h, -y * o.h],
    h: o.h,
    pose,
    slender: o.slender ?? isDress(o.wears),
  }
  s.placed({ x: o.x, y: o.y, flip: o.flip ?? false }, () => {
    WARDROBE[o.wears ?? 'shirt'](s, body, o, fill)
    s.path(neck(body), fill(o.skin ?? '#a8704e', 0.8))
    const [hx, hy] = body.at(pose.head)
    drawHead(
      s,
      {
        x: hx,
        y: hy,
        h: o.h * (o.child ? 0.175 : 0.134),
        hair: o.hair ?? 'short',
        hairColour: o.hairColour ?? '#2c1f2a',
        skin: o.skin ?? '#a8704e',
        accent: o.second ?? o.colour ?? '#c9a25d',
        profile: pose.profile ?? false,
      },
      fill,
    )
  })
}
