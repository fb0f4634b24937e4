import { everyPageIsAccessible } from './access.ts'
import { openSite } from './browser.ts'
import { journeyPaths } from './public-paths.ts'

everyPageIsAccessible(openSite(), journeyPaths)
