import { deletedPersonName } from '@waymark/domain/account/deleted-person'
import type { BookingId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/** For how many years an administrator wants bookings kept with what they say of people. */
export async function findBookingYears(db: Kysely<BookingDatabase>): Promise<number> {
  const { booking_years } = await db.selectFrom('admin_api.retention').select('booking_years').executeTakeFirstOrThrow()
  return booking_years
}

/** Marks the next bookings that ended before then; returns them. */
export async function takeOldBookings(
  trx: Transaction<BookingDatabase>,
  { endedBefore, count, now }: { readonly endedBefore: Date; readonly count: number; readonly now: Date },
): Promise<readonly BookingId[]> {
  const { rows } = await sql<{ id: BookingId }>`
    update booking set anonymised_at = ${now}, cancel_reason = null, adding_error = null, guest_id = old.guest
    from (
      select id as old_id, case when client_user_profile_id is null then 'anonymised ' || id end as guest
      from booking where anonymised_at is null and ends_at < ${endedBefore}
      order by ends_at limit ${count} for update skip locked
    ) old
    where id = old_id
    returning id`.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * Removes what these bookings say of people: names, contacts, addresses, needs, words. Time, service, fee, ledger and
 * payments stay, and so does the number of the account, which names nobody once the account is deleted.
 */
export async function anonymiseOldBookings(
  trx: Transaction<BookingDatabase>,
  bookingIds: readonly BookingId[],
): Promise<void> {
  const ids = sql`any(${bookingIds}::bigint[])`
  // A series says the same of all of its bookings, so it is kept until the last of them is old.
  await sql`
    update booking_series s set
      recipient_name = case when is_myself then null else ${deletedPersonName} end,
      recipient_phone = null, recipient_notes = null, notes = '', address = '', unit_number = null,
      lat = round(lat::numeric, 1), lng = round(lng::numeric, 1), shared_option_ids = '{}',
      access_notes = '', is_exact_point = false
    where s.id in (select series_id from booking where id = ${ids})
      and not exists (select from booking b where b.series_id = s.id and b.anonymised_at is null)`.execute(trx)
  await sql`update booking_history set by_name = ${deletedPersonName}, by_user_profile_id = null
    where booking_id = ${ids} and by_user_profile_id is not null`.execute(trx)
  // The stars stay in the average.
  await sql`update feedback set comment = '', answer = null, answered_at = null, answered_by = null
    where booking_id = ${ids}`.execute(trx)
  await sql`
    update activity_booking set contact_name = ${deletedPersonName}, contact_email = '', contact_phone = null, notes = ''
    where booking_id = ${ids}`.execute(trx)
  await sql`update activity_booking_person set name = ${deletedPersonName}, age = null, shared_option_ids = '{}'
    where booking_id = ${ids}`.execute(trx)
  await sql`update payment set checkout_params = checkout_params - 'customer_email'
    where booking_id = ${ids} and state not in ('creating', 'open')`.execute(trx)
}
