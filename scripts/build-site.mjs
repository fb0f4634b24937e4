import { continueWith, ensureInstalled } from './install.mjs'

await ensureInstalled()
continueWith('build-site.ts')
