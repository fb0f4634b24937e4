import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrows, reading } from '../dependency-cruiser.config.ts'

/** Who says what, and by which rule they are told off. */
const toldOff = [
  ['pages', 'src/pages/home.tsx', "import { checkResult } from '../../draw/check.ts'"],
  ['pages', 'src/pages/about.tsx', "import { answer } from '../../server/http.ts'"],
  ['features', 'src/features/draws/clock.tsx', "import { buy } from '../tickets/api.ts'"],
  ['features', 'src/features/draws/page.tsx', "const page = await import('../../pages/home.tsx')"],
  ['features types', 'src/features/draws/faq.tsx', "import { faq } from '../../content/faq.ts'"],
  [
    'features types',
    'src/features/draws/words.tsx',
    "import { words } from '../../content/tickets/words.ts'",
  ],
  ['ui', 'src/ui/panel.tsx', "import type { Draw } from '../features/draws/draw.ts'"],
  ['ui types', 'src/ui/button.tsx', "import {\n  money,\n} from '../lib/money.ts'"],
  ['ui types', 'src/ui/words.tsx', "import { faq } from '../content/faq.ts'"],
  ['content', 'src/content/prices.ts', "import { money } from '../lib/money.ts'"],
  ['content', 'src/content/facts.ts', "import type { Act } from '../../contract/act.ts'"],
  ['lib', 'src/lib/backend.ts', "export { Button } from '../ui/label.tsx'"],
  ['lib', 'src/lib/late.ts', "const page = await import('../pages/home.tsx')"],
  ['site and host types', 'src/lib/acts.ts', "import { acts } from '../../contract/act.ts'"],
  ['site and host types', 'server/acts.ts', "import { acts } from '../contract/act.ts'"],
  ['draw', 'draw/price.ts', "import { money } from '../src/lib/money.ts'"],
  ['draw', 'draw/log.ts', "import { log } from '../server/log.ts'"],
  ['draw', 'draw/files.ts', "import { readFile } from 'node:fs/promises'"],
  ['draw', 'draw/react.ts', "import { useState } from 'react'"],
  ['contract', 'contract/order.ts', "import type { Order } from '../src/features/tickets/order.ts'"],
  ['contract', 'contract/react.ts', "import { useState } from 'react'"],
  ['server', 'server/page.ts', "import { Home } from '../src/pages/home.tsx'"],
  ['server', 'server/words.ts', "import { faq } from '../src/content/faq.ts'"],
  ['server', 'server/tool.ts', "import { ask } from '../scripts/operator/main.ts'"],
  ['server types', 'server/functions.ts', "import handle from '../supabase/functions/refund/handler.ts'"],
  ['functions', 'supabase/functions/receipt/handler.ts', "import { log } from '../../../server/log.ts'"],
  [
    'functions',
    'supabase/functions/mail/handler.ts',
    "import { brand } from '../../../src/content/brand.ts'",
  ],
  ['draw', 'draw/name.ts', "import { brand } from '../src/content/brand.ts'"],
  ['lib', 'src/lib/name.ts', "import { brand } from '../content/brand.ts'"],
  ['scripts', 'scripts/guide.ts', "import { Button } from '../src/ui/label.tsx'"],
  ['art', 'art/logo.ts', "import { Logo } from '../src/ui/logo.tsx'"],
  ['art', 'art/money.ts', "import { money } from '../src/lib/money.ts'"],
  ['art engine', 'art/engine/sea.ts', "import { palm } from '../language/plants/palm.ts'"],
  ['art engine', 'art/engine/layer.ts', "import { svg } from '../scene.ts'"],
  ['art language', 'art/language/sea/beach.ts', "import { bay } from '../../scenes/bali/bay.ts'"],
  ['art language', 'art/language/sea/tide.ts', "import { sheet } from '../../sheet.ts'"],
  ['art scenes', 'art/scenes/bali/day-1.ts', "import { sheet } from '../../sheet.ts'"],
  ['art scenes', 'art/scenes/bali/day-2.ts', "import { quay } from '../monaco/quay.ts'"],
  ['art scenes', 'art/scenes/bali/moments/bali-1.ts', "import { bus } from '../../dubai/bus.ts'"],
] as const

