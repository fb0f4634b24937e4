/** Every mail is one letter: a headline, a few paragraphs, at most one button. */
export type Letter = {
  subject: string
  headline: string
  paragraphs: readonly string[]
  button?: { label: string; link: string }
  smallPrint?: string
  /** What is for keeping rather than for reading: hashes, signatures. */
  keepsake?: readonly string[]
}

/** The full address of a page of the site, for people who read their mail elsewhere. */
export type PageLink = (path: string) => string

/** What the outbox keeps of a letter beside the name of its template. */
export type Data = Record<string, unknown>

export type Mail = { subject: string; text: string; html: string }
