export const filmWords = { close: 'Close the film' } as const
