import type { ColumnType, Generated } from 'kysely'
import type Stripe from 'stripe'

export interface AccountTable {
  id: Generated<number>
  account_type: 'Business' | 'Individual'
  business_subtype: number | null
  is_system: Generated<boolean>
  name: string
  country_id: number
  created_at: Generated<Date>
  version: Generated<number>
  address: string | null
  suburb: Generated<string>
  region: Generated<string>
  lat: number | null
  lng: number | null
  phone: string | null
}

export interface UserProfileTable {
  id: Generated<number>
  account_id: number
  email: string
  first_name: string
  last_name: string
  phone: string | null
  avatar_key: string | null
  password_hash: string | null
  is_account_admin: Generated<boolean>
  is_global_admin: Generated<boolean>
  is_active: Generated<boolean>
  email_confirmed_at: Date | null
  restricted_to_account_id: number | null
  access_version: Generated<number>
  created_at: Generated<Date>
  version: Generated<number>
  default_service_area_id: number | null
  deleted_at: Date | null
  idempotency_key: string | null
}

export interface MembershipTable {
  id: Generated<number>
  user_profile_id: number
  service_area_id: number
  role: number
}

export interface SessionTable {
  id: Generated<string>
  user_profile_id: number
  acting_admin_id: number | null
  user_agent: string | null
  created_at: Generated<Date>
  last_used_at: Generated<Date>
  expires_at: Date
  ended_at: Date | null
  end_reason: string | null
}

export interface RefreshTokenTable {
  token_hash: Buffer
  session_id: string
  created_at: Generated<Date>
  used_at: Date | null
  expires_at: Date
}

export interface EmailLinkTable {
  id: Generated<string>
  user_profile_id: number
  purpose: 'activation' | 'reset' | 'team'
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
}

export interface LoginFailureTable {
  email: string
  failed_count: number
  last_failed_at: Date
  locked_until: Date | null
}

export interface EmailPreferenceTable {
  user_profile_id: number
  email_kind: string
  is_wanted: boolean
}

export interface NeedTable {
  user_profile_id: number
  accessibility_option_id: number
  weight: 'must' | 'would help'
  threshold: number | null
}

export interface InvitationTable {
  id: Generated<string>
  kind: 'client' | 'friend'
  email: string
  invited_by_id: number
  account_id: number | null
  service_area_id: number | null
  restricts: Generated<boolean>
  message: Generated<string>
  created_at: Generated<Date>
  sent_at: Generated<Date>
  sent_count: Generated<number>
  expires_at: Date
  accepted_at: Date | null
  accepted_by_id: number | null
}

export interface SigningKeyTable {
  kid: string
  private_jwk: unknown
  public_jwk: unknown
  created_at: Generated<Date>
  retired_at: Date | null
}

/** What provider publishes of an organisation; absent until it saved something. */
export interface BusinessView {
  account_id: number
  small_logo_key: string | null
  help_desk_url: string | null
  onboarding_step: number
  card_status: 'not connected' | 'in progress' | 'connected' | 'refused'
}

/** What provider publishes of a service area. */
export interface ServiceAreaView {
  id: number
  account_id: number
  name: string
  suburb: string
  is_active: boolean
  is_private: boolean
}

/** What provider publishes of the services of its locations; an enabled one is of an active location. */
export interface AreaServiceView {
  id: number
  service_area_id: number
  account_id: number
  service_id: number
  is_enabled: boolean
}

/** Who does a service, as provider publishes it. */
export interface ServiceStaffView {
  service_area_service_id: number
  user_profile_id: number
}

/** What notify publishes: unread notifications of a person. */
export interface UnreadNotificationsView {
  user_profile_id: number
  unread_count: number
}

/** What booking publishes of bookings. */
export interface BookingView {
  id: number
  service_area_id: number
  service_id: number
  client_user_profile_id: number
  user_service_area_id: number | null
  status: number
  starts_at: Date
  ends_at: Date
  time_zone: string
  recipient_name: string | null
  address: string
  unit_number: string | null
  fee_display: string
  cancel_reason: string | null
  created_at: Date
}

