import { everyPageIsAccessible } from './access.ts'
import { openSite } from './browser.ts'
import { experiencePaths } from './public-paths.ts'

everyPageIsAccessible(openSite(), experiencePaths)
