import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from './install.mjs'

test('a migration that is committed is never edited: databases have it already', () => {
  const arguments_ = [
    'diff',
    '--name-only',
    '--diff-filter=MDR',
    'HEAD',
    '--',
    'supabase/migrations',
    'server/schema',
  ]
  const edited = execFileSync('git', arguments_, { cwd: root, encoding: 'utf8' })
  expect(edited.split('\n').filter(Boolean), 'say the change in a new file').toEqual([])
})
