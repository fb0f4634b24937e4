import { functionsOfToday } from './sql-today.ts'

const wanted = process.argv.slice(2)
const today = [...functionsOfToday().values()]
const found = today.filter(({ name }) => wanted.some((word) => name === word || name.endsWith(`.${word}`)))

if (wanted.length === 0) {
  for (const { name, place } of today) console.log(`${name}  ${place}`)
} else if (found.length === 0) {
  console.error(`No function is called ${wanted.join(' or ')}; "npm run sql" lists them all.`)
  process.exitCode = 1
}
for (const { place, text } of found) console.log(`-- ${place}\n${text}\n`)
