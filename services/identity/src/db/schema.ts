// Written by `npm run db:types` from the migrated database. Change a migration, `views.ts` or `columns.ts` instead.
import type { ContactTopic } from '@waymark/contracts/support'
import type { BookingStatus, BusinessSubtype, CountryId, StaffRole } from '@waymark/domain/enums'
import type { AccessMapId, AccountId, ActivityId, ActivitySessionId, BookingId, MembershipId, SecondFactorId, SeriesId, ServiceAreaId, ServiceAreaServiceId, ServiceId, UserProfileId, WaitlistEntryId } from '@waymark/domain/ids'
import type { TimeRange } from '@waymark/service-kit/value-parsers'
import type { ColumnType, Generated } from 'kysely'
import type { Stripe } from 'stripe'

export interface AccountTable {
  id: Generated<AccountId>
  account_type: 'Business' | 'Individual'
  business_subtype: BusinessSubtype | null
  is_system: Generated<boolean>
  name: string
  country_id: CountryId
  created_at: Generated<Date>
  version: Generated<number>
  address: string | null
  lat: number | null
  lng: number | null
  phone: string | null
  suburb: Generated<string>
  region: Generated<string>
}

export interface ActivityFilterTable {
  user_profile_id: UserProfileId
  activity_kind_id: number
}

export interface ClientConsentTable {
  user_profile_id: UserProfileId
  note: Generated<string>
  noted_by: UserProfileId
  noted_at: Date
}

export interface EmailLinkTable {
  id: Generated<string>
  user_profile_id: UserProfileId
  purpose: 'activation' | 'reset' | 'team' | 'new address'
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
  /** The address that the link was sent to; it opens nothing for another. */
  email: string
}

export interface EmailPreferenceTable {
  user_profile_id: UserProfileId
  email_kind: string
  is_wanted: boolean
}

export interface InvitationTable {
  id: Generated<string>
  kind: 'client' | 'friend'
  email: string
  invited_by_id: UserProfileId
  account_id: AccountId | null
  service_area_id: ServiceAreaId | null
  restricts: Generated<boolean>
  message: Generated<string>
  created_at: Generated<Date>
  sent_at: Generated<Date>
  sent_count: Generated<number>
  expires_at: Date
  accepted_at: Date | null
  accepted_by_id: UserProfileId | null
  withdrawn_at: Date | null
}

export interface KnownDeviceTable {
  token_hash: Buffer
  user_profile_id: UserProfileId
  expires_at: Date
}

export interface MembershipTable {
  id: Generated<MembershipId>
  user_profile_id: UserProfileId
  service_area_id: ServiceAreaId
  role: StaffRole
}

export interface NeedTable {
  user_profile_id: UserProfileId
  accessibility_option_id: number
  weight: 'must' | 'would help'
  threshold: number | null
}

export interface RecoveryCodeTable {
  user_profile_id: UserProfileId
  code_hash: Buffer
}

export interface RefreshTokenTable {
  token_hash: Buffer
  session_id: string
  created_at: Generated<Date>
  used_at: Date | null
  expires_at: Date
  /** Handed out to somebody who presented the token before it once more */
  is_answered_again: Generated<boolean>
}

export interface SecondFactorTable {
  id: Generated<SecondFactorId>
  user_profile_id: UserProfileId
  kind: 'app' | 'passkey'
  name: string
  created_at: Date
  last_used_at: Date | null
  secret: string | null
  /** The time step of the last code, which is good once. */
  last_step: number | null
  credential_id: string | null
  public_key: Buffer | null
  counter: number | null
  transports: string[] | null
}

export interface SecondFactorChallengeTable {
  user_profile_id: UserProfileId
  purpose: 'add' | 'check'
  /** Of a passkey; or the secret of an app that is being added. */
  challenge: string
  expires_at: Date
}

export interface SessionTable {
  id: Generated<string>
  user_profile_id: UserProfileId
  acting_admin_id: UserProfileId | null
  user_agent: string | null
  created_at: Generated<Date>
  last_used_at: Generated<Date>
  expires_at: Date
  ended_at: Date | null
  end_reason: string | null
  second_factor_at: Date | null
}

export interface SignInAttemptTable {
  /** In lower case, whether or not it has an account; * counts all. */
  email: string
  /** A network, a session that the device had; * counts all. */
  source: string
  attempts: number
  counted_from: Date
}

