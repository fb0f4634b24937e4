import { ensureBuilt } from './build.ts'

// For a service that may not write to its own code: what a start would install and build, done beforehand.
if (!(await ensureBuilt())) process.exit(1)
console.log('The site is built.')
