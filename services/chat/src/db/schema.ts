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

/** Tables of the chat service; the views of other services it reads are added beside them. */
export interface ChatDatabase {
  conversation: ConversationTable
  participant: ParticipantTable
  message: MessageTable
}
