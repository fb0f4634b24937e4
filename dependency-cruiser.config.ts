import type { IConfiguration, IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser'

type To = IRegularForbiddenRuleType['to']

const ours = '^(src|contract|draw|server|supabase|scripts|art|tests)/'
/** The product's name, its colours and its mark. */
const brand = '^src/content/brand'
/** Facts made by a program, such as the sizes of pictures, belong to no room. */
const generated = '[.]generated[.]'
/** Tests may import what they test. */
const tests = '[.]test[.]tsx?$'

function rule(name: string, comment: string, from: string, to: To): IForbiddenRuleType {
  return { name, comment, severity: 'error', from: { path: from, pathNot: tests }, to }
}

/** From this room nothing of the house but itself and these places. */
function only(room: string, from: string, places: string[], own = from): IForbiddenRuleType {
  const comment = `${room} may import: ${places.join(' ') || 'nothing of ours'}`
  return rule(room, comment, from, { path: ours, pathNot: [generated, own, ...places] })
}

/** Of what this room may import, these places for their types alone. */
function typesOnly(room: string, from: string, place: string, unless: string[] = []): IForbiddenRuleType {
  const comment = `${room} may import types of ${place}, but nothing that runs`
  const runs = { dependencyTypesNot: ['type-only'] } satisfies To
  return rule(`${room} types`, comment, from, { path: place, pathNot: [generated, ...unless], ...runs })
}

/** From this room nothing at all but itself and these packages, so that it runs anywhere. */
function runsAnywhere(room: string, from: string, packages: string): IForbiddenRuleType {
  return rule(room, `${room} needs nothing but ${packages}`, from, { pathNot: [from, packages] })
}

const feature = '^src/features/([^/]+)/'
const sameFeature = '^src/features/$1/'
const artRoom = '^art/scenes/([^/]+)/'
const itsContent = '^src/content/$1(/|[.]ts$)'

/** Which rooms of the house may import which; `node scripts/test.mjs lint` holds every import against it. */
export const arrows: IForbiddenRuleType[] = [
  {
    name: 'no circles',
    comment: 'what imports itself, however far round, cannot be understood in any order',
    severity: 'error',
    from: {},
    to: { circular: true },
  },

  only('pages', '^src/pages/', ['^src/(content|features|ui|lib)/', '^contract/']),
  only('features', feature, ['^src/(ui|lib|content)/', '^draw/', '^contract/'], sameFeature),
  typesOnly('features', feature, '^src/content/', [itsContent, brand]),
  only('ui', '^src/ui/', ['^src/(lib|content)/']),
  typesOnly('ui', '^src/ui/', '^src/(lib|content)/', [brand]),
  only('content', '^src/content/', []),
  only('lib', '^src/lib/', ['^contract/']),

  runsAnywhere('draw', '^draw/', '(^|/)@noble/(curves|hashes)/'),
  // Their tests may ask it for its words. Functions read with it what the provider sends.
  typesOnly('site and host', '^(src|server|scripts)/(?!.*[.]test[.]ts$)', '^contract/'),
  runsAnywhere('contract', '^contract/', '(^|/)zod(/|$)'),

  only('server', '^server/', ['^draw/', '^contract/', '^src/lib/', brand, '^supabase/functions/']),
  typesOnly('server', '^server/', '^supabase/functions/'),
  only('functions', '^supabase/functions/', ['^draw/', '^contract/']),

  rule('scripts', 'scripts never import what visitors see', '^scripts/', {
    path: '^src/(features|pages|ui)/',
  }),
  rule('art', 'art knows the words of the site, not the site', '^art/', {
    path: '^(src|server|supabase|draw|contract|tests)/',
    pathNot: [generated, '^src/content/', '^src/lib/page-meta[.]ts$'],
  }),
  rule('art engine', 'the engine knows nothing that is drawn with it', '^art/engine/', {
    path: '^art/',
    pathNot: ['^art/engine/'],
  }),
  rule(
    'art language',
    'the language knows the engine and what a scene is, not who speaks it',
    '^art/language/',
    {
      path: '^art/',
      pathNot: ['^art/(engine|language)/', '^art/scene[.]ts$'],
    },
  ),
  rule('art scenes', 'a scene knows the language, the engine and its own trip, no other', artRoom, {
    path: '^art/',
    pathNot: ['^art/(engine|language)/', '^art/scene[.]ts$', '^art/scenes/$1/'],
  }),
]

/** TypeScript 7 has no programming interface yet; swc reads the imports, those of types too. */
export const reading: IConfiguration['options'] = {
  parser: 'swc',
  moduleSystems: ['es6'],
  doNotFollow: { path: 'node_modules' },
  // What nobody wrote here, and declarations of what is JavaScript, which swc does not read.
  exclude: { path: ['^(build|data|public|[.]react-router)/', '[.]d[.]m?ts$'] },
}

export default { forbidden: arrows, options: reading } satisfies IConfiguration
