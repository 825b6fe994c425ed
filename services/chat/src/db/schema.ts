import type { Generated } from 'kysely'

export interface ConversationTable {
  id: Generated<number>
  sid: string
  booking_id: number
  last_index: Generated<number>
  created_at: Generated<Date>
}

export interface ParticipantTable {
  conversation_id: number
  user_profile_id: number
  last_read_index: Generated<number>
  joined_at: Generated<Date>
}

export interface MessageTable {
  conversation_id: number
  index: number
  author_user_profile_id: number
  type: 'text' | 'media'
  body: string | null
  media_key: string | null
  media_type: string | null
  client_id: string
  created_at: Generated<Date>
}

/** What booking publishes of a booking; `staff_ids` are those assigned now. */
export interface BookingView {
  id: number
  account_id: number
  service_area_id: number
  client_user_profile_id: number
  user_service_area_id: number | null
  status: number
  staff_ids: number[]
}

/** What identity publishes of people and their roles. */
export interface PersonView {
  id: number
  account_id: number
  account_type: 'Business' | 'Individual'
  first_name: string
  last_name: string
  is_account_admin: boolean
  is_global_admin: boolean
  is_active: boolean
  access_version: number
}

export interface MembershipView {
  user_profile_id: number
  service_area_id: number
  role: number
}

/** Tables of the chat service, and the views of others that it reads. */
export interface ChatDatabase {
  'booking_api.booking': BookingView
  'identity_api.person': PersonView
  'identity_api.membership': MembershipView
  conversation: ConversationTable
  participant: ParticipantTable
  message: MessageTable
}
