import type { OutputOf } from '@waymark/contracts/define-call'
import type { places } from '@waymark/contracts/places'
import type { Point } from '@waymark/domain/place/coordinates'

export type FoundPlace = OutputOf<typeof places.searchPlaces>['places'][number]

export interface PlaceQuery {
  readonly query: string
  readonly countryId?: number | undefined
  /** Of equal names the nearer comes first. */
  readonly near?: Point | undefined
  readonly limit: number
  /** Only places whose name begins like the query, not those that are merely like it. */
  readonly isExact?: boolean
}

/** Suggests places for what a person has typed so far. */
export interface PlaceProvider {
  /** The attribution that must be shown with the results. */
  readonly credit: string
  suggest(query: PlaceQuery): Promise<readonly FoundPlace[]>
}
