import { bookingStatus } from '@waymark/domain/enums'
import type { ActivityId, BookingId, ServiceAreaId } from '@waymark/domain/ids'
import { type SqlBool, sql, type Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

interface ReliantOn {
  readonly owner:
    | { readonly kind: 'serviceArea'; readonly id: ServiceAreaId }
    | { readonly kind: 'activity'; readonly id: ActivityId }
  readonly optionIds: readonly number[]
  /** The line of the history that those who were told have. */
  readonly untold: { readonly what: string; readonly at: Date }
  readonly after: BookingId | null
  readonly now: Date
  readonly count: number
}

/** Locks confirmed bookings to come that relied on some of these facts, in the order of their ids. */
export async function lockReliantBookings(
  trx: Transaction<BookingDatabase>,
  { owner, optionIds, untold, after, now, count }: ReliantOn,
) {
  return trx
    .selectFrom('booking as b')
    .innerJoin('activity_booking as h', 'h.booking_id', 'b.id')
    .innerJoin('activity_session as s', 's.id', 'h.activity_session_id')
    .select([
      'b.id',
      's.activity_id',
      's.service_area_id',
      'h.relied_option_ids',
      'h.relied_limits',
      'h.agreed_starts_at',
      'h.agreed_ends_at',
      'b.starts_at',
      'b.ends_at',
    ])
    .where(owner.kind === 'activity' ? 's.activity_id' : 's.service_area_id', '=', owner.id)
    .where('s.starts_at', '>', now)
    .where('b.status', '=', bookingStatus.Confirmed)
    .where(sql<SqlBool>`h.relied_option_ids && ${[...optionIds]}::int[]`)
    .$if(after !== null, (query) => query.where('b.id', '>', after))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('booking_history as t')
            .select('t.id')
            .whereRef('t.booking_id', '=', 'b.id')
            .where('t.what', '=', untold.what)
            .where('t.at', '=', untold.at),
        ),
      ),
    )
    .orderBy('b.id')
    .limit(count)
    .forUpdate('b')
    .execute()
}
