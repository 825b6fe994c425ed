import type { Kysely } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

/** Uses up a guest's link, named by the digest of its token; false when it was used before. */
export async function useGuestLink(db: Kysely<IdentityDatabase>, digest: string, now: Date): Promise<boolean> {
  const used = await db
    .insertInto('used_guest_link')
    .values({ digest, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('digest')
    .executeTakeFirst()
  return used !== undefined
}

/** Forgets the links that have expired since they were used. */
export async function deleteUsedGuestLinks(db: Kysely<IdentityDatabase>, usedBefore: Date): Promise<void> {
  await db.deleteFrom('used_guest_link').where('used_at', '<', usedBefore).execute()
}