const mayBeSaid = [
  ['src/pages/draw.tsx', "import { Clock } from '../features/prizes/clock.tsx'"],
  ['src/pages/faq.tsx', "import { faq } from '../content/faq.ts'\nimport { tick } from '../lib/tick.ts'"],
  ['src/features/prizes/list.tsx', "import { tick } from './countdown.ts'\nimport './list.css'"],
  ['src/features/prizes/types.tsx', "import type { Faq } from '../../content/types.ts'"],
  ['src/features/prizes/own.tsx', "import { words } from '../../content/prizes/words.ts'"],
  ['src/features/prizes/proof.tsx', "import { checkResult } from '../../../draw/check.ts'"],
  ['src/features/prizes/api.ts', "import type { Claim } from '../../../contract/claim.ts'"],
  ['src/features/gallery/viewer.tsx', "import { words } from '../../content/gallery.ts'"],
  ['src/lib/calls.ts', "import type { Act } from '../../contract/act.ts'"],
  ['src/features/prizes/sheet.ts', "import { ink } from '../../content/brand-colours.ts'"],
  ['src/features/prizes/list.test.ts', "import { buy } from '../tickets/api.ts'"],
  ['src/ui/frame.tsx', "import type { Picture } from '../content/types.ts'\nimport './frame.css'"],
  ['src/ui/mark.tsx', "import { markPaths } from '../content/brand-mark.ts'"],
  ['src/ui/photo.tsx', "import sizes from '../content/pictures.generated.json' with { type: 'json' }"],
  ['src/content/trip.ts', "import { dubai } from './journeys/dubai.ts'"],
  [
    'src/lib/clock.ts',
    "import { tick } from './tick.ts'\nimport { createClient } from '@supabase/supabase-js'",
  ],
  ['draw/tree.ts', "import { sha256 } from '@noble/hashes/sha2.js'\nimport { toHex } from './bytes.ts'"],
  ['contract/claim.ts', "import { z } from 'zod'\nimport { money } from './money.ts'"],
  ['server/mail/letter.ts', "import { brand } from '../../src/content/brand.ts'"],
  [
    'server/prices.ts',
    "import { money } from '../src/lib/cents.ts'\nimport { tree } from '../draw/bytes.ts'",
  ],
  ['server/handlers.ts', "import type { Handler } from '../supabase/functions/context.ts'"],
  ['supabase/functions/pay/handler.ts', "import { event } from '../../../contract/payment.ts'"],
  ['supabase/functions/log/handler.ts', "import { toHex } from '../../../draw/bytes.ts'"],
  ['scripts/tool.ts', "import { log } from '../server/say.ts'\nimport { faq } from '../src/content/faq.ts'"],
  [
    'art/previews.ts',
    "import { faq } from '../src/content/faq.ts'\nimport { title } from '../src/lib/page-meta.ts'",
  ],
  ['art/engine/light.ts', "import { mix } from './colour.ts'"],
  [
    'art/language/plants/fern.ts',
    "import { mix } from '../../engine/colour.ts'\nimport { svg } from '../../scene.ts'\nimport { sky } from '../sky/sky.ts'",
  ],
  [
    'art/scenes/japan/day-1.ts',
    "import { palm } from '../../language/plants/tree.ts'\nimport { mix } from '../../engine/colour.ts'",
  ],
  [
    'art/scenes/japan/moments/japan-1.ts',
    "import { inn } from '../inn.ts'\nimport { cup } from './cup.ts'\nimport { svg } from '../../../scene.ts'",
  ],
] as const

let house: string
let found: ICruiseResult['summary']['violations']

/** A house of its own where everybody says something, and whatever they name is there. */
beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'wanderwish-arrows-'))
  const spoken = [...toldOff.map(([, file, text]) => [file, text] as const), ...mayBeSaid]
  const named = spoken.flatMap(([file, text]) =>
    [...text.matchAll(/'(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path)),
  )
  const silent = named.filter((file) => !spoken.some(([speaker]) => speaker === file))
  for (const file of silent) await write(file, '')
  for (const [file, text] of spoken) await write(file, text)
  await write('src/lib/chicken.ts', "import { egg } from './egg.ts'")
  await write('src/lib/egg.ts', "import type { chicken } from './chicken.ts'")
  const { output } = await cruise(['.'], {
    ...reading,
    baseDir: house,
    validate: true,
    ruleSet: { forbidden: arrows },
  })
  found = (output as ICruiseResult).summary.violations
})

afterAll(() => rm(house, { recursive: true, force: true }))

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(house, file)), { recursive: true })
  await writeFile(join(house, file), text)
}

const complaintsAbout = (file: string) =>
  found.filter(({ from }) => from === file).map(({ rule }) => rule.name)

describe('the arrows between the rooms of the house', () => {
  test.each(toldOff)('%s: %s is told off for %s', (rule, file) => {
    expect(complaintsAbout(file)).toEqual([rule])
  })

  test.each(mayBeSaid)('%s may say %s', (file) => {
    expect(complaintsAbout(file)).toEqual([])
  })

  test('who imports, by whatever way, what imports them is told off', () => {
    expect(new Set(complaintsAbout('src/lib/egg.ts').concat(complaintsAbout('src/lib/chicken.ts')))).toEqual(
      new Set(['no circles']),
    )
  })

  test('every rule is broken here once', () => {
    expect(new Set(found.map(({ rule }) => rule.name))).toEqual(new Set(arrows.map(({ name }) => name)))
  })
})
