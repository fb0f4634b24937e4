import { run } from './run.ts'

await run(({ port }) => console.log(`Listening on port ${port}`))
