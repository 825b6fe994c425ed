// Written by `npm run db:types` from the migrated database. Change a migration, `views.ts` or `columns.ts` instead.
import type { PublishedActivity, PublishedFact, PublishedHours, PublishedService } from '@waymark/contracts/published-venue'
import type { ReliedLimits } from '@waymark/domain/access-fit/relied'
import type { BookingStatus, BusinessSubtype, CountryId, StaffRole } from '@waymark/domain/enums'
import type { AccountId, ActivityId, ActivitySessionId, BadgePartnerId, BookingId, ClientNoteId, ConversationId, MembershipId, OutageId, PaymentId, PictureId, QuoteId, RefundId, ReviewId, SavedAddressId, SavedRecipientId, SeriesId, ServiceAreaId, ServiceAreaServiceId, ServiceId, ServiceWatchId, UserProfileId, WaitlistEntryId } from '@waymark/domain/ids'
import type { TimeRange } from '@waymark/service-kit/value-parsers'
import type { ColumnType, Generated } from 'kysely'
import type { Stripe } from 'stripe'

export interface ActivityBookingTable {
  booking_id: BookingId
  activity_session_id: ActivitySessionId
  contact_name: string
  contact_email: string
  contact_phone: string | null
  notes: Generated<string>
  spaces: number
  companions: Generated<number>
  wheelchair_spaces: Generated<number>
  hearing_receivers: Generated<number>
  interpreter_places: Generated<number>
  quiet_places: Generated<number>
  max_spaces_per_client: number
  total_cents: number
  currency: 'NZD' | 'AUD'
  refund_until_hours: number | null
  held_until: Date | null
  hold_extensions: Generated<number>
  payment_flow: Generated<'NONE' | 'IsCreating' | 'Completed' | 'IsPayment' | 'ClosedPayment' | 'CompletedPayment' | 'Failed'>
  idempotency_owner: string
  idempotency_key: string | null
  relied_option_ids: Generated<number[]>
  relied_limits: ColumnType<ReliedLimits, string | undefined, string>
  account_id: AccountId | null
  agreed_starts_at: Date | null
  agreed_ends_at: Date | null
}

export interface ActivityBookingPersonTable {
  booking_id: BookingId
  position: number
  kind: 'standard' | 'concession' | 'companion'
  companion_of: number | null
  name: string
  age: number | null
  price_cents: number
  wants_wheelchair_space: Generated<boolean>
  wants_hearing_receiver: Generated<boolean>
  wants_interpreter: Generated<boolean>
  wants_quiet_place: Generated<boolean>
  shared_option_ids: Generated<number[]>
  checked_in_at: Date | null
  checked_in_by: UserProfileId | null
  check_in_marked_at: Date | null
  account_id: AccountId | null
  first_checked_in_at: Date | null
}

export interface ActivitySessionTable {
  id: Generated<ActivitySessionId>
  activity_id: ActivityId
  account_id: AccountId
  service_area_id: ServiceAreaId
  status: Generated<'Draft' | 'Active' | 'Completed' | 'Cancelled'>
  starts_at: Date
  ends_at: Date
  time_zone: string
  max_spaces: number
  max_spaces_per_client: number
  price_cents: number
  concession_price_cents: number | null
  spaces_taken: Generated<number>
  wheelchair_spaces: Generated<number>
  hearing_receivers: Generated<number>
  interpreter_places: Generated<number>
  quiet_places: Generated<number>
  wheelchair_spaces_taken: Generated<number>
  hearing_receivers_taken: Generated<number>
  interpreter_places_taken: Generated<number>
  quiet_places_taken: Generated<number>
  note: Generated<string>
  cancel_reason: string | null
  cancelled_at: Date | null
  completed_at: Date | null
  version: Generated<number>
  calendar_sequence: Generated<number>
  created_by: UserProfileId
  created_at: Date
  updated_at: Date
  idempotency_key: string | null
  listed_us: Generated<number>
}

export interface BookingTable {
  id: Generated<BookingId>
  series_id: SeriesId | null
  account_id: AccountId
  service_area_id: ServiceAreaId
  service_area_service_id: ServiceAreaServiceId | null
  client_user_profile_id: UserProfileId | null
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
  item_type: Generated<'Service' | 'Activity'>
  activity_session_id: ActivitySessionId | null
  guest_id: string | null
  anonymised_at: Date | null
}

