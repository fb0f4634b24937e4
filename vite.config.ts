import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

/** Changes with its versions alone: whoever comes back after a release has it already. */
const react: Group = { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// }

/** What stands around every page, in one file instead of twenty. */
const frame: Group = {
  debugName: 'frame',
  name: (id, graph) => (!isRoot(id) && isNeededByRoot(id, graph) ? 'frame' : null),
}

/** The price, the date and the odds, which most pages tell, and what the home page shares with another; not what one trip tells. */
const offer: Group = {
  name: 'offer',
  test: /\/src\/(features\/offer\/(clock|line)\/|lib\/|content\/seo-home|ui\/numbered-steps|features\/experience-cards\/)/,
  minShareCount: 2,
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), toastStylesAsFile(), picturesWithoutHashes()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [react, frame, offer] } } } } },
  },
})

/** The toaster would write its styles into the page, which the pages' content policy forbids: they become a file. */
function toastStylesAsFile(): Plugin {
  const injection = /^__insertCSS\(.*$/m
  return {
    name: 'toast-styles-as-file',
    transform(code, id) {
      if (!id.endsWith('/sonner/dist/index.mjs')) return
      if (!injection.test(code)) this.error('sonner no longer injects its styles where this plugin looks')
      return { code: code.replace(injection, "import 'sonner/dist/styles.css'"), map: null }
    },
  }
}

/** The hashes tell `npm run art` what has changed; a visitor need not fetch two kilobytes of them. */
function picturesWithoutHashes(): Plugin {
  return {
    name: 'pictures-without-hashes',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/pictures.generated.json')) return
      const visible = (key: string, value: unknown) => (key === 'hash' ? undefined : value)
      return { code: JSON.stringify(JSON.parse(code), visible), map: null }
    },
  }
}

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

function isRoot(id: string): boolean {
  return id.includes('/src/root.tsx')
}

function isNeededByRoot(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (isRoot(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importers.some((importer) => isNeededByRoot(importer, graph, seen)) ?? false
}
