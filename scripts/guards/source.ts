import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from '../install.mjs'

/** A part of a program as the parser gives it; which others it has depends on its type. */
export type Part = { type: string; start: number; end: number } & Record<string, unknown>
export type Source = { file: string; text: string; program: Part }

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && typeof (value as Part).type === 'string'

/** The parts of a part, in their order. */
export function partsOf(part: Part): Part[] {
  return Object.values(part).flatMap((value) =>
    Array.isArray(value) ? value.filter(isPart) : isPart(value) ? [value] : [],
  )
}

/** A part and everything in it. */
export function everythingIn(part: Part): Part[] {
  return [part, ...partsOf(part).flatMap(everythingIn)]
}

/** What is written in a room, tests aside; TypeScript 7 has no programming interface yet, Vite's parser has. */
export function sourcesIn(folder: string, ending = /[.]tsx?$/): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => ending.test(file) && !/[.](test|d)[.]/.test(file))
    .sort()
    .map(sourceOf)
}

export function sourceOf(file: string): Source {
  const text = readFileSync(join(root, file), 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return { file, text, program: program as unknown as Part }
}

/** 'src/pages/faq.tsx:21' */
export const placeOf = ({ file, text }: Source, { start }: Part) =>
  `${file}:${text.slice(0, start).split('\n').length}`

/** The texts an expression may turn out to be. */
export function turnsOf(part: Part): Part[] {
  const among = (...parts: unknown[]) => (parts as Part[]).flatMap(turnsOf)
  switch (part.type) {
    case 'ConditionalExpression':
      return among(part.consequent, part.alternate)
    case 'LogicalExpression':
      return part.operator === '&&' ? among(part.right) : among(part.left, part.right)
    case 'BinaryExpression':
      return part.operator === '+' ? among(part.left, part.right) : []
    case 'ArrayExpression':
      return among(...(part.elements as Part[]))
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return among(part.expression)
    case 'TemplateLiteral':
      return [part, ...among(...(part.expressions as Part[]))]
    default:
      return typeof part.value === 'string' ? [part] : []
  }
}

/** What a text says, between its gaps if it has any. */
export function textsOf({ value, quasis = [] }: Part): string[] {
  if (typeof value === 'string') return [value]
  return (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
}

/** 'aria-label' of `aria-label="…"`, 'lead' of `{ lead: … }` or `.lead`. */
export function nameOf(name: Part | undefined): string | undefined {
  if (name?.type === 'JSXIdentifier' || name?.type === 'Identifier') return name.name as string
  return name?.type === 'Literal' ? String(name.value) : undefined
}
