import { readFile, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { lateStartScript } from './late-start.ts'
import { structuredData } from './structured-data.ts'

/** What a page needs once it is rendered, and the application never: nobody downloads it twice. */
export async function finishPages(folder: string, files: readonly string[]): Promise<void> {
  const pages = files.filter((file) => file.endsWith('.html'))
  const imports = await importsOf(folder, files)
  const styles = await stylesOf(folder, files)
  await Promise.all(
    pages.map(async (file) => {
      const path = `/${relative(folder, file).replace(/\/?index\.html$/, '')}`
      const html = withStyles(await readFile(file, 'utf8'), styles)
      await writeFile(file, withStructuredData(startingLate(html, imports, isEmpty.test(path)), path))
    }),
  )
}

type Styles = ReadonlyMap<string, string>

/** Every stylesheet by its address. */
async function stylesOf(folder: string, files: readonly string[]): Promise<Styles> {
  const sheets = files.filter((file) => /\/assets\/[^/]+\.css$/.test(file))
  const pairs = sheets.map(
    async (file) => [`/${relative(folder, file)}`, await readFile(file, 'utf8')] as const,
  )
  return new Map(await Promise.all(pairs))
}

/** Pages that have nothing to show before the application has asked for it. */
const isEmpty = /^\/(account|buy-ticket|thank-you|receipt|confirm|draws\/any)\b/

type Imports = ReadonlyMap<string, readonly string[]>

/** What each script needs before it can run, by their addresses. */
async function importsOf(folder: string, files: readonly string[]): Promise<Imports> {
  const scripts = files.filter((file) => file.endsWith('.js'))
  const pairs = scripts.map(async (file) => {
    const names = [...(await readFile(file, 'utf8')).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)]
    return [`/${relative(folder, file)}`, names.map(([, name]) => `/assets/${name}`)] as const
  })
  return new Map(await Promise.all(pairs))
}

function inOrderOfNeed(scripts: readonly string[], imports: Imports): string[] {
  const ordered = new Set<string>()
  const add = (script: string) => {
    if (ordered.has(script)) return
    for (const needed of imports.get(script) ?? []) add(needed)
    ordered.add(script)
  }
  for (const script of scripts) add(script)
  return [...ordered]
}

const stylesheet = /<link rel="stylesheet" href="(\/assets\/[^"]+)"\/>/g

/** React Router marks the address of a stylesheet that a part fetched later needs too. */
function styleSheet(styles: Styles, address: string): string {
  const text = styles.get(address.replace(/#$/, ''))
  if (text === undefined) throw new Error(`No stylesheet was built for ${address}`)
  return text.trim()
}

/**
 * The styles come with the page: nothing is waited for twice. A disabled link would be fetched all the same, so it
 * is called something else until React asks for it.
 */
function withStyles(html: string, styles: Styles): string {
  return html.replace(stylesheet, (_, address: string) => {
    const { now, later } = apart(styleSheet(styles, address), html)
    return `<style>${now}</style>${later && inItsTime(later)}<link rel="inlined-stylesheet" href="${address}"/>`
  })
}

const typeface = /@font-face\{[^}]*url\(([^)]+\.woff2)\)[^}]*\}/g

/** A typeface that is not preloaded would still compete with the first picture: it waits until that has come. */
function apart(css: string, html: string): { now: string; later: string } {
  const waiting = [...css.matchAll(typeface)].filter(
    ([, file]) => !html.includes(`rel="preload" href="${file}"`),
  )
  const later = waiting.map(([rule]) => rule).join('')
  return { now: waiting.reduce((rest, [rule]) => rest.replace(rule, ''), css), later }
}

/** late-start.ts lets them in; without scripts they are there from the beginning. */
function inItsTime(typefaces: string): string {
  return `<style media="not all">${typefaces}</style><noscript><style>${typefaces}</style></noscript>`
}

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
/** React finds its element again; what it did is done by our own script. */
const hydratedStarter = '<script type="module" async=""></script>'
const starter = /<script type="module" async="">([\s\S]*?)<\/script>/

/**
 * React Router asks for every script ahead of the stylesheet and at its priority. What paints comes first here, and
 * the application starts when it has.
 */
function startingLate(html: string, imports: Imports, atOnce: boolean): string {
  const code = starter.exec(html)?.[1]
  if (!code) throw new Error('React Router no longer starts its application where this step looks')
  const { manifest, routes, entry } = applicationIn(code)
  const asked = [...html.matchAll(preload)].map(([, href = '']) => href).filter((href) => href !== entry)
  const scripts = inOrderOfNeed([...new Set([manifest, ...asked])], imports)
  const script = `<script>${lateStartScript({ scripts, routes, entry, atOnce })}</script>`
  return html
    .replace(preload, '')
    .replace(starter, hydratedStarter)
    .replace('</head>', () => `${script}</head>`)
}

/** Reads the module script React Router writes: a manifest, a module for each route, the entry. */
function applicationIn(code: string) {
  const manifest = /^import "([^"]+)"/m.exec(code)?.[1]
  const entry = /^import\("([^"]+)"\)/m.exec(code)?.[1]
  const ids = /__reactRouterRouteModules = \{(.*?)\};/.exec(code)?.[1] ?? ''
  const modules = new Map(
    [...code.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name, address]) => [name, address]),
  )
  const routes = Object.fromEntries(
    [...ids.matchAll(/("(?:[^"\\]|\\.)*"):(\w+)/g)].map(([, id = '""', name]) => [
      JSON.parse(id),
      modules.get(name),
    ]),
  ) as Record<string, string>
  if (!manifest || !entry || Object.keys(routes).length !== modules.size)
    throw new Error('React Router no longer writes its start as this step reads it')
  return { manifest, routes, entry }
}

function withStructuredData(html: string, path: string): string {
  const told = structuredData(path)
  if (!told) return html
  const text = JSON.stringify(told).replaceAll('<', '\\u003c')
  return html.replace('</head>', () => `<script type="application/ld+json">${text}</script></head>`)
}
