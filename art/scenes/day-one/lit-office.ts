import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure } from '../../language/people/figure.ts'
import { BAY, bayPath, drawGlazingBars, LIT } from './warehouse.ts'

/** The one window that is still lit: a lamp, a desk, somebody writing. */
export function drawLitOffice(s: Stage): void {
  const [x, y] = [BAY.x(LIT.column), BAY.y(LIT.row)]
  s.path(bayPath(x, y), '#ffd983')
  s.clipped(bayPath(x, y), () => {
    drawRoom(s, x, y)
    drawFigure(s, {
      x: x - 26,
      y: y + 26,
      h: 148,
      pose: 'sitting',
      dress: 'shirt',
      colours: ['#2f7f8c', '#2a3a58'],
      skin: 'chestnut',
      woman: true,
      hair: 'bun',
      shadow: false,
    })
    drawDesk(s, x, y)
  })
  drawGlazingBars(s, x, y, s.shade('#4a3c30', 0.4))
  s.path(`M${x - 98} ${y + 8}H${x + 98}V${y + 21}H${x - 98}Z`, '#ffe9b4')
  s.path(`M${x - 92} ${y + 21}H${x + 92}L${x + 130} ${y + 84}H${x - 130}Z`, s.light.window, 'opacity=".2"')
}

function drawRoom(s: Stage, x: number, y: number): void {
  s.path(`M${x - 90} ${y - 260}H${x - 34}V${y}H${x - 90}Z`, '#f3b958')
  s.path(`M${x - 84} ${y - 150}h44v6h-44ZM${x - 84} ${y - 104}h44v6h-44Z`, '#a8642c')
  for (const [i, colour] of ['#c2503c', '#2f6f86', '#f4e6c0', '#5f8f5c', '#a83a52', '#e8d8a8'].entries())
    s.rect(x - 80 + (i % 3) * 13, y - 150 - 30 + Math.floor(i / 3) * 46, 10, 30, colour)
  for (const i of range(2)) {
    s.rect(x + 22 + i * 30, y - 176, 24, 33, '#fff6d8')
    s.rect(x + 25 + i * 30, y - 173, 18, 20, ['#4fa0b0', '#d9704c'][i] as string)
  }
}

function drawDesk(s: Stage, x: number, y: number): void {
  s.path(`M${x - 12} ${y - 34}H${x + 90}V${y - 25}H${x - 12}Z`, '#7a4424')
  s.path(`M${x + 62} ${y - 25}H${x + 90}V${y + 4}H${x + 62}Z`, '#5f331e')
  s.path(`M${x + 2} ${y - 38}l34 0l6 4h-44Z`, '#fffbe8')
  s.line(`M${x + 66} ${y - 34}V${y - 64}L${x + 44} ${y - 84}`, '#24505a', 4, 'stroke-linejoin="round"')
  s.path(`M${x + 22} ${y - 78}L${x + 38} ${y - 96}L${x + 56} ${y - 80}Z`, '#24505a')
  s.path(`M${x + 24} ${y - 78}H${x + 54}L${x + 62} ${y - 36}H${x + 4}Z`, '#fffbe0', 'opacity=".62"')
}
