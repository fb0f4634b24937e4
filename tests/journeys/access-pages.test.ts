import { everyPageIsAccessible } from './access.ts'
import { openSite } from './browser.ts'
import { accountPaths, readingPaths } from './public-paths.ts'

everyPageIsAccessible(openSite(), [...readingPaths, ...accountPaths])
