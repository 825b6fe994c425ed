/**
 * What became of a quote. Asked by the client; Answered with a price that stands until a time; Accepted by a booking made
 * from it; Declined or Withdrawn by the client after or before the answer; TurnedDown by the provider; Lapsed by itself.
 */
export const quoteStatuses = ['Asked', 'Answered', 'Accepted', 'Declined', 'Withdrawn', 'TurnedDown', 'Lapsed'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

export const quoteLimits = {
  /** The last day on which a price can stand, in days from today: 0 is until the end of today. */
  maxStandsDays: 60,
  /** Days after which a question that nobody answered lapses. */
  answerDays: 14,
  /** Open questions of one client to one organisation. */
  maxOpen: 10,
  maxPriceCents: 10_000_000,
} as const

/** Whether a quote can still be answered, accepted or closed. */
export function isOpenQuote(status: QuoteStatus): boolean {
  return status === 'Asked' || status === 'Answered'
}

/** Why a booking cannot be made from a quote at `now`, or null. */
export function quoteRefusal(
  quote: { readonly status: QuoteStatus; readonly standsUntil: Date | null },
  now: Date,
): 'QuoteNotOpen' | null {
  const stands = quote.status === 'Answered' && quote.standsUntil !== null && quote.standsUntil > now
  return stands ? null : 'QuoteNotOpen'
}

/** What closing an open quote means, by who does it; null when it is closed already. */
export function closedStatus(status: QuoteStatus, side: 'client' | 'provider'): QuoteStatus | null {
  if (!isOpenQuote(status)) return null
  if (side === 'provider') return 'TurnedDown'
  return status === 'Asked' ? 'Withdrawn' : 'Declined'
}
