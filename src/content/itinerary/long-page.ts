export const chapterWords = { toStage: 'See the days in pictures' } as const

/** On the ticket at the end. */
export const ticketWords = { facts: '{duration} · {guests} guests · {price}' } as const
