import { continueWith, ensureInstalled } from './install.mjs'

await ensureInstalled()
continueWith('test.ts', process.argv.slice(2))
