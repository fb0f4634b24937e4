import { type ESTree, parseSync, Visitor } from 'vite'

export interface Declaration {
  /** As written, without comments, types and layout. */
  readonly text: string
  /** Every name in it, in order: those of the module's other declarations and imports are among them. */
  readonly mentions: readonly string[]
}

export interface Module {
  /** By name, 'default' for what is exported so. Types draw nothing and are left out. */
  readonly declarations: ReadonlyMap<string, Declaration>
  readonly imports: ReadonlyMap<string, { readonly name: string; readonly from: string }>
}

interface Piece {
  readonly start: number
  readonly end: number
  /** Whether it is kept letter for letter, or left out. */
  readonly kept?: true
}

/** What a module declares and imports. One that does anything else on loading cannot be followed and is refused. */
export function readModule(source: string, file: string): Module {
  const { program, comments, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const refuse = (what: string) => {
    throw new Error(`${file} cannot be followed because of ${what}`)
  }
  const names: { start: number; name: string }[] = []
  const pieces: Piece[] = [...comments]
  new Visitor({
    Identifier: ({ start, name }) => names.push({ start, name }),
    TSTypeAnnotation: ({ start, end }) => pieces.push({ start, end }),
    TSTypeParameterDeclaration: ({ start, end }) => pieces.push({ start, end }),
    TSTypeParameterInstantiation: ({ start, end }) => pieces.push({ start, end }),
    TSAsExpression: ({ expression, end }) => pieces.push({ start: expression.end, end }),
    TSSatisfiesExpression: ({ expression, end }) => pieces.push({ start: expression.end, end }),
    TSNonNullExpression: ({ expression, end }) => pieces.push({ start: expression.end, end }),
    Literal: ({ start, end }) => pieces.push({ start, end, kept: true }),
    TemplateElement: ({ start, end }) => pieces.push({ start, end, kept: true }),
    ImportExpression: () => refuse('import()'),
  }).visit(program)

  const unread = new Uint8Array(source.length)
  for (const { start, end, kept } of pieces) if (!kept) unread.fill(1, start, end)
  const declarations = new Map<string, Declaration>()
  const imports = new Map<string, { name: string; from: string }>()
  const declare = (declared: readonly string[], { start, end }: Piece) => {
    const within = (piece: { start: number }) => piece.start >= start && piece.start < end
    const declaration = {
      text: withoutLayout(source.slice(0, end), start, pieces.filter(within)),
      mentions: [
        ...new Set(names.filter((name) => within(name) && !unread[name.start]).map(({ name }) => name)),
      ],
    }
    for (const name of declared) declarations.set(name, declaration)
  }
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      if (statement.importKind === 'type') continue
      for (const specifier of statement.specifiers) {
        if (specifier.type === 'ImportNamespaceSpecifier') refuse('import *')
        const name = importedName(specifier)
        if (name) imports.set(specifier.local.name, { name, from: statement.source.value })
      }
    } else if (statement.type === 'ExportDefaultDeclaration') {
      declare(['default'], statement.declaration)
    } else {
      const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (!inner) refuse('export { … }')
      else if (inner.type === 'TSInterfaceDeclaration' || inner.type === 'TSTypeAliasDeclaration') continue
      else if (inner.type === 'VariableDeclaration') declare(inner.declarations.flatMap(namesOf), inner)
      else if (inner.type === 'FunctionDeclaration' || inner.type === 'ClassDeclaration')
        declare([inner.id?.name ?? 'default'], inner)
      else refuse(`a statement: ${source.slice(inner.start, inner.start + 40)}`)
    }
  }
  return { declarations, imports }
}

function importedName(specifier: ESTree.ImportDeclaration['specifiers'][number]): string | null {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default'
  if (specifier.type !== 'ImportSpecifier' || specifier.importKind === 'type') return null
  return specifier.imported.type === 'Literal' ? specifier.imported.value : specifier.imported.name
}

function namesOf({ id }: ESTree.VariableDeclarator): string[] {
  if (id.type === 'Identifier') return [id.name]
  const names: string[] = []
  const search = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if ('type' in part && part.type === 'Identifier' && 'name' in part) names.push(String(part.name))
    for (const [key, value] of Object.entries(part)) if (key !== 'typeAnnotation') search(value)
  }
  search(id)
  return names
}

/** The formatter may break lines and add commas as it likes; what stands in quotes is kept letter for letter. */
function withoutLayout(source: string, start: number, pieces: readonly Piece[]): string {
  const kept: string[] = []
  let text = ''
  let at = start
  for (const piece of pieces.toSorted((a, b) => a.start - b.start)) {
    if (piece.start < at) continue
    text += source.slice(at, piece.start)
    text += piece.kept ? `\0${kept.push(source.slice(piece.start, piece.end)) - 1}\0` : ' '
    at = piece.end
  }
  return (text + source.slice(at))
    .replace(/\s+/g, ' ')
    .replace(/ (?![\w$])|(?<![\w$]) /g, '')
    .replace(/,(?=[\])}])/g, '')
    .replace(/\0(\d+)\0/g, (_, place) => kept[Number(place)] ?? '')
}
