import { emailLinkHours } from '@waymark/domain/account/email-link'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Kysely, Transaction } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

/** Links to the present address of a person, and to one that they want (`new-addresses.ts`). */
export type LinkPurpose = 'activation' | 'reset' | 'team'

/**
 * Adds a single-use link for the person's present address; the email that carries it signs its id. Another address or
 * another password closes it (a trigger of `user_profile`).
 */
export async function addEmailLink(
  trx: Transaction<IdentityDatabase>,
  userProfileId: UserProfileId,
  purpose: LinkPurpose,
  now: Date,
): Promise<string> {
  const expiresAt = new Date(now.getTime() + emailLinkHours[purpose] * 3_600_000)
  const link = await trx
    .insertInto('email_link')
    .columns(['user_profile_id', 'email', 'purpose', 'created_at', 'expires_at'])
    .expression(
      trx
        .selectFrom('user_profile')
        .select((row) => [
          'id',
          'email',
          row.val(purpose).as('purpose'),
          row.val(now).as('created_at'),
          row.val(expiresAt).as('expires_at'),
        ])
        .where('id', '=', userProfileId),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return link.id
}

/** How many open links of a purpose were sent to a person since then; whoever asks at the same time waits for the next one. */
export async function countOpenLinks(
  trx: Transaction<IdentityDatabase>,
  userProfileId: UserProfileId,
  purpose: LinkPurpose,
  since: Date,
): Promise<number> {
  await trx.selectFrom('user_profile').select('id').where('id', '=', userProfileId).forNoKeyUpdate().executeTakeFirst()
  const sent = await trx
    .selectFrom('email_link')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_profile_id', '=', userProfileId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return sent.count
}

/** The owner of a link that is unused, not expired, and of the address that they still have. */
export async function findOpenLink(db: Kysely<IdentityDatabase>, linkId: string, purpose: LinkPurpose, now: Date) {
  return db
    .selectFrom('email_link as link')
    .innerJoin('user_profile as person', (join) =>
      join.onRef('person.id', '=', 'link.user_profile_id').onRef('person.email', '=', 'link.email'),
    )
    .select(['link.id', 'link.user_profile_id'])
    .where('link.id', '=', linkId)
    .where('link.purpose', '=', purpose)
    .where('link.used_at', 'is', null)
    .where('link.expires_at', '>', now)
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
    .updateTable('email_link as link')
    .from('user_profile as person')
    .set({ used_at: now })
    .whereRef('person.id', '=', 'link.user_profile_id')
    .whereRef('person.email', '=', 'link.email')
    .where('link.id', '=', linkId)
    .where('link.purpose', '=', purpose)
    .where('link.used_at', 'is', null)
    .where('link.expires_at', '>', now)
    .where('person.is_active', '=', true)
    .returning('link.user_profile_id')
    .executeTakeFirst()
  if (!link) return undefined
  await closeEmailLinks(trx, link.user_profile_id, purpose, now)
  return link.user_profile_id
}

/** Whether a used link was to the address that its person has by now, and has confirmed. */
export async function isLinkToConfirmed(
  db: Kysely<IdentityDatabase>,
  linkId: string,
  purpose: LinkPurpose | 'new address',
): Promise<boolean> {
  const link = await db
    .selectFrom('email_link as link')
    .innerJoin('user_profile as person', (join) =>
      join.onRef('person.id', '=', 'link.user_profile_id').onRef('person.email', '=', 'link.email'),
    )
    .select('link.id')
    .where('link.id', '=', linkId)
    .where('link.purpose', '=', purpose)
    .where('link.used_at', 'is not', null)
    .where('person.email_confirmed_at', 'is not', null)
    .where('person.is_active', '=', true)
    .executeTakeFirst()
  return link !== undefined
}

/** Uses up all of a person's open links of a purpose. */
export async function closeEmailLinks(
  trx: Transaction<IdentityDatabase>,
  userProfileId: UserProfileId,
  purpose: LinkPurpose | 'new address',
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