export interface SigningKeyTable {
  kid: string
  private_jwk: ColumnType<unknown, string, string>
  public_jwk: ColumnType<unknown, string, string>
  created_at: Generated<Date>
  retired_at: Date | null
}

export interface SubscriptionTable {
  account_id: AccountId
  /** Rises with each question to Stripe, so that an older answer never overwrites a newer one. */
  revision: Generated<number>
  status: Generated<'none' | 'active' | 'past due'>
  customer_id: string | null
  subscription_id: string | null
  price_cents: number | null
  currency: 'NZD' | 'AUD' | null
  period_ends_at: Date | null
  is_ending: Generated<boolean>
  checkout_number: Generated<number>
  /** What the checkout was opened with: Stripe takes the same key only with the same parameters. */
  checkout_params: ColumnType<Stripe.Checkout.SessionCreateParams | null, string | null, string | null>
  checkout_expires_at: Date | null
  checkout_id: string | null
  period_starts_at: Date | null
}

export interface UsedGuestLinkTable {
  digest: string
  used_at: Date
}

export interface UserProfileTable {
  id: Generated<UserProfileId>
  account_id: AccountId
  email: string
  first_name: string
  last_name: string
  phone: string | null
  /** The photo, which clients see; a private file where it was uploaded. */
  avatar_key: string | null
  password_hash: string | null
  is_account_admin: Generated<boolean>
  is_global_admin: Generated<boolean>
  is_active: Generated<boolean>
  email_confirmed_at: Date | null
  restricted_to_account_id: AccountId | null
  access_version: Generated<number>
  created_at: Generated<Date>
  version: Generated<number>
  default_service_area_id: ServiceAreaId | null
  deleted_at: Date | null
  idempotency_key: string | null
  /** Invited to a team and not there yet: the address may be another person's. */
  is_unaccepted: Generated<boolean>
  /** The organisation that keeps this client; null for everybody with an account. */
  kept_by_account_id: AccountId | null
  /** BCP 47 codes of the list in domain; clients see them. */
  spoken_languages: Generated<string[]>
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

export interface BookingBookingWordsView {
  booking_id: BookingId
  client_user_profile_id: UserProfileId
  notes: string
  recipient_phone: string | null
  recipient_notes: string | null
  shared_option_ids: number[]
  access_notes: string
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

export interface BookingClientNoteView {
  account_id: AccountId
  client_user_profile_id: UserProfileId
  text: string
  purpose: 'work' | 'contact' | 'safety'
  written_at: Date
  kept_until: Date
}

export interface BookingFavouriteStaffView {
  user_profile_id: UserProfileId
  service_area_id: ServiceAreaId
  staff_user_profile_id: UserProfileId
  created_at: Date
}

export interface BookingFeedbackView {
  booking_id: BookingId
  client_user_profile_id: UserProfileId | null
  stars: number
  comment: string
  was_as_accessible: 'yes' | 'partly' | 'no' | null
  answer: string | null
  created_at: Date
}

export interface BookingOwnWaitlistEntryView {
  id: WaitlistEntryId
  activity_session_id: ActivitySessionId
  client_user_profile_id: UserProfileId | null
  contact_name: string
  contact_email: string
  contact_phone: string | null
  people: unknown
  spaces: number
  state: 'waiting' | 'offered' | 'booked' | 'expired' | 'left'
  created_at: Date
}

export interface BookingQuoteView {
  client_user_profile_id: UserProfileId
  service_id: ServiceId
  words: string
  address: string
  status: 'Asked' | 'Answered' | 'Accepted' | 'Declined' | 'Withdrawn' | 'TurnedDown' | 'Lapsed'
  price_cents: number | null
  currency: 'NZD' | 'AUD'
  answer: string
  asked_at: Date
  own_service_name: string | null
}

export interface BookingSavedAddressView {
  user_profile_id: UserProfileId
  label: string
  address: string
  unit_number: string | null
  access_notes: string
  lat: number
  lng: number
  is_exact_point: boolean
  created_at: Date
}

export interface BookingSavedRecipientView {
  user_profile_id: UserProfileId
  name: string
  phone: string
  relation: string
  notes: string
  need_option_ids: number[]
  created_at: Date
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

export interface ChatMessageView {
  booking_id: BookingId
  author_user_profile_id: UserProfileId
  type: 'text' | 'media'
  body: string | null
  created_at: Date
}

export interface MapAccessMapView {
  id: AccessMapId
  slug: string
  title: string
}

export interface MapSavedFiltersView {
  user_profile_id: UserProfileId
  filters: unknown
  updated_at: Date
}

export interface NotifyContactMessageView {
  user_profile_id: UserProfileId | null
  topic: ContactTopic
  body: string
  sent_at: Date
  answers: string[]
}

export interface NotifyEmailView {
  user_profile_id: UserProfileId | null
  subject: string
  to_address: string
  created_at: Date
  sent_at: Date | null
}

export interface NotifyNotificationView {
  user_profile_id: UserProfileId
  title: string
  text: string
  created_at: Date
  read_at: Date | null
}

export interface NotifyPushDeviceView {
  user_profile_id: UserProfileId
  created_at: Date
}

export interface NotifyTextPhoneView {
  user_profile_id: UserProfileId
  phone: string | null
  confirmed_at: Date | null
  stopped_at: Date | null
  kinds: string[]
}

export interface NotifyUnreadNotificationsView {
  user_profile_id: UserProfileId
  unread_count: number
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

export interface ProviderServiceStaffView {
  service_area_service_id: ServiceAreaServiceId
  user_profile_id: UserProfileId
}

export interface ProviderSuspendedAccountView {
  account_id: AccountId
  is_for_good: boolean
  suspended_at: Date
}

export interface ProviderVenueFeedbackView {
  service_area_id: ServiceAreaId
  user_profile_id: UserProfileId
  accessibility_option_id: number | null
  says: 'right' | 'wrong' | 'missing'
  comment: string
  created_at: Date
}

/** Tables of the identity service, and the views of others that it reads. */
export interface IdentityDatabase {
  account: AccountTable
  activity_filter: ActivityFilterTable
  client_consent: ClientConsentTable
  email_link: EmailLinkTable
  email_preference: EmailPreferenceTable
  invitation: InvitationTable
  known_device: KnownDeviceTable
  membership: MembershipTable
  need: NeedTable
  recovery_code: RecoveryCodeTable
  refresh_token: RefreshTokenTable
  second_factor: SecondFactorTable
  second_factor_challenge: SecondFactorChallengeTable
  session: SessionTable
  sign_in_attempt: SignInAttemptTable
  signing_key: SigningKeyTable
  subscription: SubscriptionTable
  used_guest_link: UsedGuestLinkTable
  user_profile: UserProfileTable
  'admin_api.retention': AdminRetentionView
  'booking_api.activity_booking': BookingActivityBookingView
  'booking_api.activity_session': BookingActivitySessionView
  'booking_api.booking': BookingBookingView
  'booking_api.booking_words': BookingBookingWordsView
  'booking_api.busy_staff': BookingBusyStaffView
  'booking_api.client_note': BookingClientNoteView
  'booking_api.favourite_staff': BookingFavouriteStaffView
  'booking_api.feedback': BookingFeedbackView
  'booking_api.own_waitlist_entry': BookingOwnWaitlistEntryView
  'booking_api.quote': BookingQuoteView
  'booking_api.saved_address': BookingSavedAddressView
  'booking_api.saved_recipient': BookingSavedRecipientView
  'booking_api.service_watch': BookingServiceWatchView
  'booking_api.session_staff': BookingSessionStaffView
  'booking_api.shortlist': BookingShortlistView
  'chat_api.message': ChatMessageView
  'map_api.access_map': MapAccessMapView
  'map_api.saved_filters': MapSavedFiltersView
  'notify_api.contact_message': NotifyContactMessageView
  'notify_api.email': NotifyEmailView
  'notify_api.notification': NotifyNotificationView
  'notify_api.push_device': NotifyPushDeviceView
  'notify_api.text_phone': NotifyTextPhoneView
  'notify_api.unread_notifications': NotifyUnreadNotificationsView
  'provider_api.activity': ProviderActivityView
  'provider_api.business': ProviderBusinessView
  'provider_api.service_area': ProviderServiceAreaView
  'provider_api.service_area_service': ProviderServiceAreaServiceView
  'provider_api.service_staff': ProviderServiceStaffView
  'provider_api.suspended_account': ProviderSuspendedAccountView
  'provider_api.venue_feedback': ProviderVenueFeedbackView
}
