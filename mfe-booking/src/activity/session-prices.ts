interface Price {
  readonly priceCents: number
  readonly concessionPriceCents: number | null
}

interface Cents {
  readonly minCents: number
  readonly maxCents: number
}

/** What the next sessions of an activity cost: each has a price of its own. Without any, what the activity says. */
export function sessionPrices(activity: Price & { readonly sessions: readonly Price[] }): {
  readonly full: Cents
  readonly concession: Cents | null
} {
  const prices = activity.sessions.length > 0 ? activity.sessions : [activity]
  const concessions = prices.flatMap(({ concessionPriceCents }) => concessionPriceCents ?? [])
  return {
    full: boundsOf(prices.map(({ priceCents }) => priceCents)),
    concession: concessions.length === 0 ? null : boundsOf(concessions),
  }
}

/** The activity with the prices that a list names: the highest, and the lowest where that is another one. */
export function withSessionPrices<A extends Parameters<typeof sessionPrices>[0]>(activity: A): A {
  const { full, concession } = sessionPrices(activity)
  const minCents = Math.min(full.minCents, concession?.minCents ?? full.minCents)
  return {
    ...activity,
    priceCents: full.maxCents,
    concessionPriceCents: minCents < full.maxCents ? minCents : null,
  }
}

function boundsOf(cents: readonly number[]): Cents {
  return { minCents: Math.min(...cents), maxCents: Math.max(...cents) }
}
