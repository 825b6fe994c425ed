import { jobs } from '@waymark/contracts/jobs'
import type { ActivitySessionId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import type { BookingDatabase } from '../db/schema.ts'
import { isWaitedFor } from '../db/waitlist.ts'

/** After spaces of a session became free: whoever waits for them is offered them once the transaction has committed. */
export async function offerFreedSpaces(
  trx: Transaction<BookingDatabase>,
  activitySessionId: ActivitySessionId,
): Promise<void> {
  if (await isWaitedFor(trx, activitySessionId)) await addToOutbox(trx, jobs.booking.offerSpaces, { activitySessionId })
}
