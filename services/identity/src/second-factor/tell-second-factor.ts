import { jobs } from '@waymark/contracts/jobs'
import type { UserProfileId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import type { IdentityDatabase } from '../db/schema.ts'

/** Emails a person that what their account asks for at sign-in was changed. */
export async function tellSecondFactor(
  trx: Transaction<IdentityDatabase>,
  userProfileId: UserProfileId,
  requestId: string,
): Promise<void> {
  await addToOutbox(trx, jobs.notify.accountEmail, {
    userProfileId,
    kind: 'second factor changed',
    linkId: null,
    onceKey: `second factor changed ${requestId}`,
  })
}
