import { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { takeReminders } from '../db/reminders.ts'

const hourMs = 3_600_000
const batchSize = 200

/** Each kind of reminder with the hours before the start in which it is useful; the windows do not overlap. */
const reminders = [
  { hoursBefore: 24, untilHours: 2 },
  { hoursBefore: 2, untilHours: 0 },
] as const

export const remindOfBookings: JobHandlers<'booking', Context>['booking.remind-of-bookings'] = async (
  _payload,
  { context },
) => {
  for (const reminder of reminders) while ((await remindBatch(context, reminder)) === batchSize);
}

async function remindBatch(context: Context, { hoursBefore, untilHours }: (typeof reminders)[number]): Promise<number> {
  const now = context.now()
  const inHours = (hours: number) => new Date(now.getTime() + hours * hourMs)
  return context.db.transaction().execute(async (trx) => {
    const span = { after: inHours(untilHours), until: inHours(hoursBefore) }
    const due = await takeReminders(trx, { hoursBefore, ...span, count: batchSize, now })
    for (const { booking_id: bookingId, starts_at } of due)
      await addToOutbox(trx, jobs.notify.bookingReminder, { bookingId, hoursBefore, startsAt: starts_at.toISOString() })
    return due.length
  })
}
