interface Price {
  readonly priceCents: number
  readonly concessionPriceCents: number | null
}

type PricedActivity<Currency> = Price & { readonly currency: Currency; readonly sessions: readonly Price[] }

/** What the next sessions of an activity cost, in cents; each has a price of its own. */
export interface SessionPrices<Currency> {
  readonly currency: Currency
  readonly least: number
  readonly most: number
  readonly concession: { readonly least: number; readonly most: number } | null
}

export function sessionPrices<Currency>(activity: PricedActivity<Currency>): SessionPrices<Currency> {
  const prices = activity.sessions.length > 0 ? activity.sessions : [activity]
  const concessions = prices.flatMap(({ concessionPriceCents }) => concessionPriceCents ?? [])
  return {
    currency: activity.currency,
    ...boundsOf(prices.map(({ priceCents }) => priceCents)),
    concession: concessions.length === 0 ? null : boundsOf(concessions),
  }
}

/** The same for the words of a list: what a space costs, and what it costs at least. */
export function listPrice<Currency>(activity: PricedActivity<Currency>): Price & { readonly currency: Currency } {
  const { currency, least, most, concession } = sessionPrices(activity)
  const atLeast = Math.min(least, concession?.least ?? least)
  return { currency, priceCents: most, concessionPriceCents: atLeast < most ? atLeast : null }
}

function boundsOf(cents: readonly number[]) {
  return { least: Math.min(...cents), most: Math.max(...cents) }
}
