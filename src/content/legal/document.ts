/** Around every legal text. */
export const documentWords = { changed: 'Last changed {date}', contents: 'Contents' } as const
