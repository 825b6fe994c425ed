import type { Generated } from 'kysely'

export interface EmailTable {
  id: Generated<number>
  once_key: string
  kind: string
  user_profile_id: number | null
  to_address: string
  subject: string
  text_body: string
  html_body: string
  status: Generated<'queued' | 'sent' | 'failed'>
  created_at: Generated<Date>
  sent_at: Date | null
}

export interface NotificationTable {
  id: Generated<number>
  once_key: string
  user_profile_id: number
  kind: string
  title: string
  text: string
  href: string | null
  created_at: Generated<Date>
  read_at: Date | null
}

export interface SeriesToldTable {
  series_id: number
  through_history_id: number
  told_at: Date
}

/** What booking publishes of bookings, of who is or was on them, and of when they changed. */
export interface BookingView {
  id: number
  series_id: number
  account_id: number
  service_area_id: number
  service_id: number
  size_option_id: number
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
  alternative_starts: Date[]
  cancel_reason: string | null
}

export interface BookingStaffView {
  booking_id: number
  user_profile_id: number
  is_live: boolean
}

export interface BookingHistoryView {
  id: number
  booking_id: number
  at: Date
  by_user_profile_id: number | null
}

/** What identity publishes of people, their roles and the emails they declined. */
export interface PersonView {
  id: number
  account_id: number
  account_name: string
  first_name: string
  last_name: string
  email: string
  is_account_admin: boolean
  is_active: boolean
}

export interface AccountView {
  id: number
  name: string
}

/** What identity publishes of invitations; `account_id` and `service_area_id` are a client's. */
export interface InvitationView {
  id: string
  kind: 'client' | 'friend'
  email: string
  invited_by_id: number
  account_id: number | null
  service_area_id: number | null
  restricts: boolean
  message: string
  expires_at: Date
  accepted_at: Date | null
}

export interface MembershipView {
  user_profile_id: number
  service_area_id: number
  role: number
}

export interface EmailPreferenceView {
  user_profile_id: number
  email_kind: string
  is_wanted: boolean
}

/** What provider publishes of an area. */
export interface ServiceAreaView {
  id: number
  account_id: number
  name: string
}

/** What chat publishes of unread messages. */
export interface UnreadView {
  booking_id: number
  user_profile_id: number
}

/** Tables of the notify service, and the views of others that it reads. */
export interface NotifyDatabase {
  'booking_api.booking': BookingView
  'booking_api.booking_staff': BookingStaffView
  'booking_api.booking_history': BookingHistoryView
  'identity_api.person': PersonView
  'identity_api.account': AccountView
  'identity_api.invitation': InvitationView
  'identity_api.membership': MembershipView
  'identity_api.email_preference': EmailPreferenceView
  'provider_api.service_area': ServiceAreaView
  'chat_api.unread': UnreadView
  email: EmailTable
  notification: NotificationTable
  series_told: SeriesToldTable
}
