import type { UserProfileId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { BookingDatabase } from './schema.ts'

const maxShown = 5

/** Pending invitations from organisations to a person's address, the first to expire first. */
export async function listOpenInvitations(db: Kysely<BookingDatabase>, userProfileId: UserProfileId, now: Date) {
  return db
    .selectFrom('identity_api.person as p')
    .innerJoin('identity_api.invitation as i', 'i.email', 'p.email')
    .innerJoin('provider_api.service_area as a', 'a.id', 'i.service_area_id')
    .innerJoin('identity_api.account as c', 'c.id', 'i.account_id')
    .select(['c.name as account_name', 'a.name as area_name', 'i.expires_at'])
    .where('p.id', '=', userProfileId)
    .where('i.kind', '=', 'client')
    .where('i.accepted_at', 'is', null)
    .where('i.expires_at', '>', now)
    .orderBy('i.expires_at')
    .limit(maxShown)
    .execute()
}
