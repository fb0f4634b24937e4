import { openSite } from './browser.ts'
import { experiencePaths, journeyPaths } from './public-paths.ts'
import { everyPageIsWithinReach } from './reach-pages.ts'

everyPageIsWithinReach(openSite(), [...experiencePaths, ...journeyPaths])
