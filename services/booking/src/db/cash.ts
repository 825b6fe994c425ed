import { bookingStatus } from '@waymark/domain/enums'
import type { ActivitySessionId, BookingId, RefundId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ActivityBookingState } from './activity-bookings.ts'
import type { BookingDatabase } from './schema.ts'

/** What is still to be paid at the door of these sessions, by session; those who have booked by name. */
export async function listOpenAtDoor(db: Kysely<BookingDatabase>, sessionIds: readonly ActivitySessionId[]) {
  if (sessionIds.length === 0) return new Map<ActivitySessionId, never[]>()
  const { rows } = await sql<{
    activity_session_id: ActivitySessionId
    booking_id: BookingId
    contact_name: string
    open_cents: number
  }>`
    select h.activity_session_id, h.booking_id, h.contact_name, (h.total_cents - paid.cents)::int as open_cents
    from booking b join activity_booking h on h.booking_id = b.id
    cross join lateral (
      select coalesce(sum(l.amount_cents), 0) as cents from ledger_entry l where l.booking_id = b.id) paid
    where b.activity_session_id = any(${[...sessionIds]}::bigint[])
      and b.status in (${bookingStatus.Confirmed}, ${bookingStatus.Completed}) and h.total_cents > paid.cents
    order by lower(h.contact_name), h.booking_id`.execute(db)
  return Map.groupBy(rows, (row) => row.activity_session_id)
}

/** Cash of cancelled bookings of these sessions, or of people who left them, that nobody has handed over yet; by session. */
export async function listOwedAtDoor(db: Kysely<BookingDatabase>, sessionIds: readonly ActivitySessionId[]) {
  if (sessionIds.length === 0) return new Map<ActivitySessionId, never[]>()
  const { rows } = await sql<{
    activity_session_id: ActivitySessionId
    booking_id: BookingId
    contact_name: string
    owed_cents: number
  }>`
    select h.activity_session_id, h.booking_id, h.contact_name, sum(r.amount_cents)::int as owed_cents
    from booking b join activity_booking h on h.booking_id = b.id join refund r on r.booking_id = b.id
    where b.activity_session_id = any(${[...sessionIds]}::bigint[]) and r.payment_id is null and r.state = 'asked'
    group by h.activity_session_id, h.booking_id, h.contact_name
    order by lower(h.contact_name), h.booking_id`.execute(db)
  return Map.groupBy(rows, (row) => row.activity_session_id)
}

interface NotedCash {
  readonly booking: Pick<ActivityBookingState, 'id' | 'currency'>
  readonly cents: number
  readonly by: UserProfileId
  readonly at: Date
}

/** Notes cash that somebody took at the door, or takes the note back. */
export async function addCash(
  trx: Transaction<BookingDatabase>,
  kind: 'cash' | 'cash undone',
  { booking, cents, by, at }: NotedCash,
): Promise<void> {
  await trx
    .insertInto('ledger_entry')
    .values({
      booking_id: booking.id,
      kind,
      amount_cents: kind === 'cash' ? cents : -cents,
      currency: booking.currency,
      at,
      by_user_profile_id: by,
    })
    .execute()
}

/** Notes that what is owed in cash was handed over; returns how much that is. */
export async function giveCashBack(
  trx: Transaction<BookingDatabase>,
  { booking, by, at }: Omit<NotedCash, 'cents'>,
): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    with given as (
      update refund set state = 'succeeded', settled_at = ${at}
      where booking_id = ${booking.id} and payment_id is null and state = 'asked'
      returning id, amount_cents
    ), noted as (
      insert into ledger_entry (booking_id, kind, amount_cents, currency, at, refund_id, by_user_profile_id)
      select ${booking.id}, 'cash given back', -amount_cents, ${booking.currency}, ${at}, id, ${by} from given
      returning amount_cents
    )
    select coalesce(-sum(amount_cents), 0)::int as cents from noted`.execute(trx)
  return rows[0]?.cents ?? 0
}

/** Cash of a booking that is neither given back nor owed. */
export async function sumCashLeft(trx: Transaction<BookingDatabase>, bookingId: BookingId): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select (coalesce((select sum(amount_cents) from ledger_entry where booking_id = ${bookingId} and kind like 'cash%'), 0)
      - coalesce((select sum(amount_cents) from refund
          where booking_id = ${bookingId} and payment_id is null and state = 'asked'), 0))::int as cents`.execute(trx)
  return rows[0]?.cents ?? 0
}

/** Cash that a cancellation gives back: owed until somebody has handed it over. */
export async function oweCash(
  trx: Transaction<BookingDatabase>,
  owed: {
    readonly bookingId: BookingId
    readonly reason: 'client cancelled' | 'provider cancelled'
    readonly amountCents: number
    readonly at: Date
  },
): Promise<RefundId> {
  const { id } = await trx
    .insertInto('refund')
    .values({ booking_id: owed.bookingId, reason: owed.reason, amount_cents: owed.amountCents, created_at: owed.at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
