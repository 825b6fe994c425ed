/** What a person of a booking pays: the full price, the concession, or nothing as the companion of another. */
export const personKinds = ['standard', 'concession', 'companion'] as const
export type PersonKind = (typeof personKinds)[number]

/** The counted access places of a session, and the wish of a person that takes one. */
export const stockKinds = ['wheelchairSpaces', 'hearingReceivers', 'interpreterPlaces', 'quietPlaces'] as const
export type StockKind = (typeof stockKinds)[number]

/** A person as the rules of a booking need them; `companionOf` is the position of their holder in the same list. */
export interface PersonOfBooking {
  readonly kind: PersonKind
  readonly companionOf: number | null
  readonly age: number | null
  readonly wantsWheelchairSpace: boolean
  readonly wantsHearingReceiver: boolean
  readonly wantsInterpreter: boolean
  readonly wantsQuietPlace: boolean
}

/** Prices of a session in cents; no concession is offered when it is null. */
export interface SessionPrices {
  readonly priceCents: number
  readonly concessionPriceCents: number | null
}

/** What a booking takes of a session: paid spaces, companions beside them, and access places. */
export interface SpacesTaken extends Readonly<Record<StockKind, number>> {
  readonly spaces: number
  readonly companions: number
}

/** What one person pays, in cents. */
export function personPriceCents({ kind }: Pick<PersonOfBooking, 'kind'>, prices: SessionPrices): number {
  if (kind === 'companion') return 0
  return kind === 'concession' ? (prices.concessionPriceCents ?? prices.priceCents) : prices.priceCents
}

/** What all of them pay, in cents. */
export function bookingTotalCents(people: readonly Pick<PersonOfBooking, 'kind'>[], prices: SessionPrices): number {
  return people.reduce((sum, person) => sum + personPriceCents(person, prices), 0)
}

/** What a booking of these people takes. A companion takes a space, yet none of the client's own. */
export function spacesTaken(people: readonly PersonOfBooking[]): SpacesTaken {
  const count = (isCounted: (person: PersonOfBooking) => boolean) => people.filter(isCounted).length
  return {
    spaces: count(({ kind }) => kind !== 'companion'),
    companions: count(({ kind }) => kind === 'companion'),
    wheelchairSpaces: count(({ wantsWheelchairSpace }) => wantsWheelchairSpace),
    hearingReceivers: count(({ wantsHearingReceiver }) => wantsHearingReceiver),
    interpreterPlaces: count(({ wantsInterpreter }) => wantsInterpreter),
    quietPlaces: count(({ wantsQuietPlace }) => wantsQuietPlace),
  }
}

/**
 * What is wrong with the companions of a booking, by the position of the person, or null: each comes with one person
 * who is not a companion, and nobody brings two.
 */
export function companionFault(
  people: readonly Pick<PersonOfBooking, 'kind' | 'companionOf'>[],
): { readonly position: number; readonly sentence: string } | null {
  const held = new Set<number>()
  for (const [position, { kind, companionOf }] of people.entries()) {
    if (kind !== 'companion') {
      if (companionOf !== null) return { position, sentence: 'Only a companion comes with somebody else.' }
      continue
    }
    const holder = companionOf === null ? undefined : people[companionOf]
    if (companionOf === null || !holder || holder.kind === 'companion')
      return { position, sentence: 'Choose whom this companion comes with.' }
    if (held.has(companionOf)) return { position, sentence: 'One person can bring one companion.' }
    held.add(companionOf)
  }
  return null
}

/** Why this age does not fit an activity, or null. An age that is not given is not judged. */
export function ageFault(
  age: number | null,
  { minAge, maxAge }: { readonly minAge: number | null; readonly maxAge: number | null },
): string | null {
  if (age === null) return null
  if (minAge !== null && age < minAge) return `This activity is for people from ${minAge} years.`
  if (maxAge !== null && age > maxAge) return `This activity is for people up to ${maxAge} years.`
  return null
}
