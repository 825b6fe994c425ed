import type { Point } from '@waymark/domain/place/coordinates'

/** A suburb, town or city (with a map key also an address) that was chosen from the list. */
export interface ChosenPlace extends Point {
  /** "Newtown, Wellington". */
  readonly label: string
}

/** An address as it is sent: what was typed, then the place. */
export function addressOf(street: string, placeLabel: string): string {
  return [street.trim(), placeLabel.trim()].filter((part) => part !== '').join(', ')
}

/** Splits an address at its first comma, so that both form fields can show it. */
export function addressParts(address: string): { readonly street: string; readonly placeLabel: string } {
  const comma = address.indexOf(',')
  if (comma < 0) return { street: address, placeLabel: '' }
  return { street: address.slice(0, comma).trim(), placeLabel: address.slice(comma + 1).trim() }
}

/** To where a distance is measured. Without the name of the suburb: a street may have a comma, so an address does not tell it. */
export function measuredTo(isExactPoint: boolean): string {
  return isExactPoint ? 'to the point on the map' : 'to the middle of the suburb or town'
}
