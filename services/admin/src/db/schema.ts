// Written by `npm run db:types` from the migrated database. Change a migration, `views.ts` or `columns.ts` instead.
import type { BusinessSubtype, CountryId } from '@waymark/domain/enums'
import type { AccessMapId, AccountId, BadgePartnerId, BookingId, ReviewId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import type { ColumnType, Generated } from 'kysely'

export interface AuditEntryTable {
  id: Generated<number>
  once_key: string
  at: Generated<Date>
  admin_user_profile_id: UserProfileId
  action: string
  target_kind: string
  target_id: number | null
  before: ColumnType<unknown, string | null, string | null>
  after: ColumnType<unknown, string | null, string | null>
  words: Generated<string>
}

export interface BadgePartnerTable {
  id: Generated<BadgePartnerId>
  name: string
  description: Generated<string>
  website: string | null
  logo_key: string | null
  is_active: Generated<boolean>
  version: Generated<number>
  /** Of the request that added it; null when it named none. */
  once_key: string | null
}

export interface BadgePartnerVenueTable {
  badge_partner_id: BadgePartnerId
  service_area_id: ServiceAreaId
}

export interface RetentionTable {
  id: Generated<boolean>
  email_days: Generated<number>
  notification_days: Generated<number>
  session_days: Generated<number>
  booking_years: Generated<number>
  version: Generated<number>
  changed_at: Date | null
  changed_by_id: UserProfileId | null
}

export interface BookingBookingPartyView {
  id: BookingId
  item_type: 'Service' | 'Activity'
  account_id: AccountId
  service_area_id: ServiceAreaId
  client_user_profile_id: UserProfileId | null
  user_service_area_id: ServiceAreaId | null
  staff_ids: UserProfileId[]
}

export interface BookingReviewPlaceView {
  id: ReviewId
  service_area_id: ServiceAreaId
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

export interface MapAccessMapOwnerView {
  id: AccessMapId
  account_id: AccountId | null
}

export interface ProviderServiceAreaView {
  id: ServiceAreaId
  account_id: AccountId
  name: string
  venue_type_id: number
  phone: string | null
  address: string
  suburb: string
  region: string
  country_id: CountryId
  lat: number
  lng: number
  radius_km: number
  time_zone: string
  is_private: boolean
  is_active: boolean
  cost_tier: number | null
  manager_ids: UserProfileId[]
  banner_key: string | null
  banner_alt: string | null
  is_suspended: boolean
}

/** Tables of the admin service, and the views of others that it reads. */
export interface AdminDatabase {
  audit_entry: AuditEntryTable
  badge_partner: BadgePartnerTable
  badge_partner_venue: BadgePartnerVenueTable
  retention: RetentionTable
  'booking_api.booking_party': BookingBookingPartyView
  'booking_api.review_place': BookingReviewPlaceView
  'identity_api.account': IdentityAccountView
  'identity_api.person': IdentityPersonView
  'map_api.access_map_owner': MapAccessMapOwnerView
  'provider_api.service_area': ProviderServiceAreaView
}
