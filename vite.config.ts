import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), toastStylesAsFile()],
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
