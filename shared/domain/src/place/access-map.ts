import { type BusinessSubtype, businessSubtype } from '../enums.ts'
import type { Point } from './coordinates.ts'

/**
 * Where the draft of an access map stands (decision 0027). `Published`: the public page shows just this. A map in any
 * other status can have a public page as well, which shows what was published last.
 */
export const accessMapStatuses = ['Draft', 'Requested', 'Declined', 'Published'] as const
export type AccessMapStatus = (typeof accessMapStatuses)[number]

/** A town of an access map: the places at most `radiusKm` from its middle. */
export interface AccessMapTown extends Point {
  readonly name: string
  readonly radiusKm: number
}

/** Limits of an access map. Units are in the names. */
export const accessMapLimits = {
  titleMaxLength: 120,
  slugMinLength: 3,
  introMaxLength: 300,
  sourcesMax: 50,
  filtersMax: 30,
  /** The first of them stand in the bar, the others behind "All filters". */
  filtersInBar: 5,
  townRadiusKm: [0.5, 50],
} as const

/** Organisations that may draft access maps of their own and ask for publication. */
export function draftsAccessMaps(subtype: BusinessSubtype | null): boolean {
  return subtype === businessSubtype.Hybrid || subtype === businessSubtype.Council
}

/** Why nobody is asked to publish a map; null when it can be. */
export function requestRefusal(
  status: AccessMapStatus,
  placeCount: number,
): 'AlreadyRequested' | 'NothingChanged' | 'NoPlaces' | null {
  if (status === 'Requested') return 'AlreadyRequested'
  if (status === 'Published') return 'NothingChanged'
  return placeCount === 0 ? 'NoPlaces' : null
}

/** Why an administrator cannot publish a map; null when they can. */
export function publicationRefusal(status: AccessMapStatus, placeCount: number): 'NothingChanged' | 'NoPlaces' | null {
  if (status === 'Published') return 'NothingChanged'
  return placeCount === 0 ? 'NoPlaces' : null
}

/** The word of the address made of a title: "Accessible Whakatū Nelson" becomes `accessible-whakatu-nelson`. */
export function accessMapSlug(title: string): string {
  const words = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
  return words.slice(0, 60).replace(/-+$/, '')
}