/** What booking publishes of who is busy when. */
export interface BusyStaffView {
  user_profile_id: number
  service_area_service_id: number
  starts_at: Date
  status: number
}

/** What booking publishes of shortlists. */
export interface ShortlistView {
  user_profile_id: number
  service_area_id: number
}

/** What a client wrote with a booking, as booking publishes it. */
export interface BookingWordsView {
  booking_id: number
  client_user_profile_id: number
  notes: string
  recipient_phone: string | null
  recipient_notes: string | null
  shared_option_ids: number[]
}

/** What clients said of their bookings, as booking publishes it. */
export interface BookingFeedbackView {
  booking_id: number
  client_user_profile_id: number
  stars: number
  comment: string
  was_as_accessible: string | null
  answer: string | null
  created_at: Date
}

/** What people said of the facts of venues, as provider publishes it. */
export interface VenueFeedbackView {
  service_area_id: number
  user_profile_id: number
  accessibility_option_id: number | null
  says: string
  comment: string
  created_at: Date
}

/** Messages about bookings, as chat publishes them. */
export interface MessageView {
  booking_id: number
  author_user_profile_id: number
  type: 'text' | 'media'
  body: string | null
  created_at: Date
}

/** Notifications and emails, as notify publishes them. */
export interface NotificationView {
  user_profile_id: number
  title: string
  text: string
  created_at: Date
  read_at: Date | null
}
export interface EmailView {
  user_profile_id: number | null
  subject: string
  to_address: string
  created_at: Date
  sent_at: Date | null
}

/** What an organisation pays Waymark, and the checkout by which it is about to. */
export interface SubscriptionTable {
  account_id: number
  /** Rises whenever Stripe was asked, so that an older answer never overwrites a newer one. */
  revision: Generated<number>
  status: Generated<'none' | 'active' | 'past due'>
  customer_id: string | null
  subscription_id: string | null
  price_cents: number | null
  currency: 'NZD' | 'AUD' | null
  period_starts_at: Date | null
  period_ends_at: Date | null
  is_ending: Generated<boolean>
  checkout_number: Generated<number>
  /** What the checkout was asked for: the same key must come with the same parameters. */
  checkout_params: ColumnType<Stripe.Checkout.SessionCreateParams | null, string | null, string | null>
  checkout_expires_at: Date | null
  checkout_id: string | null
}

/** Filters of the map that people kept, as map publishes them. */
export interface SavedFiltersView {
  user_profile_id: number
  filters: unknown
  updated_at: Date
}

/** Tables of the identity service, and the views of others that it reads. */
export interface IdentityDatabase {
  'provider_api.business': BusinessView
  'provider_api.service_area': ServiceAreaView
  'provider_api.service_area_service': AreaServiceView
  'provider_api.service_staff': ServiceStaffView
  'provider_api.venue_feedback': VenueFeedbackView
  'notify_api.unread_notifications': UnreadNotificationsView
  'notify_api.notification': NotificationView
  'notify_api.email': EmailView
  'chat_api.message': MessageView
  'map_api.saved_filters': SavedFiltersView
  'booking_api.shortlist': ShortlistView
  'booking_api.busy_staff': BusyStaffView
  'booking_api.booking': BookingView
  'booking_api.booking_words': BookingWordsView
  'booking_api.feedback': BookingFeedbackView
  account: AccountTable
  user_profile: UserProfileTable
  membership: MembershipTable
  session: SessionTable
  refresh_token: RefreshTokenTable
  email_link: EmailLinkTable
  login_failure: LoginFailureTable
  email_preference: EmailPreferenceTable
  need: NeedTable
  invitation: InvitationTable
  signing_key: SigningKeyTable
  subscription: SubscriptionTable
}
