import { openSite } from './browser.ts'
import { accountPaths, readingPaths } from './public-paths.ts'
import { everyPageIsWithinReach } from './reach-pages.ts'

everyPageIsWithinReach(openSite(), [...readingPaths, ...accountPaths])
