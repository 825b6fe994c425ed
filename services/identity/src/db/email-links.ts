import { emailLinkHours } from '@waymark/domain/account/email-link'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Kysely, Transaction } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

export type LinkPurpose = 'activation' | 'reset' | 'team'

/** Adds a single-use link; the email that carries it signs its id. */
export async function addEmailLink(
  trx: Transaction<IdentityDatabase>,
  userProfileId: UserProfileId,
  purpose: LinkPurpose,
  now: Date,
): Promise<string> {
  const expiresAt = new Date(now.getTime() + emailLinkHours[purpose] * 3_600_000)
  const link = await trx
    .insertInto('email_link')
    .values({ user_profile_id: userProfileId, purpose, created_at: now, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return link.id
}

/** The owner of a link that is unused and not expired. */
export async function findOpenLink(db: Kysely<IdentityDatabase>, linkId: string, purpose: LinkPurpose, now: Date) {
  return db
    .selectFrom('email_link')
    .select(['id', 'user_profile_id'])
    .where('id', '=', linkId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses up a link and all others of the same purpose and person; undefined when it is no longer open. */
export async function takeEmailLink(
  trx: Transaction<IdentityDatabase>,
  linkId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<UserProfileId | undefined> {
  const link = await trx
    .updateTable('email_link')
    .set({ used_at: now })
    .where('id', '=', linkId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_profile_id')
    .executeTakeFirst()
  if (!link) return undefined
  await closeEmailLinks(trx, link.user_profile_id, purpose, now)
  return link.user_profile_id
}

/** Uses up all of a person's open links of a purpose. */
export async function closeEmailLinks(
  trx: Transaction<IdentityDatabase>,
  userProfileId: UserProfileId,
  purpose: LinkPurpose,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('email_link')
    .set({ used_at: now })
    .where('user_profile_id', '=', userProfileId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}
