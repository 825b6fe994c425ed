import type { ConversationId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql } from 'kysely'
import type { ChatDatabase } from './schema.ts'

export async function findPerson(db: Kysely<ChatDatabase>, userProfileId: UserProfileId) {
  return db
    .selectFrom('identity_api.person')
    .select(['id', 'account_id', 'account_type', 'is_account_admin', 'is_global_admin', 'is_active', 'access_version'])
    .where('id', '=', userProfileId)
    .executeTakeFirst()
}

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** The participants of a conversation, by name. */
export async function listParticipants(db: Kysely<ChatDatabase>, conversationId: ConversationId) {
  return db
    .selectFrom('participant as p')
    .innerJoin('identity_api.person as n', 'n.id', 'p.user_profile_id')
    .select(['p.user_profile_id', 'p.last_read_index', sql<string>`n.first_name || ' ' || n.last_name`.as('name')])
    .where('p.conversation_id', '=', conversationId)
    .orderBy('p.user_profile_id')
    .execute()
}
