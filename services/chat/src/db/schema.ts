// Written by `npm run db:types` from the migrated database. Change a migration, `views.ts` or `columns.ts` instead.
import type { BusinessSubtype, CountryId, StaffRole } from '@waymark/domain/enums'
import type { AccountId, BookingId, ConversationId, MembershipId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import type { Generated } from 'kysely'

export interface ConversationTable {
  id: Generated<ConversationId>
  sid: string
  booking_id: BookingId
  last_index: Generated<number>
  created_at: Generated<Date>
  vendor_offset: Generated<number>
}

export interface MessageTable {
  conversation_id: ConversationId
  index: number
  author_user_profile_id: UserProfileId
  type: 'text' | 'media'
  body: string | null
  media_key: string | null
  media_type: string | null
  client_id: string
  created_at: Generated<Date>
  vendor_sid: string | null
}

export interface ParticipantTable {
  conversation_id: ConversationId
  user_profile_id: UserProfileId
  last_read_index: Generated<number>
  joined_at: Generated<Date>
}

export interface BookingBookingPartyView {
  id: BookingId
  item_type: 'Service' | 'Activity'
  account_id: AccountId
  service_area_id: ServiceAreaId
  client_user_profile_id: UserProfileId | null
  user_service_area_id: ServiceAreaId | null
  staff_ids: UserProfileId[]
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

/** Tables of the chat service, and the views of others that it reads. */
export interface ChatDatabase {
  conversation: ConversationTable
  message: MessageTable
  participant: ParticipantTable
  'booking_api.booking_party': BookingBookingPartyView
  'identity_api.membership': IdentityMembershipView
  'identity_api.person': IdentityPersonView
}
