/** What a session has, as its columns. */
export interface SessionValues {
  readonly max_spaces: number
  readonly max_spaces_per_client: number
  readonly price_cents: number
  readonly concession_price_cents: number | null
  readonly wheelchair_spaces: number
  readonly hearing_receivers: number
  readonly interpreter_places: number
  readonly quiet_places: number
}

/** What does not fit together, by field; null when all of it does. */
export function sessionValueErrors(values: SessionValues): Record<string, string> | null {
  const { max_spaces: spaces, price_cents: price, concession_price_cents: concession } = values
  const errors: Record<string, string> = {}
  if (values.max_spaces_per_client > spaces)
    errors.maxSpacesPerClient = `The session has ${spaces} ${spaces === 1 ? 'space' : 'spaces'}.`
  if (values.wheelchair_spaces > spaces)
    errors.wheelchairSpaces = `The session has ${spaces} ${spaces === 1 ? 'space' : 'spaces'}.`
  if (concession !== null && concession > price)
    errors.concessionPriceCents = 'A concession costs no more than the full price.'
  return Object.keys(errors).length > 0 ? errors : null
}
