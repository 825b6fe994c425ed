import type { BookingStatus } from '@waymark/domain/enums'
import type { BookingId, SeriesId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { NotifyDatabase } from './schema.ts'

/** What all dates of a booking's series have in common. */
export async function findBooking(db: Kysely<NotifyDatabase>, bookingId: BookingId) {
  return db
    .selectFrom('booking_api.booking as b')
    .innerJoin('provider_api.service_area as a', 'a.id', 'b.service_area_id')
    .innerJoin('identity_api.account as c', 'c.id', 'b.account_id')
    .innerJoin('identity_api.person as p', 'p.id', 'b.client_user_profile_id')
    .select(['b.id', 'b.series_id', 'b.account_id', 'b.service_area_id', 'b.service_id', 'b.own_service_name'])
    .select(['b.size_option_id'])
    .select(['b.client_user_profile_id', 'b.user_service_area_id', 'b.time_zone', 'b.recipient_name', 'b.address'])
    .select([
      'b.unit_number',
      'b.fee_display',
      'b.price_cents',
      'b.pricing_description',
      'a.country_id',
      'b.starts_at',
      'b.ends_at',
      'a.name as area_name',
      'a.phone as area_phone',
      'c.name as account_name',
    ])
    .select(sql<string>`p.first_name || ' ' || p.last_name`.as('client_name'))
    .where('b.id', '=', bookingId)
    .executeTakeFirst()
}

export type BookingFacts = NonNullable<Awaited<ReturnType<typeof findBooking>>>

/** When an entry of the history of a booking was written. */
export async function findHistoryAt(db: Kysely<NotifyDatabase>, historyId: number): Promise<Date | null> {
  const entry = await db
    .selectFrom('booking_api.booking_history')
    .select('at')
    .where('id', '=', historyId)
    .executeTakeFirst()
  return entry?.at ?? null
}

/** One date of a service, for a line of text about it. */
export async function findBookingDate(db: Kysely<NotifyDatabase>, bookingId: BookingId) {
  return db
    .selectFrom('booking_api.booking')
    .select(['service_id', 'own_service_name', 'starts_at', 'time_zone'])
    .where('id', '=', bookingId)
    .executeTakeFirst()
}

/** The people with unread messages in the chat of a booking. */
export async function listUnreadOf(
  db: Kysely<NotifyDatabase>,
  bookingId: BookingId,
): Promise<ReadonlyMap<UserProfileId, number>> {
  const unread = await db
    .selectFrom('chat_api.unread')
    .select(['user_profile_id', 'last_read_index'])
    .where('booking_id', '=', bookingId)
    .execute()
  return new Map(unread.map((row) => [row.user_profile_id, row.last_read_index]))
}

interface StaffRow {
  readonly userProfileId: UserProfileId
  readonly firstName: string
  readonly isLive: boolean
}

/**
 * Every date of a series by its start, with current and former staff and the id of its last change, from one snapshot.
 */
export async function listDatesOfSeries(trx: Transaction<NotifyDatabase>, seriesId: SeriesId) {
  return trx
    .selectFrom('booking_api.booking as b')
    .select([
      'b.id',
      'b.status',
      'b.starts_at',
      'b.ends_at',
      'b.alternative_starts',
      'b.cancel_reason',
      'b.calendar_sequence',
    ])
    .select((row) =>
      row
        .selectFrom('booking_api.booking_history as h')
        .select(sql<number>`coalesce(max(h.id), 0)`.as('id'))
        .whereRef('h.booking_id', '=', 'b.id')
        .as('last_history_id'),
    )
    .select(
      sql<StaffRow[]>`coalesce((select json_agg(json_build_object('userProfileId', p.id, 'firstName', p.first_name,
        'isLive', s.is_live) order by p.first_name, p.id) from booking_api.booking_staff s
        join identity_api.person p on p.id = s.user_profile_id where s.booking_id = b.id), '[]'::json)`.as('staff'),
    )
    .where('b.series_id', '=', seriesId)
    .orderBy('b.starts_at')
    .orderBy('b.id')
    .execute()
}

export type BookingDate = Awaited<ReturnType<typeof listDatesOfSeries>>[number]

/**
 * The entries in `status` of a series' dates that were written at the same moment as `historyId`: one action on several
 * dates.
 */
export async function listDoneTogether(
  trx: Transaction<NotifyDatabase>,
  done: { readonly seriesId: SeriesId; readonly historyId: number; readonly status: BookingStatus },
) {
  return trx
    .selectFrom('booking_api.booking_history as h')
    .innerJoin('booking_api.booking as b', 'b.id', 'h.booking_id')
    .select(['h.id', 'h.booking_id'])
    .where('b.series_id', '=', done.seriesId)
    .where('b.status', '=', done.status)
    .where('h.at', '=', (row) =>
      row.selectFrom('booking_api.booking_history as own').select('own.at').where('own.id', '=', done.historyId),
    )
    .orderBy('h.id')
    .execute()
}

/** The history entry through which the first placing of a series was announced; undefined when it has not been. */
export async function findNotifiedSeries(
  trx: Transaction<NotifyDatabase>,
  seriesId: SeriesId,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('series_told')
    .select('through_history_id')
    .where('series_id', '=', seriesId)
    .executeTakeFirst()
  return row?.through_history_id
}

/** Claims the announcement of a series' first placing; false when another job has. */
export async function takeSeries(
  trx: Transaction<NotifyDatabase>,
  series: { readonly seriesId: SeriesId; readonly throughHistoryId: number; readonly now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('series_told')
    .values({ series_id: series.seriesId, through_history_id: series.throughHistoryId, told_at: series.now })
    .onConflict((conflict) => conflict.column('series_id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
