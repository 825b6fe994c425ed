import { bookingStatus } from '@waymark/domain/enums'
import type { BookingId } from '@waymark/domain/ids'
import { sql, type Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/**
 * Claims the reminders of confirmed bookings that start in a span, each once; returns those not claimed before. What was
 * booked when its reminder was due already needs none: its confirmation has just come.
 */
export async function takeReminders(
  trx: Transaction<BookingDatabase>,
  due: {
    readonly hoursBefore: 24 | 2
    /** Starts later than `after` and up to and including `until`. */
    readonly after: Date
    readonly until: Date
    readonly count: number
    readonly now: Date
  },
): Promise<{ booking_id: BookingId; starts_at: Date }[]> {
  const { rows } = await sql<{ booking_id: BookingId; starts_at: Date }>`
    insert into booking_reminder (booking_id, starts_at, hours_before, created_at)
    select b.id, b.starts_at, ${due.hoursBefore}, ${due.now} from booking b
    where b.status = ${sql.lit(bookingStatus.Confirmed)} and b.starts_at > ${due.after} and b.starts_at <= ${due.until}
      and coalesce(b.placed_at, '-infinity') <= b.starts_at - ${due.hoursBefore} * interval '1 hour'
      and not exists (select from booking_reminder r
        where r.booking_id = b.id and r.starts_at = b.starts_at and r.hours_before = ${due.hoursBefore})
    order by b.starts_at limit ${due.count}
    on conflict do nothing
    returning booking_id, starts_at`.execute(trx)
  return rows
}
