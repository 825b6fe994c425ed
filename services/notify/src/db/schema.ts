// Written by `npm run db:types` from the migrated database. Change a migration, `views.ts` or `columns.ts` instead.
import type { ContactTopic } from '@waymark/contracts/support'
import type { BookingEmailKind } from '@waymark/domain/account/email-kinds'
import type { BookingStatus, BusinessSubtype, CountryId, StaffRole } from '@waymark/domain/enums'
import type { AccountId, ActivityId, ActivitySessionId, BookingId, ContactMessageId, MembershipId, OutageId, SeriesId, ServiceAreaId, ServiceAreaServiceId, ServiceId, UserProfileId } from '@waymark/domain/ids'
import type { Generated } from 'kysely'

export interface ContactAnswerTable {
  id: Generated<number>
  once_key: string | null
  contact_message_id: number
  body: string
  answered_by: UserProfileId
  answered_at: Date
}

export interface ContactMessageTable {
  id: Generated<ContactMessageId>
  once_key: string | null
  user_profile_id: UserProfileId | null
  name: string
  email: string
  topic: ContactTopic
  body: string
  sent_at: Date
  closed_at: Date | null
}

export interface EmailTable {
  id: Generated<number>
  once_key: string
  kind: string
  user_profile_id: UserProfileId | null
  to_address: string
  subject: string
  text_body: string
  html_body: string
  status: Generated<'queued' | 'sent' | 'failed'>
  created_at: Generated<Date>
  sent_at: Date | null
  contact_message_id: number | null
  attachment_name: string | null
  attachment_type: string | null
  attachment_text: string | null
}

export interface NotificationTable {
  id: Generated<number>
  once_key: string
  user_profile_id: UserProfileId
  kind: string
  title: string
  text: string
  href: string | null
  created_at: Generated<Date>
  read_at: Date | null
}

export interface PushDeviceTable {
  id: Generated<number>
  user_profile_id: UserProfileId
  session_id: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: Date
}

export interface PushUnwantedTable {
  user_profile_id: UserProfileId
  kind: BookingEmailKind
}

export interface SeriesToldTable {
  series_id: SeriesId
  through_history_id: number
  told_at: Date
}

export interface TextMessageTable {
  id: Generated<number>
  once_key: string
  kind: string
  user_profile_id: UserProfileId
  phone: string | null
  body: string | null
  status: Generated<'queued' | 'sent' | 'failed' | 'dropped'>
  created_at: Date
  attempted_at: Date | null
  claimed_until: Date | null
}

export interface TextPhoneTable {
  user_profile_id: UserProfileId
  phone: string | null
  confirmed_at: Date | null
  stopped_at: Date | null
  new_phone: string | null
  code_hash: Buffer | null
  code_ends_at: Date | null
  code_tries: Generated<number>
}

export interface TextPreferenceTable {
  user_profile_id: UserProfileId
  kind: BookingEmailKind
}

export interface AdminRetentionView {
  email_days: number
  notification_days: number
  session_days: number
  booking_years: number
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

export interface BookingActivityBookingPersonView {
  booking_id: BookingId
  position: number
  name: string
  wants_wheelchair_space: boolean
  wants_hearing_receiver: boolean
  wants_interpreter: boolean
  wants_quiet_place: boolean
  is_companion: boolean | null
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

export interface BookingBookingHistoryView {
  id: number
  booking_id: BookingId
  at: Date
  by_user_profile_id: UserProfileId | null
  what: string
}

export interface BookingBookingStaffView {
  booking_id: BookingId
  user_profile_id: UserProfileId
  is_live: boolean
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

export interface IdentityEmailPreferenceView {
  user_profile_id: UserProfileId
  email_kind: string
  is_wanted: boolean
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

export interface IdentityOpenSessionView {
  sid: string
  user_profile_id: UserProfileId
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

/** Tables of the notify service, and the views of others that it reads. */
export interface NotifyDatabase {
  contact_answer: ContactAnswerTable
  contact_message: ContactMessageTable
  email: EmailTable
  notification: NotificationTable
  push_device: PushDeviceTable
  push_unwanted: PushUnwantedTable
  series_told: SeriesToldTable
  text_message: TextMessageTable
  text_phone: TextPhoneTable
  text_preference: TextPreferenceTable
  'admin_api.retention': AdminRetentionView
  'booking_api.activity_booking': BookingActivityBookingView
  'booking_api.activity_booking_person': BookingActivityBookingPersonView
  'booking_api.booking': BookingBookingView
  'booking_api.booking_history': BookingBookingHistoryView
  'booking_api.booking_staff': BookingBookingStaffView
  'chat_api.unread': ChatUnreadView
  'identity_api.account': IdentityAccountView
  'identity_api.email_preference': IdentityEmailPreferenceView
  'identity_api.invitation': IdentityInvitationView
  'identity_api.membership': IdentityMembershipView
  'identity_api.open_session': IdentityOpenSessionView
  'identity_api.person': IdentityPersonView
  'provider_api.activity': ProviderActivityView
  'provider_api.outage': ProviderOutageView
  'provider_api.service_area': ProviderServiceAreaView
}
