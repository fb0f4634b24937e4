import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Manifest = { dependencies: Record<string, string> }
type DenoSettings = { imports: Record<string, string> }

const read = (path: string) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))
const { dependencies }: Manifest = read('package.json')

const settings = readdirSync(new URL('../supabase/functions', import.meta.url), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('deno.json'))

test.each(settings)(
  'a function with %s runs the same libraries on hosted Supabase as on our host',
  (file) => {
    const { imports }: DenoSettings = read(`supabase/functions/${file}`)
    for (const address of Object.values(imports)) {
      const [, name = '', version] = /^npm:\/?(.+)@([\d.]+)\/?$/.exec(address) ?? []
      expect({ name, version }).toEqual({ name, version: dependencies[name] })
    }
  },
)
