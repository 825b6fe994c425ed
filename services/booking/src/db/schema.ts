import type { Generated } from 'kysely'

export interface BookingSeriesTable {
  id: Generated<number>
  account_id: number
  service_area_id: number
  service_area_service_id: number
  service_id: number
  size_option_id: number
  duration_minutes: number
  buffer_minutes: number
  people_qty: number
  price_cents: number | null
  fee_display: string
  client_user_profile_id: number
  client_account_id: number
  user_service_area_id: number | null
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
  preferred_staff_id: number | null
  idempotency_key: string | null
  /** The Incomplete booking for which this series took another time. */
  instead_of_booking_id: number | null
  created_at: Generated<Date>
}

export interface BookingTable {
  id: Generated<number>
  series_id: number
  account_id: number
  service_area_id: number
  service_area_service_id: number
  client_user_profile_id: number
  user_service_area_id: number | null
  status: Generated<number>
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

export interface BookingStaffTable {
  booking_id: number
  user_profile_id: number
  during: string
  is_live: Generated<boolean>
  assigned_at: Generated<Date>
}

export interface BookingHistoryTable {
  id: Generated<number>
  booking_id: number
  at: Generated<Date>
  what: string
  by_user_profile_id: number | null
  by_name: string
}

export interface ShortlistTable {
  user_profile_id: number
  service_area_id: number
  note: Generated<string>
  created_at: Generated<Date>
}

export interface FeedbackTable {
  booking_id: number
  service_area_id: number
  stars: number
  comment: Generated<string>
  was_as_accessible: 'yes' | 'partly' | 'no' | null
  answer: string | null
  answered_at: Generated<Date | null>
  answered_by: Generated<number | null>
  created_at: Generated<Date>
}

export interface BookingReminderTable {
  booking_id: number
  starts_at: Date
  hours_before: number
  created_at: Date
}

export interface CalendarFeedTable {
  user_profile_id: number
  feed_key: string
  created_at: Date
}

/** What identity publishes of people and accounts. */
export interface PersonView {
  id: number
  account_id: number
  account_type: 'Business' | 'Individual'
  account_name: string
  country_id: number
  first_name: string
  last_name: string
  email: string
  phone: string | null
  is_active: boolean
  restricted_to_account_id: number | null
}

export interface NeedView {
  user_profile_id: number
  accessibility_option_id: number
  weight: 'must' | 'would help'
  threshold: number | null
}

export interface AccountView {
  id: number
  name: string
  country_id: number
}

export interface MembershipView {
  user_profile_id: number
  service_area_id: number
  role: number
}

/** What provider publishes of organisations, areas and their services. */
export interface BusinessView {
  account_id: number
  description: string
  small_logo_key: string | null
}

export interface ServiceAreaView {
  id: number
  account_id: number
  name: string
  venue_type_id: number
  phone: string | null
  address: string
  suburb: string
  region: string
  country_id: number
  lat: number
  lng: number
  radius_km: number
  time_zone: string
  is_private: boolean
  is_active: boolean
  banner_key: string | null
  banner_alt: string | null
}

export interface ServiceAreaServiceView {
  id: number
  service_area_id: number
  account_id: number
  service_id: number
  is_enabled: boolean
  description: string
  preparation: string | null
  lead_hours: number
  buffer_minutes: number
  pricing_description: string
}

export interface ServiceSizeView {
  service_area_service_id: number
  service_size_option_id: number
  fee_kind: 'fixed' | 'per hour' | 'quote'
  price_cents: number | null
  max_people: number | null
  position: number
}

export interface ServiceStaffView {
  service_area_service_id: number
  user_profile_id: number
}

export interface ScheduleLineView {
  service_area_service_id: number
}

/** What identity publishes of emailed invitations. */
export interface InvitationView {
  kind: 'client' | 'friend'
  email: string
  account_id: number | null
  service_area_id: number | null
  expires_at: Date
  accepted_at: Date | null
}

export interface VenueFactView {
  service_area_id: number
  accessibility_option_id: number
  is_met: boolean
  measure: number | null
}

/** What chat publishes of conversations. */
export interface ConversationView {
  booking_id: number
  sid: string
}

export interface UnreadView {
  booking_id: number
  user_profile_id: number
  unread_count: number
  last_type: 'text' | 'media'
  last_body: string | null
  last_author_id: number
  last_at: Date
}

/** What admin publishes of badge partners. */
export interface VenueBadgeView {
  service_area_id: number
  name: string
  logo_key: string | null
}

/** Ratings of service areas, from this service's own feedback. */
export interface RatingView {
  service_area_id: number
  average: number
  rating_count: number
}

export interface PaymentEventTable {
  id: string
  type: string
  received_at: Date
}

/** Tables of the booking service, and the views of others that it reads. */
export interface BookingDatabase {
  'identity_api.person': PersonView
  'identity_api.account': AccountView
  'identity_api.need': NeedView
  'identity_api.membership': MembershipView
  'provider_api.business': BusinessView
  'provider_api.service_area': ServiceAreaView
  'provider_api.service_area_service': ServiceAreaServiceView
  'provider_api.service_size': ServiceSizeView
  'provider_api.service_staff': ServiceStaffView
  'provider_api.schedule_line': ScheduleLineView
  'identity_api.invitation': InvitationView
  'provider_api.venue_fact': VenueFactView
  'chat_api.conversation': ConversationView
  'chat_api.unread': UnreadView
  'admin_api.venue_badge': VenueBadgeView
  'booking_api.rating': RatingView
  booking_series: BookingSeriesTable
  booking: BookingTable
  booking_staff: BookingStaffTable
  booking_history: BookingHistoryTable
  shortlist: ShortlistTable
  feedback: FeedbackTable
  calendar_feed: CalendarFeedTable
  booking_reminder: BookingReminderTable
  payment_event: PaymentEventTable
}
