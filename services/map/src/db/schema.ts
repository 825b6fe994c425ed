// Written by `npm run db:types` from the migrated database. Change a migration, `views.ts` or `columns.ts` instead.
import type { PublishedActivity, PublishedFact, PublishedHours } from '@waymark/contracts/published-venue'
import type { BusinessSubtype, CountryId } from '@waymark/domain/enums'
import type { AccountId, ActivityId, ActivitySessionId, ServiceAreaId, ServiceId, UserProfileId } from '@waymark/domain/ids'
import type { ColumnType, Generated } from 'kysely'

export interface AmenityTable {
  activity_id: ActivityId
  service_area_id: ServiceAreaId
  account_id: AccountId
  amenity_type_id: number
  title: string
  description: string
  feature_ids: number[]
  whereabouts: string
  is_bookable: boolean
  price_cents: number
  country_id: number
  venue_name: string
  suburb: string
  lat: number
  lng: number
  world_position: ColumnType<{ x: number; y: number }, string, string>
  opening_hours: ColumnType<readonly PublishedHours[], string, string>
  open_minutes: string
  time_zone: string
  picture_key: string | null
  picture_alt: string | null
}

export interface PrivateVenueTable {
  service_area_id: ServiceAreaId
  account_id: AccountId
  name: string
  venue_type_id: number
  address: string
  suburb: string
  country_id: number
  lat: number
  lng: number
  morton: number
  world_position: ColumnType<{ x: number; y: number }, string, string>
  cost_tier: number | null
  known_met: string
  known_not_met: string
  measures: ColumnType<Readonly<Record<string, number>>, string, string>
  facts: ColumnType<readonly PublishedFact[], string, string>
  service_ids: ServiceId[]
  open_minutes: string
  time_zone: string
  picture_key: string | null
  picture_alt: string | null
  checked_on: string | null
  indexed_at: Generated<Date>
  activities: ColumnType<readonly PublishedActivity[], string | undefined, string>
}

export interface SavedFiltersTable {
  user_profile_id: UserProfileId
  filters: ColumnType<unknown, string, string>
  updated_at: Generated<Date>
}

export interface VenueTable {
  service_area_id: ServiceAreaId
  account_id: AccountId
  name: string
  venue_type_id: number
  address: string
  suburb: string
  country_id: number
  lat: number
  lng: number
  morton: number
  world_position: ColumnType<{ x: number; y: number }, string, string>
  cost_tier: number | null
  known_met: string
  known_not_met: string
  measures: ColumnType<Readonly<Record<string, number>>, string, string>
  facts: ColumnType<readonly PublishedFact[], string, string>
  service_ids: ServiceId[]
  open_minutes: string
  time_zone: string
  picture_key: string | null
  picture_alt: string | null
  checked_on: string | null
  indexed_at: Generated<Date>
  activities: ColumnType<readonly PublishedActivity[], string | undefined, string>
}

export interface BookingActivitySessionView {
  id: ActivitySessionId
  activity_id: ActivityId
  account_id: AccountId
  service_area_id: ServiceAreaId
  status: 'Draft' | 'Active' | 'Completed' | 'Cancelled'
  starts_at: Date
  ends_at: Date
  time_zone: string
  max_spaces: number
  spaces_taken: number
  price_cents: number
  concession_price_cents: number | null
  wheelchair_spaces: number
  wheelchair_spaces_taken: number
  hearing_receivers: number
  hearing_receivers_taken: number
  interpreter_places: number
  interpreter_places_taken: number
  quiet_places: number
  quiet_places_taken: number
}

export interface BookingShortlistView {
  user_profile_id: UserProfileId
  service_area_id: ServiceAreaId
  created_at: Date
}

export interface IdentityNeedView {
  user_profile_id: UserProfileId
  accessibility_option_id: number
  weight: 'must' | 'would help'
  threshold: number | null
}

export interface IdentityPersonView {
  id: UserProfileId
  account_id: AccountId
  account_type: 'Business' | 'Individual'
  business_subtype: BusinessSubtype | null
  account_name: string
  country_id: CountryId
  first_name: string
  last_name: string
  email: string
  phone: string | null
  avatar_key: string | null
  is_account_admin: boolean
  is_global_admin: boolean
  is_active: boolean
  restricted_to_account_id: AccountId | null
  access_version: number
}

export interface ProviderAmenityView {
  id: ActivityId
  service_area_id: ServiceAreaId
  account_id: AccountId
  amenity_type_id: number
  status: 'Draft' | 'Active' | 'Completed' | 'Cancelled'
  title: string
  description: string
  feature_ids: number[]
  whereabouts: string
  is_bookable: boolean
  price_cents: number
  lat: number
  lng: number
  opening_hours: readonly PublishedHours[]
  time_zone: string
  country_id: CountryId
  venue_name: string
  suburb: string
  is_private: boolean
  is_active: boolean
  banner_key: string | null
  banner_alt: string | null
}

export interface ProviderVenueView {
  id: ServiceAreaId
  account_id: AccountId
  name: string
  venue_type_id: number
  address: string
  suburb: string
  region: string
  country_id: CountryId
  lat: number
  lng: number
  radius_km: number
  is_private: boolean
  is_active: boolean
  description: string
  cost_tier: number | null
  opening_hours: readonly PublishedHours[]
  time_zone: string
  updated_at: Date
  banner_key: string | null
  banner_alt: string | null
  facts: readonly PublishedFact[]
  service_ids: readonly ServiceId[]
  activities: readonly PublishedActivity[]
}

/** Tables of the map service, and the views of others that it reads. */
export interface MapDatabase {
  amenity: AmenityTable
  private_venue: PrivateVenueTable
  saved_filters: SavedFiltersTable
  venue: VenueTable
  'booking_api.activity_session': BookingActivitySessionView
  'booking_api.shortlist': BookingShortlistView
  'identity_api.need': IdentityNeedView
  'identity_api.person': IdentityPersonView
  'provider_api.amenity': ProviderAmenityView
  'provider_api.venue': ProviderVenueView
}
