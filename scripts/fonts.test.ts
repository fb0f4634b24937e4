import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { cut, faces, fileOf } from './fonts.ts'

test.each(Object.entries(faces))(
  'visitors are sent %s as it is cut from the published face',
  async (name, face) => {
    expect((await cut(face)).equals(await readFile(fileOf(name)))).toBe(true)
  },
)