export interface BookingHistoryTable {
  id: Generated<number>
  booking_id: BookingId
  at: Generated<Date>
  what: string
  by_user_profile_id: UserProfileId | null
  by_name: string
  account_id: AccountId | null
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
  access_notes: Generated<string>
  is_exact_point: Generated<boolean>
  shares_recipient_needs: Generated<boolean>
  quote_id: QuoteId | null
  part_of_id: SeriesId | null
  own_service_name: string | null
  pricing_description: Generated<string>
}

export interface CalendarFeedTable {
  user_profile_id: UserProfileId
  feed_key: string
  created_at: Date
  covers_locations: Generated<boolean>
}

export interface ClientNoteTable {
  id: Generated<ClientNoteId>
  account_id: AccountId
  client_user_profile_id: UserProfileId
  text: string
  purpose: 'work' | 'contact' | 'safety'
  written_by: UserProfileId
  written_at: Date
  kept_until: Date
}

export interface DismissedBookingTable {
  booking_id: BookingId
  dismissed_at: Date
}

export interface EarlierNoticeTable {
  booking_id: BookingId
  starts_at: Date
  told_at: Date
}

export interface EarlierWatchTable {
  booking_id: BookingId
  service_area_service_id: ServiceAreaServiceId
  user_profile_id: UserProfileId
  is_same_staff: boolean
  asked_at: Date
}

export interface FavouriteStaffTable {
  user_profile_id: UserProfileId
  service_area_id: ServiceAreaId
  staff_user_profile_id: UserProfileId
  created_at: Generated<Date>
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
  account_id: AccountId | null
}

export interface KeptClientAnswerTable {
  user_profile_id: UserProfileId
  kept_user_profile_id: UserProfileId
  is_mine: boolean
  answered_at: Date
}

export interface LedgerEntryTable {
  id: Generated<number>
  booking_id: BookingId
  payment_id: PaymentId | null
  kind: 'charge' | 'refund' | 'refund failed' | 'dispute' | 'dispute won' | 'cash' | 'cash undone' | 'cash given back' | 'given back otherwise'
  amount_cents: number
  currency: 'NZD' | 'AUD'
  stripe_id: string | null
  at: Date
  refund_id: RefundId | null
  by_user_profile_id: UserProfileId | null
  account_id: AccountId | null
}

export interface PaymentTable {
  id: Generated<PaymentId>
  booking_id: BookingId
  attempt: number
  state: Generated<'creating' | 'open' | 'paid' | 'expired' | 'failed'>
  ui_mode: 'hosted_page' | 'embedded_page'
  stripe_account_id: string
  checkout_params: ColumnType<Stripe.Checkout.SessionCreateParams, string, string>
  checkout_session_id: string | null
  checkout_url: string | null
  client_secret: string | null
  payment_intent_id: string | null
  receipt_url: string | null
  amount_cents: number
  fee_cents: Generated<number>
  currency: 'NZD' | 'AUD'
  expires_at: Date
  created_at: Date
  settled_at: Date | null
  card_brand: string | null
  card_last4: string | null
  seller_tax_number: string | null
  account_id: AccountId | null
}

export interface PaymentEventTable {
  id: string
  type: string
  received_at: Date
}

export interface PaymentKeyTable {
  payment_key: string
  booking_id: BookingId
  owner: string
  created_at: Date
}

export interface QuoteTable {
  id: Generated<QuoteId>
  account_id: AccountId
  service_area_id: ServiceAreaId
  service_area_service_id: ServiceAreaServiceId
  service_id: ServiceId
  size_option_id: number
  time_zone: string
  currency: 'NZD' | 'AUD'
  client_user_profile_id: UserProfileId
  client_account_id: AccountId
  user_service_area_id: ServiceAreaId | null
  words: string
  address: Generated<string>
  status: Generated<'Asked' | 'Answered' | 'Accepted' | 'Declined' | 'Withdrawn' | 'TurnedDown' | 'Lapsed'>
  price_cents: number | null
  answer: Generated<string>
  stands_until: Date | null
  asked_at: Date
  answered_at: Date | null
  answered_by: UserProfileId | null
  closed_at: Date | null
  idempotency_key: string | null
  own_service_name: string | null
}

export interface RefundTable {
  id: Generated<RefundId>
  booking_id: BookingId
  payment_id: PaymentId | null
  reason: 'client cancelled' | 'provider cancelled' | 'paid too late' | 'paid twice'
  amount_cents: number
  state: Generated<'asked' | 'pending' | 'succeeded' | 'failed'>
  stripe_refund_id: string | null
  failure_reason: string | null
  created_at: Date
  settled_at: Date | null
  account_id: AccountId | null
}

