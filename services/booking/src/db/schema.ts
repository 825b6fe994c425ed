// Written by `npm run db:types` from the migrated database. Change a migration, `views.ts` or `columns.ts` instead.
import type { BookingStatus, BusinessSubtype, CountryId, StaffRole } from '@waymark/domain/enums'
import type { AccountId, BadgePartnerId, BookingId, ConversationId, MembershipId, SeriesId, ServiceAreaId, ServiceAreaServiceId, ServiceId, UserProfileId } from '@waymark/domain/ids'
import type { TimeRange } from '@waymark/service-kit/value-parsers'
import type { ColumnType, Generated } from 'kysely'

export interface BookingTable {
  id: Generated<BookingId>
  series_id: SeriesId
  account_id: AccountId
  service_area_id: ServiceAreaId
  service_area_service_id: ServiceAreaServiceId
  client_user_profile_id: UserProfileId
  user_service_area_id: ServiceAreaId | null
  status: Generated<BookingStatus>
  starts_at: Date
  ends_at: Date
  adding_error: string | null
  alternative_starts: Generated<Date[]>
  cancel_reason: string | null
  placed_at: Date | null
  completed_at: Date | null
  cancelled_at: Date | null
  calendar_sequence: Generated<number>
  version: Generated<number>
  created_at: Generated<Date>
}

export interface BookingHistoryTable {
  id: Generated<number>
  booking_id: BookingId
  at: Generated<Date>
  what: string
  by_user_profile_id: UserProfileId | null
  by_name: string
}

export interface BookingReminderTable {
  booking_id: BookingId
  starts_at: Date
  hours_before: number
  created_at: Date
}

export interface BookingSeriesTable {
  id: Generated<SeriesId>
  account_id: AccountId
  service_area_id: ServiceAreaId
  service_area_service_id: ServiceAreaServiceId
  service_id: ServiceId
  size_option_id: number
  duration_minutes: number
  buffer_minutes: number
  people_qty: number
  price_cents: number | null
  fee_display: string
  client_user_profile_id: UserProfileId
  client_account_id: AccountId
  user_service_area_id: ServiceAreaId | null
  is_myself: boolean
  recipient_name: string | null
  recipient_phone: string | null
  recipient_notes: string | null
  notes: Generated<string>
  address: string
  unit_number: string | null
  lat: number
  lng: number
  distance_km: number
  time_zone: string
  shared_option_ids: Generated<number[]>
  preferred_staff_id: UserProfileId | null
  idempotency_key: string | null
  created_at: Generated<Date>
  /** The Incomplete booking for which this series took another time. */
  instead_of_booking_id: BookingId | null
}

export interface BookingStaffTable {
  booking_id: BookingId
  user_profile_id: UserProfileId
  /** The booking and its buffer. */
  during: ColumnType<TimeRange, string, string>
  is_live: Generated<boolean>
  assigned_at: Generated<Date>
}

export interface CalendarFeedTable {
  user_profile_id: UserProfileId
  feed_key: string
  created_at: Date
}

export interface FeedbackTable {
  booking_id: BookingId
  service_area_id: ServiceAreaId
  stars: number
  comment: Generated<string>
  was_as_accessible: 'yes' | 'partly' | 'no' | null
  answer: string | null
  created_at: Generated<Date>
  answered_at: Date | null
  answered_by: UserProfileId | null
}

export interface PaymentEventTable {
  id: string
  type: string
  received_at: Date
}

export interface ShortlistTable {
  user_profile_id: UserProfileId
  service_area_id: ServiceAreaId
  note: Generated<string>
  created_at: Generated<Date>
}

export interface AdminVenueBadgeView {
  service_area_id: ServiceAreaId
  badge_partner_id: BadgePartnerId
  name: string
  logo_key: string | null
}

export interface BookingRatingView {
  service_area_id: ServiceAreaId
  average: number
  rating_count: number
}

export interface ChatConversationView {
  id: ConversationId
  sid: string
  booking_id: BookingId
  last_index: number
}

