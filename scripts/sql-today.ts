import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

export type Said = { name: string; place: string; text: string }

const folder = 'supabase/migrations'
const beginning = /^create (?:or replace )?function ([a-z_]+[.][a-z_]+)\(/gm
const dropped = /^drop function (?:if exists )?([a-z_]+[.][a-z_]+)\(/gm

/** Each function of the migrations as it stands today: where it was said last, with the comment above it. */
export function functionsOfToday(): Map<string, Said> {
  const today = new Map<string, Said>()
  for (const file of readdirSync(join(root, folder)).sort()) {
    const sql = readFileSync(join(root, folder, file), 'utf8')
    // What is dropped and made anew in one file stands.
    for (const [, name = ''] of sql.matchAll(dropped)) today.delete(name)
    for (const found of sql.matchAll(beginning)) {
      const [, name = ''] = found
      const line = sql.slice(0, found.index).split('\n').length
      today.set(name, { name, place: `${folder}/${file}:${line}`, text: textAt(sql, found.index) })
    }
  }
  return today
}

function textAt(sql: string, start: number): string {
  const quote = /as\s+(\$\w*\$)/g
  quote.lastIndex = start
  const opened = quote.exec(sql)
  const body = opened ? sql.indexOf(opened[1] ?? '', quote.lastIndex) : start
  const end = sql.indexOf('\n', body)
  return `${commentAbove(sql.slice(0, start))}${sql.slice(start, end < 0 ? undefined : end)}`
}

function commentAbove(sql: string): string {
  const lines = sql.split('\n').slice(0, -1)
  const first = lines.findLastIndex((line) => !line.startsWith('--')) + 1
  return lines
    .slice(first)
    .map((line) => `${line}\n`)
    .join('')
}
