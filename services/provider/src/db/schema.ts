// Written by `npm run db:types` from the migrated database. Change a migration, `views.ts` or `columns.ts` instead.
import type { PublishedHours } from '@waymark/contracts/published-venue'
import type { BookingStatus, BusinessSubtype, CountryId, StaffRole } from '@waymark/domain/enums'
import type { AccountId, ActivityId, ActivitySessionId, BadgePartnerId, BookingId, ClosedDayId, CredentialId, MembershipId, OutageId, PictureId, SeriesId, ServiceAreaId, ServiceAreaServiceId, ServiceId, UserProfileId } from '@waymark/domain/ids'
import type { TimeRange } from '@waymark/service-kit/value-parsers'
import type { ColumnType, Generated } from 'kysely'

export interface ActivityTable {
  id: Generated<ActivityId>
  service_area_id: ServiceAreaId
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
  created_by: UserProfileId
  created_at: Date
  updated_at: Date
  idempotency_key: string | null
  concession_price_cents: number | null
  has_free_companion: Generated<boolean>
  refund_until_hours: number | null
  policy_note: Generated<string>
  preparation: Generated<string>
  contact_name: string | null
  contact_email: string | null
  contact_phone: string | null
  wheelchair_spaces: Generated<number>
  hearing_receivers: Generated<number>
  interpreter_places: Generated<number>
  quiet_places: Generated<number>
  /** The kind of amenity (1-8); null for what is an activity only. */
  amenity_type_id: number | null
  feature_ids: Generated<number[]>
  lat: number | null
  lng: number | null
  whereabouts: Generated<string>
  opening_hours: ColumnType<readonly PublishedHours[] | null, string | null, string | null>
  /** Whether sessions can be added; some amenities are just there. */
  is_bookable: Generated<boolean>
  facts_yes: Generated<string>
  facts_no: Generated<string>
  fact_measures: ColumnType<Readonly<Record<string, number>>, string | undefined, string>
}

export interface ActivityDocumentTable {
  id: Generated<number>
  activity_id: ActivityId
  file_key: string
  title: string
  size_bytes: number
  created_at: Generated<Date>
}

export interface ActivityFactTable {
  activity_id: ActivityId
  accessibility_option_id: number
  is_met: boolean
  measure: number | null
  note: string | null
  source: string | null
  checked_on: string | null
  photo_key: string | null
  photo_alt: string | null
}

export interface ActivityPictureTable {
  id: Generated<PictureId>
  activity_id: ActivityId
  kind: 'banner' | 'other'
  file_key: string
  small_key: string | null
  alt: string
  position: Generated<number>
}

export interface ActivityPlaceTable {
  activity_id: ActivityId
  service_area_id: ServiceAreaId
  status: string
  facts_yes: string
  facts_no: string
  fact_measures: ColumnType<Readonly<Record<string, number>>, string, string>
  account_id: AccountId
  lat: number
  lng: number
  is_private: boolean
  is_active: boolean
  area_facts_yes: string
  area_facts_no: string
  area_fact_measures: ColumnType<Readonly<Record<string, number>>, string, string>
  shut_until: Date | null
}

export interface ActivityStaffTable {
  activity_id: ActivityId
  user_profile_id: UserProfileId
}

export interface ActivityUploadTable {
  activity_id: ActivityId
  idempotency_key: string
  created_at: Date
}

/** Uploads that were kept, so that the same request twice changes things once. */
export interface AreaUploadTable {
  service_area_id: ServiceAreaId
  idempotency_key: string
  created_at: Date
}

export interface BusinessTable {
  account_id: AccountId
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
  tax_number: string | null
  legal_name: string | null
  nzbn: string | null
  billing_address: string | null
  is_skipped_dismissed: Generated<boolean>
}

export interface ClosedDayTable {
  id: Generated<ClosedDayId>
  service_area_id: ServiceAreaId
  day: string
  name: string
  created_by: UserProfileId
  created_at: Date
}

export interface FactNudgeTable {
  service_area_id: ServiceAreaId
  nudged_at: Date
}

export interface LocationClosingTable {
  service_area_id: ServiceAreaId
  closes_on: string
  note: Generated<string>
  decided_by: UserProfileId
  decided_at: Date
}

export interface OutageTable {
  id: Generated<OutageId>
  service_area_id: ServiceAreaId
  accessibility_option_id: number | null
  activity_id: ActivityId | null
  starts_at: Date
  /** Null while nobody knows when it works again. */
  ends_at: Date | null
  note: Generated<string>
  created_by: number
  created_at: Date
}

export interface OwnServiceTable {
  id: ServiceId
  account_id: AccountId
  name: string
  /** Letters and digits of the name, without accents and capitals. */
  name_key: string
  description: string
  version: Generated<number>
  created_by: UserProfileId
  created_at: Date
}

