import type { Mail } from './layout.ts'

export type Data = Record<string, unknown>

/** The template's name is its file's name; the outbox accepts nothing but letters and hyphens there. */
export async function render(template: string, data: Data): Promise<Mail> {
  if (!/^[a-z][a-z-]*$/.test(template)) throw new Error(`"${template}" is not the name of a mail template`)
  const { default: write } = await import(`./templates/${template}.ts`)
  return write(data)
}
