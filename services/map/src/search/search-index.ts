import type { searchSorts } from '@waymark/contracts/places'
import type { ActivityId, ServiceAreaId, ServiceId } from '@waymark/domain/ids'
import type { Point } from '@waymark/domain/place/coordinates'
import type { RankedNeed, WantedOption } from '@waymark/service-kit/access-fit-sql'
import type { VisitorOfVenues } from '@waymark/service-kit/venue-rights-sql'

export type SearchSort = (typeof searchSorts)[number]

/** What places and activities must be, beside having the words. */
export interface SearchFilter {
  /** At most so far from `near`; null for anywhere. */
  readonly radiusKm: number | null
  /** What the place is known to have, for an activity the place that it is at. */
  readonly options: readonly WantedOption[]
  readonly isFree: boolean
  /** Activities alone, to which a companion comes free of charge. */
  readonly isCompanionFree: boolean
  /** Places alone, whose services come to `near`. */
  readonly comesToMe: boolean
  /** Activities have a session on one of these days, by the clock of the place; null for any day. */
  readonly days: { readonly from: string; readonly until: string } | null
}

/** Anything, anywhere. */
export const noFilter: SearchFilter = {
  radiusKm: null,
  options: [],
  isFree: false,
  isCompanionFree: false,
  comesToMe: false,
  days: null,
}

export interface SearchQuery {
  /** Folded, as `searchWords` makes them; at least one. */
  readonly words: readonly string[]
  /** Of what is found by equal words the nearer comes first. */
  readonly near: Point | undefined
  readonly visitor: VisitorOfVenues | null
  readonly filter: SearchFilter
  readonly sort: SearchSort
  /** What "best fit" compares with. */
  readonly needs: readonly RankedNeed[]
  readonly now: Date
  readonly limit: number
}

/** How many there are; more than `count` when `isMore`. */
export interface SearchCount {
  readonly count: number
  readonly isMore: boolean
}

export interface FoundVenues extends SearchCount {
  readonly ids: readonly ServiceAreaId[]
}

export interface FoundActivity {
  readonly activityId: ActivityId
  readonly serviceAreaId: ServiceAreaId
  readonly title: string
  readonly venueName: string
  readonly suburb: string
  readonly countryId: number
  readonly lat: number
  readonly lng: number
  readonly priceCents: number
}

export interface FoundActivities extends SearchCount {
  readonly items: readonly FoundActivity[]
}

/** An address of a place that anybody may see. */
export interface FoundAddress {
  readonly address: string
  readonly countryId: number
  readonly lat: number
  readonly lng: number
}

export interface SearchResults {
  readonly venues: FoundVenues
  readonly activities: FoundActivities
  readonly addresses: readonly FoundAddress[]
}

/** Finds public venues, activities and addresses by the words that somebody has typed. */
export interface SearchIndex {
  find(query: SearchQuery): Promise<SearchResults>
  /** Which of these services places offer that the visitor sees; those that come to `near`, where it is given. */
  offered(
    services: readonly ServiceId[],
    near: Point | null,
    visitor: VisitorOfVenues | null,
  ): Promise<readonly ServiceId[]>
  /** The words with misspelt ones put right; null when each is known, or one is like none that is. */
  correct(words: readonly string[]): Promise<readonly string[] | null>
}
