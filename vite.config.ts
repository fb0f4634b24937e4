import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), toastStylesAsFile(), picturesWithoutHashes()],
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
