import type { Generated } from 'kysely'

export interface BusinessTable {
  account_id: number
  description: Generated<string>
  logo_key: string | null
  small_logo_key: string | null
  phone: string | null
  website: string | null
  help_desk_url: string | null
  onboarding_step: Generated<number>
  card_status: Generated<'not connected' | 'in progress' | 'connected' | 'refused'>
  stripe_account_id: string | null
  is_card_detail_missing: Generated<boolean>
  /** How often an account was asked of Stripe: after a refusal, a new one is. */
  card_attempt: Generated<number>
  /** Rises whenever Stripe was asked, so that an older answer never overwrites a newer one. */
  card_revision: Generated<number>
  version: Generated<number>
}

export interface ActivityTable {
  id: Generated<number>
  service_area_id: number
  status: Generated<'Draft' | 'Active' | 'Completed' | 'Cancelled'>
  title: string
  description: string
  kind_ids: number[]
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
  country_id: number
  lat: number
  lng: number
  radius_km: number
  time_zone: string
  is_private: Generated<boolean>
  is_active: Generated<boolean>
  cost_tier: number | null
  opening_hours: Generated<unknown>
  manager_ids: Generated<number[]>
  idempotency_key: Generated<string | null>
  version: Generated<number>
  updated_at: Generated<Date>
  created_at: Generated<Date>
}

export interface ServiceAreaPictureTable {
  id: Generated<number>
  service_area_id: number
  kind: 'banner' | 'other'
  file_key: string
  small_key: Generated<string | null>
  alt: string
  position: Generated<number>
}

/** An upload that was kept, so that the same request twice changes things once. */
export interface AreaUploadTable {
  service_area_id: number
  idempotency_key: string
  created_at: Date
}

export interface VenueFactTable {
  service_area_id: number
  accessibility_option_id: number
  is_met: boolean
  measure: number | null
  note: string | null
  source: string | null
  /** A calendar day, `YYYY-MM-DD`. */
  checked_on: string | null
  photo_key: string | null
}

export interface VenueDocumentTable {
  id: Generated<number>
  service_area_id: number
  file_key: string
  title: string
  size_bytes: number
  created_at: Generated<Date>
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

export interface ScheduleLineTable {
  id: Generated<number>
  service_area_service_id: number
  day_of_week: number
  start_minute: number
  staff_ids: Generated<number[]>
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

/** What identity publishes of people, accounts and roles. */
export interface PersonView {
  id: number
  account_id: number
  first_name: string
  last_name: string
  email: string
  phone: string | null
  avatar_key: string | null
  is_account_admin: boolean
  is_active: boolean
  restricted_to_account_id: number | null
}

export interface AccountView {
  id: number
  name: string
  business_subtype: number | null
  country_id: number
  /** What the organisation said of itself when it registered. */
  address: string | null
  suburb: string
  region: string
  lat: number | null
  lng: number | null
  phone: string | null
}

export interface MembershipView {
  id: number
  user_profile_id: number
  service_area_id: number
  role: number
}

/** What booking publishes of jobs, who is busy with them, ratings and shortlists. */
export interface BookingView {
  id: number
  service_area_id: number
  service_area_service_id: number
  status: number
  starts_at: Date
  ends_at: Date
  staff_ids: number[]
}

export interface BusyStaffView {
  user_profile_id: number
  /** The job and its buffer. */
  during: string
  booking_id: number
  service_area_service_id: number
  starts_at: Date
  ends_at: Date
  status: number
}

export interface RatingView {
  service_area_id: number
  average: number
  rating_count: number
}

export interface ShortlistView {
  user_profile_id: number
  service_area_id: number
}

/** What admin publishes of badge partners. */
export interface VenueBadgeView {
  service_area_id: number
  badge_partner_id: number
  name: string
  logo_key: string | null
}

/** Tables of the provider service, and the views of others that it reads. */
export interface ProviderDatabase {
  'identity_api.person': PersonView
  'identity_api.account': AccountView
  'identity_api.membership': MembershipView
  'booking_api.booking': BookingView
  'booking_api.busy_staff': BusyStaffView
  'booking_api.rating': RatingView
  'booking_api.shortlist': ShortlistView
  'admin_api.venue_badge': VenueBadgeView
  activity: ActivityTable
  business: BusinessTable
  service_area: ServiceAreaTable
  service_area_picture: ServiceAreaPictureTable
  area_upload: AreaUploadTable
  venue_fact: VenueFactTable
  venue_document: VenueDocumentTable
  venue_feedback: VenueFeedbackTable
  service_area_service: ServiceAreaServiceTable
  service_size: ServiceSizeTable
  service_staff: ServiceStaffTable
  schedule_line: ScheduleLineTable
  schedule_exception: ScheduleExceptionTable
  staff_hours: StaffHoursTable
  staff_leave: StaffLeaveTable
}
