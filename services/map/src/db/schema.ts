// Written by `npm run db:types` from the migrated database. Change a migration, `views.ts` or `columns.ts` instead.
import type { PublishedActivity, PublishedFact, PublishedHours, PublishedService } from '@waymark/contracts/published-venue'
import type { BusinessSubtype, CountryId } from '@waymark/domain/enums'
import type { AccessMapId, AccountId, ActivityId, ActivitySessionId, BadgePartnerId, OutageId, ServiceAreaId, ServiceId, UserProfileId } from '@waymark/domain/ids'
import type { AccessMapTown } from '@waymark/domain/place/access-map'
import type { ColumnType, Generated } from 'kysely'

export interface AccessMapTable {
  id: Generated<AccessMapId>
  /** The organisation that drafts it; null for one of the administrators. */
  account_id: AccountId | null
  slug: string
  status: Generated<'Draft' | 'Requested' | 'Declined' | 'Published'>
  reason: string | null
  requested_by: UserProfileId | null
  requested_at: Date | null
  published_at: Date | null
  changed_by: UserProfileId
  changed_at: Generated<Date>
  version: Generated<number>
  /** Of the request that added it; null when it named none. */
  once_key: string | null
}

export interface AccessMapEditionTable {
  access_map_id: AccessMapId
  /** The edition that everybody sees; otherwise the draft. */
  is_public: boolean
  title: string
  intro: Generated<string>
  logo_key: string | null
  small_logo_key: string | null
  location_image_key: string | null
  is_location_image_drawn: Generated<boolean>
  location_image_alt: Generated<string>
  account_ids: Generated<AccountId[]>
  badge_partner_ids: Generated<BadgePartnerId[]>
  towns: ColumnType<readonly AccessMapTown[], string | undefined, string>
  filter_option_ids: Generated<number[]>
  lat: number
  lng: number
  zoom: number
  place_name: Generated<string>
  is_list_shown: Generated<boolean>
  is_open_now: Generated<boolean>
  are_activities_shown: Generated<boolean>
}

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
  known_met: Generated<string>
  known_not_met: Generated<string>
  measures: ColumnType<Readonly<Record<string, number>>, string | undefined, string>
  facts: ColumnType<readonly PublishedFact[], string | undefined, string>
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
  own_services: ColumnType<readonly PublishedService[], string | undefined, string>
}

export interface SavedFiltersTable {
  user_profile_id: UserProfileId
  filters: ColumnType<unknown, string, string>
  updated_at: Generated<Date>
}

export interface SearchEntryTable {
  kind: 'venue' | 'activity'
  entry_id: number
  service_area_id: ServiceAreaId
  account_id: AccountId
  title: string
  folded_title: string
  venue_name: string
  suburb: string
  address: string
  country_id: number
  lat: number
  lng: number
  world_position: ColumnType<{ x: number; y: number }, string, string>
  price_cents: number | null
  /** Folded words: A of the title, B of the suburb, C of the address, D of what is offered. */
  words: string
}

/** Every word that something is found by: what a misspelt one is compared with. */
export interface SearchWordTable {
  word: string
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
  own_services: ColumnType<readonly PublishedService[], string | undefined, string>
}

export interface AdminVenueBadgeView {
  service_area_id: ServiceAreaId
  badge_partner_id: BadgePartnerId
  name: string
  logo_key: string | null
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

export interface IdentityAccountView {
  id: AccountId
  account_type: 'Business' | 'Individual'
  business_subtype: BusinessSubtype | null
  is_system: boolean
  name: string
  country_id: CountryId
  created_at: Date
  address: string | null
  suburb: string
  region: string
  lat: number | null
  lng: number | null
  phone: string | null
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
  kept_by_account_id: AccountId | null
  spoken_languages: string[]
  can_work: boolean
}

export interface ProviderActivityView {
  id: ActivityId
  service_area_id: ServiceAreaId
  account_id: AccountId
  status: 'Draft' | 'Active' | 'Completed' | 'Cancelled'
  title: string
  description: string
  kind_ids: number[]
  min_age: number | null
  max_age: number | null
  price_cents: number
  concession_price_cents: number | null
  has_free_companion: boolean
  refund_until_hours: number | null
  policy_note: string
  preparation: string
  contact_name: string | null
  contact_email: string | null
  contact_phone: string | null
  spaces_per_session: number
  spaces_per_client: number
  wheelchair_spaces: number
  hearing_receivers: number
  interpreter_places: number
  quiet_places: number
  version: number
  banner_key: string | null
  banner_alt: string | null
  amenity_type_id: number | null
  is_bookable: boolean
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
  facts: readonly PublishedFact[]
}

export interface ProviderAreaPlaceView {
  id: ServiceAreaId
  account_id: AccountId
  name: string
  suburb: string
  lat: number
  lng: number
  is_private: boolean
  is_active: boolean
  facts_yes: string
  facts_no: string
  fact_measures: Readonly<Record<string, number>>
  shut: string | null
}

export interface ProviderLocationClosingView {
  service_area_id: ServiceAreaId
  closes_on: string
  note: string
  closes_at: Date | null
}

export interface ProviderOutageView {
  id: OutageId
  service_area_id: ServiceAreaId
  accessibility_option_id: number | null
  activity_id: ActivityId | null
  title: string | null
  starts_at: Date
  ends_at: Date | null
  note: string
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
  own_services: readonly PublishedService[]
}

/** Tables of the map service, and the views of others that it reads. */
export interface MapDatabase {
  access_map: AccessMapTable
  access_map_edition: AccessMapEditionTable
  amenity: AmenityTable
  private_venue: PrivateVenueTable
  saved_filters: SavedFiltersTable
  search_entry: SearchEntryTable
  search_word: SearchWordTable
  venue: VenueTable
  'admin_api.venue_badge': AdminVenueBadgeView
  'booking_api.activity_session': BookingActivitySessionView
  'booking_api.shortlist': BookingShortlistView
  'identity_api.account': IdentityAccountView
  'identity_api.need': IdentityNeedView
  'identity_api.person': IdentityPersonView
  'provider_api.activity': ProviderActivityView
  'provider_api.amenity': ProviderAmenityView
  'provider_api.area_place': ProviderAreaPlaceView
  'provider_api.location_closing': ProviderLocationClosingView
  'provider_api.outage': ProviderOutageView
  'provider_api.venue': ProviderVenueView
}