export interface RequiredCredentialTable {
  service_area_id: ServiceAreaId
  /** Null for every service of the location. */
  service_area_service_id: ServiceAreaServiceId | null
  kind: 'policeVetting' | 'firstAid' | 'ndisWorkerScreening' | 'workingWithChildren' | 'driverLicence'
}

export interface ScheduleExceptionTable {
  id: Generated<number>
  service_area_service_id: ServiceAreaServiceId
  kind: 'away' | 'extra'
  starts_at: Date
  ends_at: Date
  staff_id: UserProfileId | null
  note: string | null
  version: Generated<number>
}

export interface ScheduleLineTable {
  id: Generated<number>
  service_area_service_id: ServiceAreaServiceId
  day_of_week: number
  start_minute: number
  staff_ids: Generated<UserProfileId[]>
}

export interface ScheduleVersionTable {
  service_area_id: ServiceAreaId
  version: number
}

export interface ServiceAreaTable {
  id: Generated<ServiceAreaId>
  account_id: AccountId
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
  manager_ids: Generated<UserProfileId[]>
  version: Generated<number>
  updated_at: Generated<Date>
  created_at: Generated<Date>
  idempotency_key: string | null
  external_id: string | null
  facts_yes: Generated<string>
  facts_no: Generated<string>
  fact_measures: ColumnType<Readonly<Record<string, number>>, string | undefined, string>
  /** Closed by the suspension of its organisation; it opens again when that is lifted. */
  is_suspended: Generated<boolean>
  shut: string | null
  whole_address: Generated<string>
}

export interface ServiceAreaPictureTable {
  id: Generated<PictureId>
  service_area_id: ServiceAreaId
  kind: 'banner' | 'other'
  file_key: string
  alt: string
  position: Generated<number>
  small_key: string | null
}

export interface ServiceAreaServiceTable {
  id: Generated<ServiceAreaServiceId>
  service_area_id: ServiceAreaId
  service_id: ServiceId
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
  service_area_service_id: ServiceAreaServiceId
  service_size_option_id: number
  fee_kind: 'fixed' | 'per hour' | 'quote'
  price_cents: number | null
  max_people: number | null
  position: Generated<number>
}

export interface ServiceStaffTable {
  service_area_service_id: ServiceAreaServiceId
  user_profile_id: UserProfileId
}

export interface StaffCredentialTable {
  id: Generated<CredentialId>
  account_id: AccountId
  user_profile_id: UserProfileId
  kind: 'policeVetting' | 'firstAid' | 'ndisWorkerScreening' | 'workingWithChildren' | 'driverLicence'
  number: string | null
  expires_on: string | null
  checked_on: string
  checked_by: UserProfileId
  updated_at: Date
  reminded_of: string | null
}

export interface StaffHoursTable {
  service_area_id: ServiceAreaId
  user_profile_id: UserProfileId
  day_of_week: number
  starts_minute: number
  ends_minute: number
}

export interface StaffLeaveTable {
  id: Generated<number>
  account_id: AccountId
  user_profile_id: UserProfileId
  starts_at: Date
  ends_at: Date
  note: string | null
}

export interface SuspendedAccountTable {
  account_id: AccountId
  is_for_good: boolean
  reason: string
  keeps_bookings: boolean
  suspended_at: Date
  suspended_by: UserProfileId
}

export interface VenueDocumentTable {
  id: Generated<number>
  service_area_id: ServiceAreaId
  file_key: string
  title: string
  size_bytes: number
  created_at: Generated<Date>
}

export interface VenueFactTable {
  service_area_id: ServiceAreaId
  accessibility_option_id: number
  is_met: boolean
  measure: number | null
  note: string | null
  source: string | null
  checked_on: string | null
  photo_key: string | null
  photo_alt: string | null
}

export interface VenueFeedbackTable {
  id: Generated<number>
  service_area_id: ServiceAreaId
  user_profile_id: UserProfileId
  accessibility_option_id: number | null
  says: 'right' | 'wrong' | 'missing'
  comment: Generated<string>
  created_at: Generated<Date>
  answer: string | null
  settled_at: Date | null
}

export interface AdminVenueBadgeView {
  service_area_id: ServiceAreaId
  badge_partner_id: BadgePartnerId
  name: string
  logo_key: string | null
}

