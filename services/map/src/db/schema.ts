import type { ColumnType, Generated } from 'kysely'

/** A fact as the index keeps it. */
export interface StoredFact {
  readonly optionId: number
  readonly isMet: boolean
  readonly measure: number | null
  readonly note: string | null
  readonly checkedOn: string | null
}

/** Written as text, read as what it holds. */
type Json<Value> = ColumnType<Value, string, string>

export interface VenueTable {
  service_area_id: number
  account_id: number
  name: string
  venue_type_id: number
  address: string
  suburb: string
  country_id: number
  lat: number
  lng: number
  morton: number
  world_position: ColumnType<unknown, string, string>
  cost_tier: number | null
  known_met: ColumnType<number, string, string>
  known_not_met: ColumnType<number, string, string>
  /** Measures by option id. */
  measures: Json<Readonly<Record<string, number>>>
  facts: Json<readonly StoredFact[]>
  service_ids: number[]
  /** Minutes of the local week, from Sunday 00:00, in which it is open. */
  open_minutes: ColumnType<string, string, string>
  time_zone: string
  picture_key: string | null
  picture_alt: string | null
  checked_on: string | null
  indexed_at: Generated<Date>
}

export interface SavedFiltersTable {
  user_profile_id: number
  filters: Json<unknown>
  updated_at: Generated<Date>
}

/** A view of the provider service: every service area with what the map shows of it. */
export interface PublishedVenueView {
  id: number
  account_id: number
  name: string
  venue_type_id: number
  address: string
  suburb: string
  country_id: number
  lat: number
  lng: number
  is_private: boolean
  is_active: boolean
  cost_tier: number | null
  opening_hours: readonly { readonly dayOfWeek: number; readonly opens: string; readonly closes: string }[]
  time_zone: string
  banner_key: string | null
  banner_alt: string | null
  facts: readonly StoredFact[]
  service_ids: readonly number[]
}

/** Views of the identity service. */
export interface PublishedPersonView {
  id: number
  restricted_to_account_id: number | null
}

export interface PublishedNeedView {
  user_profile_id: number
  accessibility_option_id: number
  weight: 'must' | 'would help'
  threshold: number | null
}

/** A view of the booking service. */
export interface PublishedShortlistView {
  user_profile_id: number
  service_area_id: number
}

/** The map's tables, and what it reads of others. */
export interface MapDatabase {
  venue: VenueTable
  private_venue: VenueTable
  saved_filters: SavedFiltersTable
  'provider_api.venue': PublishedVenueView
  'identity_api.person': PublishedPersonView
  'identity_api.need': PublishedNeedView
  'booking_api.shortlist': PublishedShortlistView
}
