import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { openPool } from '../../server/database/pool.ts'
import { checkpointKey } from '../../server/draws/checkpoint-key.ts'
import { drawFile, LeafFiles } from '../../server/draws/draw-files.ts'
import { freeze } from '../../server/draws/freezing.ts'

/** Freezes one draw, writes its file, and says how long that took and how much memory at most. */
const [databaseUrl = '', draw = '', folder = '', file = ''] = process.argv.slice(2)
const sql = openPool(databaseUrl, 2)
const key = await checkpointKey(sql)
const started = performance.now()
await freeze(sql, draw, key)
const pieces = await drawFile(sql, new LeafFiles(sql, folder), draw)
if (!pieces) throw new Error('The draw is not frozen')
await pipeline(pieces, createWriteStream(file))
const taken = performance.now() - started
await sql.end()
console.log(JSON.stringify({ taken, memory: process.resourceUsage().maxRSS / 1024 }))
