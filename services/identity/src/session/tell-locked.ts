import { jobs } from '@waymark/contracts/jobs'
import type { UserProfileId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'

/** `sign-in locked`: many wrong passwords. `second step locked`: wrong codes from somebody who knows the password. */
type Locked = 'sign-in locked' | 'second step locked'

/** Emails a person that somebody tried to get into their account; at most once a day about each. */
export async function tellLocked(
  context: Context,
  userProfileId: UserProfileId,
  locked: { readonly kind: Locked; readonly now: Date },
): Promise<void> {
  const { kind, now } = locked
  await context.db.transaction().execute((trx) =>
    addToOutbox(trx, jobs.notify.accountEmail, {
      userProfileId,
      kind,
      linkId: null,
      onceKey: `${kind} ${userProfileId} ${now.toISOString().slice(0, 10)}`,
    }),
  )
}
