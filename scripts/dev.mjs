import { continueWith, ensureInstalled } from './install.mjs'

await ensureInstalled()
continueWith('dev.ts', process.argv.slice(2))
