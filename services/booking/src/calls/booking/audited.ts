import { jobs } from '@waymark/contracts/jobs'
import type { PersonCaller } from '@waymark/service-kit/caller'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { type Invalid, invalid } from '@waymark/service-kit/refusal'
import type { Transaction } from 'kysely'
import type { BookingDatabase } from '../../db/schema.ts'

interface BookingDeed {
  readonly bookingId: number
  /** The call's name. */
  readonly action: string
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
  readonly reason: string
  readonly at: Date
}

/** A global administrator says why they act on a booking that is not theirs; undefined when they did. */
export function reasonMissing(caller: PersonCaller, reason: string): Invalid | undefined {
  return caller.isGlobalAdmin && reason === ''
    ? invalid({ reason: 'Write why. It is kept with your name.' })
    : undefined
}

/** Leaves a row in the audit trail for what a global administrator does to a booking, if the transaction commits. */
export async function audited(
  trx: Transaction<BookingDatabase>,
  caller: PersonCaller,
  { bookingId, action, before, after, reason, at }: BookingDeed,
): Promise<void> {
  if (!caller.isGlobalAdmin) return
  await addToOutbox(trx, jobs.admin.writeAudit, {
    onceKey: `${action} ${bookingId} ${at.getTime()}`,
    adminUserProfileId: caller.userProfileId,
    action,
    targetKind: 'booking',
    targetId: bookingId,
    before,
    after: { ...after, reason },
    at: at.toISOString(),
  })
}

/** Who goes, as the audit trail keeps it. */
export function staffWords(staff: readonly { readonly firstName: string; readonly lastName: string }[]) {
  return { staff: staff.map(({ firstName, lastName }) => `${firstName} ${lastName}`) }
}
