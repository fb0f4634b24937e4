import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
const page = readFileSync(new URL('docs/specification-coverage.md', root), 'utf8')

type Row = { number: number; statement: string; tests: { file: string; name: string }[] }

function rowsOf(text: string): Row[] {
  return [...text.matchAll(/^\| (\d+) \| (.*?) \| (.*) \|$/gm)].map(
    ([, number, statement = '', tests = '']) => ({
      number: Number(number),
      statement,
      tests: [...tests.matchAll(/`([^`]+)`: "([^"]+)"/g)].map(([, file = '', name = '']) => ({ file, name })),
    }),
  )
}

/** What is wrong with a row, or nothing. Names with placeholders are quoted as they stand in the file. */
function complaintsAbout({ number, statement, tests }: Row): string[] {
  if (tests.length === 0) return [`${number} (${statement}): no test`]
  return tests.flatMap(({ file, name }) => {
    const path = fileURLToPath(new URL(file, root))
    if (!existsSync(path)) return [`${number}: ${file} does not exist`]
    return readFileSync(path, 'utf8').includes(name) ? [] : [`${number}: “${name}” is not in ${file}`]
  })
}

describe('the list of statements and their tests', () => {
  test('numbers every statement, from one on', () => {
    const numbers = rowsOf(page).map(({ number }) => number)
    expect(numbers.length).toBeGreaterThanOrEqual(230)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  test('names a test that exists for each of them', () => {
    expect(rowsOf(page).flatMap(complaintsAbout)).toEqual([])
  })

  const here = 'scripts/specification-coverage.test.ts'
  test.each([
    ['a row without a test', '| 1 | The sky is blue |  |', 'no test'],
    ['a file that is not there', '| 1 | The sky | `tests/sky.test.ts`: "is blue" |', 'does not exist'],
    ['a name that is not in its file', `| 1 | The sky | \`${here}\`: "${'blue'.repeat(3)}" |`, 'is not in'],
  ])('would complain about %s', (_, row, complaint) => {
    expect(rowsOf(row).flatMap(complaintsAbout)).toEqual([expect.stringContaining(complaint)])
  })
})
