import { earlierNotices } from '@waymark/domain/booking/earlier-time'
import { bookingStatus } from '@waymark/domain/enums'
import { type BookingId, idFrom, type ServiceAreaServiceId, type UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

type Database = Kysely<BookingDatabase>

/** Whether, and how, a person waits for an earlier time of a booking. */
export async function findEarlierWatch(db: Database, bookingId: BookingId, userProfileId: UserProfileId) {
  return db
    .selectFrom('earlier_watch')
    .select('is_same_staff')
    .where('booking_id', '=', bookingId)
    .where('user_profile_id', '=', userProfileId)
    .executeTakeFirst()
}

interface EarlierWatch {
  readonly booking_id: BookingId
  readonly service_area_service_id: ServiceAreaServiceId
  readonly user_profile_id: UserProfileId
  readonly is_same_staff: boolean
  readonly asked_at: Date
}

/** Waits for an earlier time of a booking, in place of how it was waited for before. */
export async function keepEarlierWatch(db: Database, watch: EarlierWatch): Promise<void> {
  const { user_profile_id, is_same_staff, asked_at } = watch
  await db
    .insertInto('earlier_watch')
    .values(watch)
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet({ user_profile_id, is_same_staff, asked_at }))
    .execute()
}

export async function removeEarlierWatch(db: Database, bookingId: BookingId): Promise<boolean> {
  const gone = await db
    .deleteFrom('earlier_watch')
    .where('booking_id', '=', bookingId)
    .returning('booking_id')
    .executeTakeFirst()
  return gone !== undefined
}

/** The confirmed bookings after an instant for which somebody waits, of services that a person does; who asked first comes first. */
export async function listWaitingBookings(
  db: Database,
  of: {
    readonly staffId: UserProfileId
    /** Whoever has just left a time is not told of it. */
    readonly exceptId: BookingId | null
    readonly after: Date
    readonly changeableFrom: Date
    readonly max: number
  },
) {
  return db
    .selectFrom('earlier_watch as e')
    .innerJoin('booking as b', 'b.id', 'e.booking_id')
    .innerJoin('provider_api.service_staff as t', 't.service_area_service_id', 'e.service_area_service_id')
    .select('b.id')
    .where('t.user_profile_id', '=', of.staffId)
    .where('b.status', '=', bookingStatus.Confirmed)
    .where('b.id', '<>', of.exceptId ?? idFrom<BookingId>(0))
    .where('b.starts_at', '>', of.after)
    .where('b.starts_at', '>=', of.changeableFrom)
    .where((row) =>
      row.or([
        row('e.is_same_staff', '=', false),
        row.exists(
          row
            .selectFrom('staff_time as h')
            .select('h.user_profile_id')
            .whereRef('h.booking_id', '=', 'b.id')
            .where('h.user_profile_id', '=', of.staffId)
            .where('h.is_live', '=', true),
        ),
      ]),
    )
    .orderBy('e.asked_at')
    .orderBy('b.id')
    .limit(of.max)
    .execute()
}

/** A booking for which somebody waits, and how often they were told; locked until the transaction ends. */
export async function lockWaitingBooking(trx: Transaction<BookingDatabase>, bookingId: BookingId, now: Date) {
  const dayBefore = new Date(now.getTime() - 86_400_000)
  return trx
    .selectFrom('earlier_watch as e')
    .innerJoin('booking as b', 'b.id', 'e.booking_id')
    .innerJoin('booking_series as s', 's.id', 'b.series_id')
    .innerJoin('provider_api.service_area as a', 'a.id', 'b.service_area_id')
    .select([
      'b.id',
      'b.starts_at',
      'b.client_user_profile_id',
      'b.user_service_area_id',
      's.service_id',
      's.own_service_name',
      's.duration_minutes',
      's.time_zone',
      'e.service_area_service_id',
      'e.user_profile_id',
      'e.is_same_staff',
      'a.name as area_name',
      sql<number>`(select count(*)::int from earlier_notice n where n.booking_id = e.booking_id)`.as('told_count'),
      sql<number>`(select count(*)::int from earlier_notice n where n.booking_id = e.booking_id
        and n.told_at > ${dayBefore})`.as('told_today'),
    ])
    .where('e.booking_id', '=', bookingId)
    .where('b.status', '=', bookingStatus.Confirmed)
    .forUpdate('e')
    .executeTakeFirst()
}

export type WaitingBooking = NonNullable<Awaited<ReturnType<typeof lockWaitingBooking>>>

export function isToldEnough({ told_count, told_today }: WaitingBooking): boolean {
  return told_count >= earlierNotices.maxPerBooking || told_today >= earlierNotices.maxPerDay
}

/** Notes that somebody is told of a time; false when they were before. */
export async function noteEarlierTime(
  trx: Transaction<BookingDatabase>,
  notice: { readonly booking_id: BookingId; readonly starts_at: Date; readonly told_at: Date },
): Promise<boolean> {
  const added = await trx
    .insertInto('earlier_notice')
    .values(notice)
    .onConflict((conflict) => conflict.doNothing())
    .returning('booking_id')
    .executeTakeFirst()
  return added !== undefined
}

/** Deletes what is waited for of bookings that have begun or are not confirmed any more. */
export async function deleteEndedEarlierWatches(db: Database, now: Date): Promise<void> {
  await sql`
    delete from earlier_watch e using booking b
    where b.id = e.booking_id and (b.starts_at <= ${now} or b.status <> ${bookingStatus.Confirmed})`.execute(db)
}

export async function deleteEarlierWatchesOf(trx: Transaction<BookingDatabase>, userProfileId: UserProfileId) {
  await trx.deleteFrom('earlier_watch').where('user_profile_id', '=', userProfileId).execute()
}
