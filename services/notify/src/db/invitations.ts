import { type Kysely, sql } from 'kysely'
import type { NotifyDatabase } from './schema.ts'

/** An invitation with the names that its email shows. */
export async function findInvitation(db: Kysely<NotifyDatabase>, invitationId: string) {
  return db
    .selectFrom('identity_api.invitation as i')
    .innerJoin('identity_api.person as p', 'p.id', 'i.invited_by_id')
    .leftJoin('identity_api.account as c', 'c.id', 'i.account_id')
    .leftJoin('provider_api.service_area as a', 'a.id', 'i.service_area_id')
    .select([
      'i.id',
      'i.kind',
      'i.email',
      'i.invited_by_id',
      'i.restricts',
      'i.message',
      'i.expires_at',
      'i.accepted_at',
      'c.name as account_name',
      'a.name as area_name',
      sql<string>`p.first_name || ' ' || p.last_name`.as('inviter_name'),
    ])
    .where('i.id', '=', invitationId)
    .executeTakeFirst()
}

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>
