import { myAccountWords } from '../../../../content/account/my-account.ts'
import { brand } from '../../../../content/brand.ts'
import { formatPence } from '../../../../lib/money.ts'
import { formatDay, formatMoment } from '../../../../lib/time.ts'
import { dataPageStyle } from './data-page-style.ts'

const words = myAccountWords.data.export.document

/** One page of HTML that stands by itself: opened from a disk, read, printed. */
export function dataPage(data: object): string {
  const parts = Object.entries(data).map(
    ([name, value]) => `<section><h2>${escaped(labelOf(name))}</h2>${shown(name, value)}</section>`,
  )
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(words.title)}</title>
<style>${dataPageStyle}</style>
<main>
<p class="brand">${escaped(brand.name)}</p>
<h1>${escaped(words.title)}</h1>
<p>${escaped(words.text)}</p>
${parts.join('\n')}
</main>
</html>
`
}

function shown(name: string, value: unknown): string {
  if (isEmpty(value)) return `<p class="nothing">${escaped(words.nothing)}</p>`
  if (Array.isArray(value) && value.every(isPlain)) {
    return escaped(value.map((item) => plain(name, item)).join(', '))
  }
  if (Array.isArray(value)) {
    return `<ol>${value.map((item) => `<li>${shown(name, item)}</li>`).join('')}</ol>`
  }
  if (typeof value === 'object' && value !== null) {
    const rows = Object.entries(value).map(
      ([key, inner]) => `<dt>${escaped(labelOf(key))}</dt><dd>${shown(key, inner)}</dd>`,
    )
    return `<dl>${rows.join('')}</dl>`
  }
  return isHash(value) ? `<code>${value}</code>` : escaped(plain(name, value))
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object'
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

function isHash(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}

const day = /^\d{4}-\d{2}-\d{2}$/
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

function plain(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number' && name.endsWith('_pence')) return formatPence(value)
  if (typeof value === 'string' && moment.test(value) && !Number.isNaN(Date.parse(value)))
    return formatMoment(value)
  if (typeof value === 'string' && day.test(value)) return formatDay(value)
  return String(value)
}

/** 'charity_total_pence' → 'Charity total'. */
function labelOf(name: string): string {
  const label = name
    .replace(/_pence$/, '')
    .replaceAll('_', ' ')
    .trim()
  return label.charAt(0).toUpperCase() + label.slice(1)
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
