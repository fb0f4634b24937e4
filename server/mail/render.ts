import { layOut } from './layout.ts'
import type { Data, Mail } from './letter.ts'
import type { Seals } from './seal.ts'

export type Render = (template: string, data: Data) => Promise<Mail>

/** The template's name is its file's name; the outbox accepts nothing but letters and hyphens there. */
export function renderFor(publicUrl: string, seals: Seals): Render {
  const pageLink = (path: string) => `${publicUrl}${path}`
  return async (template, data) => {
    if (!/^[a-z][a-z-]*$/.test(template)) throw new Error(`"${template}" is not the name of a mail template`)
    const { default: write } = await import(`./templates/${template}.ts`)
    return layOut(write(await seals(template, data), pageLink), pageLink)
  }
}
