import type { drawWords } from '../../content/draws.ts'

export type DrawWords = typeof drawWords
