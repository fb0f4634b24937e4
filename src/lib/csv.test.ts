import { expect, test } from 'vitest'
import { csv } from './csv.ts'

test('a list is written as a spreadsheet reads it, and runs nothing in it', () => {
  const rows = [
    { name: 'Ann "Ace" O’Neill', sum: 12, at: new Date('2026-11-19T10:00:00Z') },
    { name: '=HYPERLINK("x")', sum: null, at: null },
    { name: 'two\nlines, one cell', sum: -3, at: null },
    { name: '-1+cmd', sum: '-12.50', at: null },
  ]
  expect(csv(['name', 'sum', 'at'], rows)).toBe(
    [
      'name,sum,at',
      '"Ann ""Ace"" O’Neill",12,2026-11-19T10:00:00.000Z',
      `"'=HYPERLINK(""x"")",,`,
      `"two\nlines, one cell",-3,`,
      `'-1+cmd,-12.50,`,
      '',
    ].join('\r\n'),
  )
})
