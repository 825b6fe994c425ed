import { jobs } from '@waymark/contracts/jobs'
import { type ChangedPart, dateChangeText } from '@waymark/domain/booking/changed-parts'
import { sizeOptionName } from '@waymark/domain/catalogue/own-services'
import type { ServiceId } from '@waymark/domain/ids'
import { startText } from '@waymark/domain/schedule/wall-text'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { PersonCaller } from '@waymark/service-kit/caller'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import type { LockedBooking } from '../db/bookings.ts'
import { findPersonName } from '../db/history.ts'
import type { BookingDatabase } from '../db/schema.ts'
import type { Answers } from '../db/series-parts.ts'
import type { DateOfChange } from './moved-dates.ts'
import { recordAndNotify } from './record-and-notify.ts'
import { warnOfOutages } from './warn-of-outages.ts'

/** One date as it was changed. */
export interface ChangedDate extends DateOfChange {
  readonly to: number
  readonly parts: readonly ChangedPart[]
  /** What was agreed for it before, and what is written anew. */
  readonly before: Answers
  readonly values: Partial<Answers>
}

/** Records the changes in the history, notifies both sides and updates the members of the chat. */
export async function recordChanges(
  trx: Transaction<BookingDatabase>,
  caller: PersonCaller,
  found: LockedBooking,
  dates: readonly ChangedDate[],
  now: Date,
): Promise<void> {
  const byName = await findPersonName(trx, caller.userProfileId)
  for (const date of dates) {
    const { id: bookingId, from, parts } = date
    await recordAndNotify(trx, {
      bookingId,
      change: 'changed',
      what: historyText(found, date),
      byUserProfileId: caller.userProfileId,
      byName,
      at: now,
      changedParts: [...parts],
      ...(parts.includes('time') ? { movedFrom: from.toISOString() } : {}),
    })
    await addToOutbox(trx, jobs.chat.openConversation, { bookingId })
    await warnOfOutages(trx, bookingId)
  }
}

function historyText(
  { time_zone: timeZone, service_id: serviceId }: Pick<LockedBooking, 'time_zone'> & { readonly service_id: ServiceId },
  { from, to, parts, before, values }: ChangedDate,
): string {
  const start = (instantMs: number) => startText(instantToWall(timeZone, instantMs))
  const sizeName = (sizeId: number) => sizeOptionName(serviceId, sizeId)
  const { size_option_id: sizeId, fee_display: price } = values
  return dateChangeText({
    parts,
    from: start(from.getTime()),
    to: start(to),
    size: sizeId === undefined ? null : { from: sizeName(before.size_option_id), to: sizeName(sizeId) },
    price: price === undefined ? null : { from: before.fee_display, to: price },
  })
}
