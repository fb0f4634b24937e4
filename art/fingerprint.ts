import { createHash } from 'node:crypto'

/**
 * Hash of one scene's own source text and of those helpers of its file that it names, so that a change of one scene
 * leaves its neighbours as they are. A name that is not written out in the file stands for the whole file.
 */
export function fingerprint(source: string, name: string): string {
  const block = sceneBlock(source, name)
  const text = block === null ? source : block + namedHelpers(source, block)
  return createHash('sha256').update(withoutLayout(text)).digest('hex').slice(0, 16)
}

/** The formatter may break lines and add commas as it likes. */
const withoutLayout = (text: string): string => text.replace(/\s+/g, '').replace(/,([\])}])/g, '$1')

/** The call `scene({ … name: '…' … })` as text, found by its brackets. */
function sceneBlock(source: string, name: string): string | null {
  for (const call of source.matchAll(/\bscene\(\{/g)) {
    const start = call.index
    const end = closing(source, start + 'scene'.length)
    const block = source.slice(start, end)
    if (new RegExp(`name:\\s*['"\`]${name.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}['"\`]`).test(block))
      return block
  }
  return null
}

/** Index behind the bracket that closes the one at `open`; strings and comments do not count. */
function closing(source: string, open: number): number {
  let depth = 0
  const token = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|[()[\]{}]/g
  token.lastIndex = open
  for (let found = token.exec(source); found; found = token.exec(source)) {
    if ('([{'.includes(found[0])) depth++
    else if (')]}'.includes(found[0])) depth--
    if (depth === 0) return found.index + 1
  }
  return source.length
}

/** Top-level declarations that the text names, and those that they name in turn. */
function namedHelpers(source: string, text: string): string {
  const helpers = new Map<string, string>()
  const statements = source.split(/^(?=(?:export )?(?:const|function|async function|type|interface) )/m)
  for (const statement of statements) {
    const name = /^(?:export )?(?:const|function|async function|type|interface) (\w+)/.exec(statement)?.[1]
    if (name && !/\bscene\(\{/.test(statement)) helpers.set(name, statement)
  }
  const used = new Set<string>()
  const search = (within: string) => {
    for (const [name, statement] of helpers) {
      if (used.has(name) || !new RegExp(`\\b${name}\\b`).test(within)) continue
      used.add(name)
      search(statement)
    }
  }
  search(text)
  return [...used]
    .sort()
    .map((name) => helpers.get(name))
    .join('')
}
