import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localSecrets } from './secrets.ts'

test('hosts that start together in a new folder share one set of secrets', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wanderwish-secrets-'))
  const found = await Promise.all(Array.from({ length: 8 }, () => localSecrets(folder)))
  expect(new Set(found.map(({ databasePassword }) => databasePassword)).size).toBe(1)
  expect(await localSecrets(folder)).toEqual(found[0])
  expect(await readdir(folder)).toEqual(['secrets.json'])
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
  await rm(folder, { recursive: true })
})