export interface ChatUnreadView {
  booking_id: BookingId
  sid: string
  user_profile_id: UserProfileId
  unread_count: number
  last_type: 'text' | 'media'
  last_body: string | null
  last_author_id: UserProfileId
  last_at: Date
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

export interface IdentityInvitationView {
  id: string
  kind: 'client' | 'friend'
  email: string
  invited_by_id: UserProfileId
  account_id: AccountId | null
  service_area_id: ServiceAreaId | null
  restricts: boolean
  message: string
  sent_count: number
  expires_at: Date
  accepted_at: Date | null
}

export interface IdentityMembershipView {
  id: MembershipId
  user_profile_id: UserProfileId
  service_area_id: ServiceAreaId
  role: StaffRole
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

export interface ProviderBusinessView {
  account_id: AccountId
  description: string
  logo_key: string | null
  help_desk_url: string | null
  onboarding_step: number
  card_status: 'not connected' | 'in progress' | 'connected' | 'refused'
  small_logo_key: string | null
}

export interface ProviderScheduleExceptionView {
  id: number
  service_area_service_id: ServiceAreaServiceId
  kind: 'away' | 'extra'
  starts_at: Date
  ends_at: Date
  staff_id: UserProfileId | null
}

export interface ProviderScheduleLineView {
  id: number
  service_area_service_id: ServiceAreaServiceId
  day_of_week: number
  start_minute: number
  staff_ids: UserProfileId[]
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
}

export interface ProviderServiceAreaServiceView {
  id: ServiceAreaServiceId
  service_area_id: ServiceAreaId
  account_id: AccountId
  service_id: ServiceId
  is_enabled: boolean
  description: string
  preparation: string | null
  lead_hours: number
  buffer_minutes: number
  cost_tier: number | null
  pricing_description: string
}

export interface ProviderServiceSizeView {
  service_area_service_id: ServiceAreaServiceId
  service_size_option_id: number
  fee_kind: 'fixed' | 'per hour' | 'quote'
  price_cents: number | null
  max_people: number | null
  position: number
}

export interface ProviderServiceStaffView {
  service_area_service_id: ServiceAreaServiceId
  user_profile_id: UserProfileId
}

export interface ProviderStaffHoursView {
  service_area_id: ServiceAreaId
  user_profile_id: UserProfileId
  day_of_week: number
  starts_minute: number
  ends_minute: number
}

export interface ProviderStaffLeaveView {
  user_profile_id: UserProfileId
  starts_at: Date
  ends_at: Date
}

export interface ProviderVenueFactView {
  service_area_id: ServiceAreaId
  accessibility_option_id: number
  is_met: boolean
  measure: number | null
  note: string | null
  source: string | null
  checked_on: string | null
  photo_key: string | null
}

/** Tables of the booking service, and the views of others that it reads. */
export interface BookingDatabase {
  booking: BookingTable
  booking_history: BookingHistoryTable
  booking_reminder: BookingReminderTable
  booking_series: BookingSeriesTable
  booking_staff: BookingStaffTable
  calendar_feed: CalendarFeedTable
  feedback: FeedbackTable
  payment_event: PaymentEventTable
  shortlist: ShortlistTable
  'admin_api.venue_badge': AdminVenueBadgeView
  'booking_api.rating': BookingRatingView
  'chat_api.conversation': ChatConversationView
  'chat_api.unread': ChatUnreadView
  'identity_api.account': IdentityAccountView
  'identity_api.invitation': IdentityInvitationView
  'identity_api.membership': IdentityMembershipView
  'identity_api.need': IdentityNeedView
  'identity_api.person': IdentityPersonView
  'provider_api.business': ProviderBusinessView
  'provider_api.schedule_exception': ProviderScheduleExceptionView
  'provider_api.schedule_line': ProviderScheduleLineView
  'provider_api.service_area': ProviderServiceAreaView
  'provider_api.service_area_service': ProviderServiceAreaServiceView
  'provider_api.service_size': ProviderServiceSizeView
  'provider_api.service_staff': ProviderServiceStaffView
  'provider_api.staff_hours': ProviderStaffHoursView
  'provider_api.staff_leave': ProviderStaffLeaveView
  'provider_api.venue_fact': ProviderVenueFactView
}
