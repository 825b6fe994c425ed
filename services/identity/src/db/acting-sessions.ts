import { jobs } from '@waymark/contracts/jobs'
import type { UserProfileId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { actingTokenSeconds } from '@waymark/service-kit/tokens'
import type { Transaction } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

/** Starts a short session in which a global administrator acts as a person; it has no refresh token. */
export async function startActingSession(
  trx: Transaction<IdentityDatabase>,
  acting: { userProfileId: UserProfileId; actingAdminId: UserProfileId; userAgent: string; now: Date },
): Promise<string> {
  const session = await trx
    .insertInto('session')
    .values({
      user_profile_id: acting.userProfileId,
      acting_admin_id: acting.actingAdminId,
      user_agent: acting.userAgent,
      created_at: acting.now,
      last_used_at: acting.now,
      expires_at: new Date(acting.now.getTime() + actingTokenSeconds * 1000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return session.id
}

/** How many times an acting session can be extended before it has to be started again (WCAG 2.2.1). */
const actingExtensions = 10

/**
 * Extends an acting session from `now`. Undefined when it has ended or used up its ten extensions, which are counted by
 * its end.
 */
export async function extendActingSession(
  trx: Transaction<IdentityDatabase>,
  { sessionId, now }: { readonly sessionId: string; readonly now: Date },
): Promise<{ readonly actingAdminId: UserProfileId; readonly adminName: string } | undefined> {
  const expiresAt = new Date(now.getTime() + actingTokenSeconds * 1000)
  const oldestStart = new Date(expiresAt.getTime() - (1 + actingExtensions) * actingTokenSeconds * 1000)
  const extended = await trx
    .updateTable('session')
    .from('user_profile as admin')
    .set({ expires_at: expiresAt, last_used_at: now })
    .whereRef('admin.id', '=', 'session.acting_admin_id')
    .where('session.id', '=', sessionId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('session.created_at', '>=', oldestStart)
    .returning(['admin.id', 'admin.first_name', 'admin.last_name'])
    .executeTakeFirst()
  return extended && { actingAdminId: extended.id, adminName: `${extended.first_name} ${extended.last_name}` }
}

/** Ends every session in which this administrator acts; returns the people acted as. */
export async function endActingOf(
  trx: Transaction<IdentityDatabase>,
  adminId: UserProfileId,
  now: Date,
): Promise<UserProfileId[]> {
  const ended = await trx
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'the administrator signed out' })
    .where('acting_admin_id', '=', adminId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(endedColumns)
    .execute()
  await auditEndOfActing(trx, ended, now)
  return [...new Set(ended.map(({ user_profile_id }) => user_profile_id))]
}

/** Ends the sessions of acting whose time is over. */
export async function endExpiredActing(trx: Transaction<IdentityDatabase>, now: Date): Promise<void> {
  const expired = await trx
    .updateTable('session')
    .set((row) => ({ ended_at: row.ref('expires_at'), end_reason: 'the time to act was over' }))
    .where('acting_admin_id', 'is not', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .returning(endedColumns)
    .execute()
  await auditEndOfActing(trx, expired, now)
}

/** What `auditEndOfActing` needs of an ended session. */
export const endedColumns = ['id', 'user_profile_id', 'acting_admin_id', 'expires_at'] as const

/** Writes the end of acting to the audit trail, whatever ended it; of other sessions, nothing. */
export async function auditEndOfActing(
  trx: Transaction<IdentityDatabase>,
  ended: readonly {
    readonly id: string
    readonly user_profile_id: UserProfileId
    readonly acting_admin_id: UserProfileId | null
    readonly expires_at: Date
  }[],
  now: Date,
): Promise<void> {
  for (const { id, user_profile_id, acting_admin_id, expires_at } of ended) {
    if (acting_admin_id === null) continue
    await addToOutbox(trx, jobs.admin.writeAudit, {
      onceKey: `stop-acting ${id}`,
      adminUserProfileId: acting_admin_id,
      action: 'stop-acting',
      targetKind: 'person',
      targetId: user_profile_id,
      before: null,
      after: { sessionId: id },
      at: (expires_at < now ? expires_at : now).toISOString(),
    })
  }
}
