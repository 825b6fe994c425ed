import { jobs } from '@waymark/contracts/jobs'
import type { UserProfileId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'

/** Emails a person that somebody tried many passwords; at most once a day. */
export async function tellLocked(context: Context, userProfileId: UserProfileId, now: Date): Promise<void> {
  await context.db.transaction().execute((trx) =>
    addToOutbox(trx, jobs.notify.accountEmail, {
      userProfileId,
      kind: 'sign-in locked',
      linkId: null,
      onceKey: `sign-in locked ${userProfileId} ${now.toISOString().slice(0, 10)}`,
    }),
  )
}