export interface ReviewTable {
  id: Generated<ReviewId>
  booking_id: BookingId
  service_area_id: ServiceAreaId
  client_user_profile_id: UserProfileId | null
  guest_id: string | null
  created_at: Date
  hidden_at: Date | null
  hidden_reason: string | null
  account_id: AccountId | null
}

export interface ReviewReportTable {
  review_id: ReviewId
  user_profile_id: UserProfileId
  reason: string
  created_at: Date
  settled_at: Date | null
}

export interface SavedAddressTable {
  id: Generated<SavedAddressId>
  user_profile_id: UserProfileId
  label: string
  address: string
  unit_number: string | null
  access_notes: Generated<string>
  lat: number
  lng: number
  is_exact_point: Generated<boolean>
  is_default: Generated<boolean>
  created_at: Generated<Date>
}

export interface SavedRecipientTable {
  id: Generated<SavedRecipientId>
  user_profile_id: UserProfileId
  name: string
  phone: string
  relation: Generated<string>
  notes: Generated<string>
  need_option_ids: Generated<number[]>
  is_default: Generated<boolean>
  created_at: Generated<Date>
}

export interface ServiceWatchTable {
  id: Generated<ServiceWatchId>
  user_profile_id: UserProfileId
  service_id: ServiceId
  place_label: string
  lat: number
  lng: number
  asked_at: Date
}

export interface ShortlistTable {
  user_profile_id: UserProfileId
  service_area_id: ServiceAreaId
  note: Generated<string>
  created_at: Generated<Date>
}

export interface StaffTimeTable {
  booking_id: BookingId | null
  user_profile_id: UserProfileId
  /** The booking and its buffer. */
  during: ColumnType<TimeRange, string, string>
  is_live: Generated<boolean>
  assigned_at: Generated<Date>
  activity_session_id: ActivitySessionId | null
  account_id: AccountId | null
}

export interface WaitlistEntryTable {
  id: Generated<WaitlistEntryId>
  activity_session_id: ActivitySessionId
  client_user_profile_id: UserProfileId | null
  user_service_area_id: ServiceAreaId | null
  guest_id: string | null
  contact_name: string
  contact_email: string
  contact_phone: string | null
  people: ColumnType<unknown, string, string>
  spaces: number
  state: Generated<'waiting' | 'offered' | 'booked' | 'expired' | 'left'>
  offer_booking_id: BookingId | null
  offered_until: Date | null
  created_at: Date
}