export interface BookingActivityBookingView {
  id: BookingId
  account_id: AccountId
  service_area_id: ServiceAreaId
  client_user_profile_id: UserProfileId | null
  user_service_area_id: ServiceAreaId | null
  guest_id: string | null
  status: BookingStatus
  starts_at: Date
  ends_at: Date
  cancel_reason: string | null
  calendar_sequence: number
  created_at: Date
  activity_session_id: ActivitySessionId
  activity_id: ActivityId
  time_zone: string
  contact_name: string
  contact_email: string
  contact_phone: string | null
  spaces: number
  companions: number
  total_cents: number
  currency: 'NZD' | 'AUD'
  payment_flow: 'NONE' | 'IsCreating' | 'Completed' | 'IsPayment' | 'ClosedPayment' | 'CompletedPayment' | 'Failed'
  held_until: Date | null
  agreed_starts_at: Date | null
  agreed_ends_at: Date | null
  paid_cents: number
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

export interface BookingBookingView {
  id: BookingId
  series_id: SeriesId
  account_id: AccountId
  service_area_id: ServiceAreaId
  service_area_service_id: ServiceAreaServiceId
  service_id: ServiceId
  size_option_id: number
  client_user_profile_id: UserProfileId
  user_service_area_id: ServiceAreaId | null
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
  staff_ids: UserProfileId[]
  own_service_name: string | null
  price_cents: number | null
  pricing_description: string
  is_waiting: boolean
}

export interface BookingBusyStaffView {
  user_profile_id: UserProfileId
  /** The booking and its buffer. */
  during: TimeRange
  booking_id: BookingId
  service_area_service_id: ServiceAreaServiceId
  starts_at: Date
  ends_at: Date
  status: BookingStatus
}

export interface BookingLedgerEntryView {
  booking_id: BookingId
  kind: 'charge' | 'refund' | 'refund failed' | 'dispute' | 'dispute won' | 'cash' | 'cash undone' | 'cash given back' | 'given back otherwise'
  amount_cents: number
  currency: 'NZD' | 'AUD'
  at: Date
}

export interface BookingOpenQuoteView {
  account_id: AccountId
}

export interface BookingRatingView {
  service_area_id: ServiceAreaId
  average: number
  rating_count: number
}

export interface BookingServiceWatchView {
  user_profile_id: UserProfileId
  service_id: ServiceId
  place_label: string
  asked_at: Date
}

export interface BookingSessionStaffView {
  activity_session_id: ActivitySessionId | null
  user_profile_id: UserProfileId
  during: TimeRange
}

export interface BookingShortlistView {
  user_profile_id: UserProfileId
  service_area_id: ServiceAreaId
  created_at: Date
}

export interface BookingWaitlistEntryView {
  activity_session_id: ActivitySessionId
  state: 'waiting' | 'offered' | 'booked' | 'expired' | 'left'
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

export interface IdentityMembershipView {
  id: MembershipId
  user_profile_id: UserProfileId
  service_area_id: ServiceAreaId
  role: StaffRole
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

/** Tables of the provider service, and the views of others that it reads. */
export interface ProviderDatabase {
  activity: ActivityTable
  activity_document: ActivityDocumentTable
  activity_fact: ActivityFactTable
  activity_picture: ActivityPictureTable
  activity_place: ActivityPlaceTable
  activity_staff: ActivityStaffTable
  activity_upload: ActivityUploadTable
  area_upload: AreaUploadTable
  business: BusinessTable
  closed_day: ClosedDayTable
  fact_nudge: FactNudgeTable
  location_closing: LocationClosingTable
  outage: OutageTable
  own_service: OwnServiceTable
  required_credential: RequiredCredentialTable
  schedule_exception: ScheduleExceptionTable
  schedule_line: ScheduleLineTable
  schedule_version: ScheduleVersionTable
  service_area: ServiceAreaTable
  service_area_picture: ServiceAreaPictureTable
  service_area_service: ServiceAreaServiceTable
  service_size: ServiceSizeTable
  service_staff: ServiceStaffTable
  staff_credential: StaffCredentialTable
  staff_hours: StaffHoursTable
  staff_leave: StaffLeaveTable
  suspended_account: SuspendedAccountTable
  venue_document: VenueDocumentTable
  venue_fact: VenueFactTable
  venue_feedback: VenueFeedbackTable
  'admin_api.venue_badge': AdminVenueBadgeView
  'booking_api.activity_booking': BookingActivityBookingView
  'booking_api.activity_session': BookingActivitySessionView
  'booking_api.booking': BookingBookingView
  'booking_api.busy_staff': BookingBusyStaffView
  'booking_api.ledger_entry': BookingLedgerEntryView
  'booking_api.open_quote': BookingOpenQuoteView
  'booking_api.rating': BookingRatingView
  'booking_api.service_watch': BookingServiceWatchView
  'booking_api.session_staff': BookingSessionStaffView
  'booking_api.shortlist': BookingShortlistView
  'booking_api.waitlist_entry': BookingWaitlistEntryView
  'identity_api.account': IdentityAccountView
  'identity_api.membership': IdentityMembershipView
  'identity_api.person': IdentityPersonView
}
