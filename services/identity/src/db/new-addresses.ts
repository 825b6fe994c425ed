import { emailLinkHours } from '@waymark/domain/account/email-link'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Kysely, Transaction } from 'kysely'
import { closeEmailLinks } from './email-links.ts'
import type { IdentityDatabase } from './schema.ts'

const purpose = 'new address'

/** Adds a single-use link to the address that a person wants; it closes the one before. `email` is in lower case. */
export async function addNewAddress(
  trx: Transaction<IdentityDatabase>,
  userProfileId: UserProfileId,
  email: string,
  now: Date,
): Promise<string> {
  await closeEmailLinks(trx, userProfileId, purpose, now)
  const { id } = await trx
    .insertInto('email_link')
    .values({
      user_profile_id: userProfileId,
      email,
      purpose,
      created_at: now,
      expires_at: new Date(now.getTime() + emailLinkHours[purpose] * 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The address that waits to be confirmed. */
export async function findOpenNewAddress(
  db: Kysely<IdentityDatabase>,
  userProfileId: UserProfileId,
  now: Date,
): Promise<string | undefined> {
  const link = await db
    .selectFrom('email_link')
    .select('email')
    .where('user_profile_id', '=', userProfileId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link?.email
}

/**
 * Uses up a link and moves its person to the address; undefined when the link is no longer open. Throws the violation
 * of a unique address when somebody else has it by now. Their other links close by a trigger.
 */
export async function takeNewAddress(trx: Transaction<IdentityDatabase>, linkId: string, now: Date) {
  const link = await trx
    .updateTable('email_link')
    .set({ used_at: now })
    .where('id', '=', linkId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_profile_id', 'email'])
    .executeTakeFirst()
  if (!link) return undefined
  const before = await trx
    .selectFrom('user_profile')
    .select('email')
    .where('id', '=', link.user_profile_id)
    .where('is_active', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!before) return undefined
  await trx
    .updateTable('user_profile')
    .set((row) => ({ email: link.email, email_confirmed_at: now, version: row('version', '+', 1) }))
    .where('id', '=', link.user_profile_id)
    .execute()
  return { userProfileId: link.user_profile_id, oldEmail: before.email }
}
