/** What became of a wish that is answered by a letter. */
export type MailAnswer = 'sent' | 'badAddress' | 'tooMany' | 'failed'

export function mailAnswer({
  error,
  status,
}: {
  error: { message: string } | null
  status: number
}): MailAnswer {
  if (!error) return 'sent'
  if (error.message === 'bad_address') return 'badAddress'
  return status === 429 ? 'tooMany' : 'failed'
}
