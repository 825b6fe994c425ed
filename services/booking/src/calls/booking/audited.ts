import { jobs } from '@waymark/contracts/jobs'
import type { BookingId } from '@waymark/domain/ids'
import type { PersonCaller } from '@waymark/service-kit/caller'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { type Invalid, invalid } from '@waymark/service-kit/refusal'
import type { Transaction } from 'kysely'
import type { BookingDatabase } from '../../db/schema.ts'

interface BookingAction {
  readonly bookingId: BookingId
  /** The name of the call. */
  readonly action: string
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
  readonly reason: string
  readonly at: Date
}

/** Global administrators must give a reason to act on someone else's booking; undefined when they did. */
export function reasonMissing(caller: PersonCaller, reason: string): Invalid | undefined {
  return caller.isGlobalAdmin && reason === ''
    ? invalid({ reason: 'Write why. It is kept with your name.' })
    : undefined
}

/** Writes a global administrator's action on a booking to the audit trail, in the same transaction. */
export async function audited(
  trx: Transaction<BookingDatabase>,
  caller: PersonCaller,
  { bookingId, action, before, after, reason, at }: BookingAction,
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

/** The assigned staff as the audit trail records them. */
export function staffText(staff: readonly { readonly firstName: string; readonly lastName: string }[]) {
  return { staff: staff.map(({ firstName, lastName }) => `${firstName} ${lastName}`) }
}