export interface AdminRetentionView {
  email_days: number
  notification_days: number
  session_days: number
  booking_years: number
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
  last_read_index: number
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

export interface ProviderActivityDocumentView {
  id: number
  activity_id: ActivityId
  file_key: string
  title: string
  size_bytes: number
}

export interface ProviderActivityFactView {
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

export interface ProviderActivityPictureView {
  id: PictureId
  activity_id: ActivityId
  kind: 'banner' | 'other'
  file_key: string
  small_key: string | null
  alt: string
  position: number
}

export interface ProviderActivityStaffView {
  activity_id: ActivityId
  user_profile_id: UserProfileId
}

export interface ProviderActivityToFindView {
  id: ActivityId
  title: string
  kind_ids: number[]
  min_age: number | null
  max_age: number | null
  service_area_id: ServiceAreaId
  facts_yes: string
  facts_no: string
  fact_measures: Readonly<Record<string, number>>
  account_id: AccountId
  lat: number
  lng: number
  is_private: boolean
  area_facts_yes: string
  area_facts_no: string
  area_fact_measures: Readonly<Record<string, number>>
  shut_until: Date | null
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

export interface ProviderBusinessView {
  account_id: AccountId
  description: string
  logo_key: string | null
  help_desk_url: string | null
  onboarding_step: number
  card_status: 'not connected' | 'in progress' | 'connected' | 'refused'
  small_logo_key: string | null
  tax_number: string | null
  legal_name: string | null
  nzbn: string | null
  billing_address: string | null
}

export interface ProviderCardAccountView {
  account_id: AccountId
  stripe_account_id: string | null
  card_status: 'not connected' | 'in progress' | 'connected' | 'refused'
}

export interface ProviderClosedDayView {
  service_area_id: ServiceAreaId
  day: string
  name: string
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

export interface ProviderOwnServiceView {
  id: ServiceId
  account_id: AccountId
  name: string
  description: string
}

export interface ProviderRequiredCredentialView {
  service_area_service_id: ServiceAreaServiceId
  kind: 'policeVetting' | 'firstAid' | 'ndisWorkerScreening' | 'workingWithChildren' | 'driverLicence'
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

export interface ProviderScheduleVersionView {
  service_area_id: ServiceAreaId
  version: number
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
  own_name: string | null
  own_description: string | null
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

export interface ProviderStaffCredentialView {
  user_profile_id: UserProfileId
  kind: 'policeVetting' | 'firstAid' | 'ndisWorkerScreening' | 'workingWithChildren' | 'driverLicence'
  expires_on: string | null
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

export interface ProviderSuspendedAccountView {
  account_id: AccountId
  is_for_good: boolean
  suspended_at: Date
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

export interface ProviderVenueFactView {
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

/** Tables of the booking service, and the views of others that it reads. */
export interface BookingDatabase {
  activity_booking: ActivityBookingTable
  activity_booking_person: ActivityBookingPersonTable
  activity_session: ActivitySessionTable
  booking: BookingTable
  booking_history: BookingHistoryTable
  booking_reminder: BookingReminderTable
  booking_series: BookingSeriesTable
  calendar_feed: CalendarFeedTable
  client_note: ClientNoteTable
  dismissed_booking: DismissedBookingTable
  earlier_notice: EarlierNoticeTable
  earlier_watch: EarlierWatchTable
  favourite_staff: FavouriteStaffTable
  feedback: FeedbackTable
  kept_client_answer: KeptClientAnswerTable
  ledger_entry: LedgerEntryTable
  payment: PaymentTable
  payment_event: PaymentEventTable
  payment_key: PaymentKeyTable
  quote: QuoteTable
  refund: RefundTable
  review: ReviewTable
  review_report: ReviewReportTable
  saved_address: SavedAddressTable
  saved_recipient: SavedRecipientTable
  service_watch: ServiceWatchTable
  shortlist: ShortlistTable
  staff_time: StaffTimeTable
  waitlist_entry: WaitlistEntryTable
  'admin_api.retention': AdminRetentionView
  'admin_api.venue_badge': AdminVenueBadgeView
  'booking_api.rating': BookingRatingView
  'chat_api.conversation': ChatConversationView
  'chat_api.unread': ChatUnreadView
  'identity_api.account': IdentityAccountView
  'identity_api.invitation': IdentityInvitationView
  'identity_api.membership': IdentityMembershipView
  'identity_api.need': IdentityNeedView
  'identity_api.person': IdentityPersonView
  'provider_api.activity': ProviderActivityView
  'provider_api.activity_document': ProviderActivityDocumentView
  'provider_api.activity_fact': ProviderActivityFactView
  'provider_api.activity_picture': ProviderActivityPictureView
  'provider_api.activity_staff': ProviderActivityStaffView
  'provider_api.activity_to_find': ProviderActivityToFindView
  'provider_api.amenity': ProviderAmenityView
  'provider_api.area_place': ProviderAreaPlaceView
  'provider_api.business': ProviderBusinessView
  'provider_api.card_account': ProviderCardAccountView
  'provider_api.closed_day': ProviderClosedDayView
  'provider_api.location_closing': ProviderLocationClosingView
  'provider_api.outage': ProviderOutageView
  'provider_api.own_service': ProviderOwnServiceView
  'provider_api.required_credential': ProviderRequiredCredentialView
  'provider_api.schedule_exception': ProviderScheduleExceptionView
  'provider_api.schedule_line': ProviderScheduleLineView
  'provider_api.schedule_version': ProviderScheduleVersionView
  'provider_api.service_area': ProviderServiceAreaView
  'provider_api.service_area_service': ProviderServiceAreaServiceView
  'provider_api.service_size': ProviderServiceSizeView
  'provider_api.service_staff': ProviderServiceStaffView
  'provider_api.staff_credential': ProviderStaffCredentialView
  'provider_api.staff_hours': ProviderStaffHoursView
  'provider_api.staff_leave': ProviderStaffLeaveView
  'provider_api.suspended_account': ProviderSuspendedAccountView
  'provider_api.venue': ProviderVenueView
  'provider_api.venue_fact': ProviderVenueFactView
}
