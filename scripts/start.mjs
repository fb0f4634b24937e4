import { continueWith, ensureInstalled } from './install.mjs'

await ensureInstalled()
continueWith('start.ts')
