import { cornered } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawPalm } from '../../language/plants/palm.ts'

/** A low granite point with palms, left of the sun. */
export function drawHeadland(s: Stage): void {
  const rock = { lit: s.shade('#e8b09c', 0.8, 0.3), dark: s.shade('#6f7f94', 0.3, 0.3) }
  s.path(
    cornered('-30,404 -30,352 60,340 150,346 230,334 310,356 392,370 452,388 500,404'),
    s.shade('#4f9078', 0.34, 0.3),
  )
  s.path(
    cornered('-30,352 60,340 150,346 230,334 310,356 392,370 300,366 220,350 150,360 50,356'),
    s.shade('#8fbf94', 0.8, 0.34),
  )
  for (const [x, lean, h] of [
    [112, 0.24, 52],
    [168, -0.18, 64],
    [206, 0.2, 46],
    [282, 0.26, 56],
    [330, -0.1, 40],
  ] as const)
    drawPalm(s, { x, y: 356 + x * 0.03, h, lean, depth: 0.3, colour: '#2f7a64', seed: x })
  s.path(cornered('360,404 372,380 396,372 424,378 448,372 470,384 500,388 524,396 560,404'), rock.dark)
  s.path(cornered('396,372 424,378 430,404 410,404 404,388'), rock.lit)
  s.path(cornered('448,372 470,384 480,404 462,404 456,390'), rock.lit)
  s.path(cornered('500,388 524,396 560,404 512,404'), rock.lit)
}

/** A fishing pirogue rides at anchor. */
export function drawPirogue(s: Stage): void {
  s.path(
    cornered('1190,424 1212,434 1300,435 1326,420 1318,436 1300,446 1214,446 1198,440'),
    s.shade('#1f5f7c', 0.24),
  )
  s.path(cornered('1190,424 1212,434 1300,435 1326,420 1322,428 1302,440 1212,439'), s.shade('#fff2dc', 1))
  s.line('M1232 436V430H1248V436M1272 436V430H1286V436', s.shade('#5f4a48', 0.3), 3)
  s.line('M1194 428L1150 446', s.shade('#5f4a48', 0.3), 1.6)
}
