// Written by `npm run db:types` from the migrated database. Change a migration, `views.ts` or `columns.ts` instead.
import type { PublishedHours } from '@waymark/contracts/published-venue'
import type { BookingStatus, BusinessSubtype, CountryId, StaffRole } from '@waymark/domain/enums'
import type { TimeRange } from '@waymark/service-kit/value-parsers'
import type { ColumnType, Generated } from 'kysely'

export interface ActivityTable {
  id: Generated<number>
  service_area_id: number
  status: Generated<'Draft' | 'Active' | 'Completed' | 'Cancelled'>
  title: string
  description: Generated<string>
  kind_ids: Generated<number[]>
  min_age: number | null
  max_age: number | null
  price_cents: number
  spaces_per_session: number
  spaces_per_client: number
  version: Generated<number>
  created_by: number
  created_at: Date
  updated_at: Date
  idempotency_key: string | null
}

/** Uploads that were kept, so that the same request twice changes things once. */
export interface AreaUploadTable {
  service_area_id: number
  idempotency_key: string
  created_at: Date
}

export interface BusinessTable {
  account_id: number
  description: Generated<string>
  logo_key: string | null
  phone: string | null
  website: string | null
  help_desk_url: string | null
  onboarding_step: Generated<number>
  card_status: Generated<'not connected' | 'in progress' | 'connected' | 'refused'>
  stripe_account_id: string | null
  version: Generated<number>
  small_logo_key: string | null
  is_card_detail_missing: Generated<boolean>
  /** How many accounts were asked of Stripe: after a refusal, a new one is. */
  card_attempt: Generated<number>
  /** Rises with each question to Stripe, so that an older answer never overwrites a newer one. */
  card_revision: Generated<number>
}

export interface ScheduleExceptionTable {
  id: Generated<number>
  service_area_service_id: number
  kind: 'away' | 'extra'
  starts_at: Date
  ends_at: Date
  staff_id: number | null
  note: string | null
  version: Generated<number>
}

export interface ScheduleLineTable {
  id: Generated<number>
  service_area_service_id: number
  day_of_week: number
  start_minute: number
  staff_ids: Generated<number[]>
}

export interface ServiceAreaTable {
  id: Generated<number>
  account_id: number
  name: string
  venue_type_id: number
  description: Generated<string>
  phone: string | null
  email: string | null
  address: string
  suburb: string
  region: string
  country_id: CountryId
  lat: number
  lng: number
  radius_km: number
  time_zone: string
  is_private: Generated<boolean>
  is_active: Generated<boolean>
  cost_tier: number | null
  opening_hours: ColumnType<readonly PublishedHours[], string | undefined, string>
  manager_ids: Generated<number[]>
  version: Generated<number>
  updated_at: Generated<Date>
  created_at: Generated<Date>
  idempotency_key: string | null
}

export interface ServiceAreaPictureTable {
  id: Generated<number>
  service_area_id: number
  kind: 'banner' | 'other'
  file_key: string
  alt: string
  position: Generated<number>
  small_key: string | null
}

export interface ServiceAreaServiceTable {
  id: Generated<number>
  service_area_id: number
  service_id: number
  is_enabled: Generated<boolean>
  description: Generated<string>
  preparation: string | null
  lead_hours: Generated<number>
  buffer_minutes: Generated<number>
  cost_tier: number | null
  pricing_description: Generated<string>
  schedule_version: Generated<number>
  version: Generated<number>
}

export interface ServiceSizeTable {
  service_area_service_id: number
  service_size_option_id: number
  fee_kind: 'fixed' | 'per hour' | 'quote'
  price_cents: number | null
  max_people: number | null
  position: Generated<number>
}

export interface ServiceStaffTable {
  service_area_service_id: number
  user_profile_id: number
}

export interface StaffHoursTable {
  service_area_id: number
  user_profile_id: number
  day_of_week: number
  starts_minute: number
  ends_minute: number
}

export interface StaffLeaveTable {
  id: Generated<number>
  account_id: number
  user_profile_id: number
  starts_at: Date
  ends_at: Date
  note: string | null
}

export interface VenueDocumentTable {
  id: Generated<number>
  service_area_id: number
  file_key: string
  title: string
  size_bytes: number
  created_at: Generated<Date>
}

export interface VenueFactTable {
  service_area_id: number
  accessibility_option_id: number
  is_met: boolean
  measure: number | null
  note: string | null
  source: string | null
  checked_on: string | null
  photo_key: string | null
}

export interface VenueFeedbackTable {
  id: Generated<number>
  service_area_id: number
  user_profile_id: number
  accessibility_option_id: number | null
  says: 'right' | 'wrong' | 'missing'
  comment: Generated<string>
  created_at: Generated<Date>
}

export interface AdminVenueBadgeView {
  service_area_id: number
  badge_partner_id: number
  name: string
  logo_key: string | null
}

export interface BookingBookingView {
  id: number
  series_id: number
  account_id: number
  service_area_id: number
  service_area_service_id: number
  service_id: number
  size_option_id: number
  client_user_profile_id: number
  user_service_area_id: number | null
  status: BookingStatus
  starts_at: Date
  ends_at: Date
  time_zone: string
  recipient_name: string | null
  address: string
  unit_number: string | null
  fee_display: string
  adding_error: string | null
  alternative_starts: Date[]
  cancel_reason: string | null
  calendar_sequence: number
  created_at: Date
  /** Those who are assigned now. */
  staff_ids: number[]
}

export interface BookingBusyStaffView {
  user_profile_id: number
  /** The booking and its buffer. */
  during: TimeRange
  booking_id: number
  service_area_service_id: number
  starts_at: Date
  ends_at: Date
  status: BookingStatus
}

export interface BookingRatingView {
  service_area_id: number
  average: number
  rating_count: number
}

export interface BookingShortlistView {
  user_profile_id: number
  service_area_id: number
  created_at: Date
}

export interface IdentityAccountView {
  id: number
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

export interface IdentityMembershipView {
  id: number
  user_profile_id: number
  service_area_id: number
  role: StaffRole
}

export interface IdentityPersonView {
  id: number
  account_id: number
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
  restricted_to_account_id: number | null
  access_version: number
}

/** Tables of the provider service, and the views of others that it reads. */
export interface ProviderDatabase {
  activity: ActivityTable
  area_upload: AreaUploadTable
  business: BusinessTable
  schedule_exception: ScheduleExceptionTable
  schedule_line: ScheduleLineTable
  service_area: ServiceAreaTable
  service_area_picture: ServiceAreaPictureTable
  service_area_service: ServiceAreaServiceTable
  service_size: ServiceSizeTable
  service_staff: ServiceStaffTable
  staff_hours: StaffHoursTable
  staff_leave: StaffLeaveTable
  venue_document: VenueDocumentTable
  venue_fact: VenueFactTable
  venue_feedback: VenueFeedbackTable
  'admin_api.venue_badge': AdminVenueBadgeView
  'booking_api.booking': BookingBookingView
  'booking_api.busy_staff': BookingBusyStaffView
  'booking_api.rating': BookingRatingView
  'booking_api.shortlist': BookingShortlistView
  'identity_api.account': IdentityAccountView
  'identity_api.membership': IdentityMembershipView
  'identity_api.person': IdentityPersonView
}
