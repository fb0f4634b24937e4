import { run } from '../server/run.ts'
import { brand } from '../src/content/brand.ts'
import { ensureBuilt } from './build.ts'

if (!(await ensureBuilt())) process.exit(1)
await run(({ publicUrl }) => console.log(`${brand.name} is open at ${publicUrl}`))
