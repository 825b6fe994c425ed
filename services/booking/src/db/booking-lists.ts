import type { ActivitySessionId, BookingId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type BookingFilter, type BookingSide, matching } from './booking-list-filter.ts'
import { type BookingRow, type ListReads, listBookingsById } from './booking-rows.ts'
import type { BookingDatabase } from './schema.ts'

export interface BookingPage {
  /** Each session once: the first of its bookings that match. */
  readonly isBySession?: boolean
  readonly sort: 'start' | '-start' | 'created' | '-created'
  readonly pageNumber: number
  readonly pageSize: number
}

function orderOf(sort: BookingPage['sort']) {
  return {
    column: sort.endsWith('created') ? 'b.created_at' : 'b.starts_at',
    direction: sort.startsWith('-') ? 'desc' : 'asc',
  } as const
}

/** Of the bookings of a session, the first that matches; every other booking. Sessions are grouped once, not for each row. */
function rowsMatching(side: BookingSide, filter: BookingFilter, isBySession = false): RawBuilder<SqlBool> {
  const asked = matching(side, filter)
  if (!isBySession) return asked
  return sql`${asked} and (b.activity_session_id is null or b.id in (
    select min(b.id) from booking b where ${asked} and b.activity_session_id is not null group by b.activity_session_id))`
}

/** What the matching bookings of these sessions come to. */
export async function sumSessions(
  db: Kysely<BookingDatabase>,
  side: BookingSide,
  filter: BookingFilter,
  sessionIds: readonly ActivitySessionId[],
) {
  if (sessionIds.length === 0) return []
  return db
    .selectFrom('booking as b')
    .innerJoin('activity_booking as h', 'h.booking_id', 'b.id')
    .where(matching(side, filter))
    .where('b.activity_session_id', 'in', sessionIds)
    .groupBy(['h.activity_session_id', 'b.status'])
    .orderBy('b.status')
    .select(['h.activity_session_id', 'b.status'])
    .select((row) => [
      row.fn.countAll<number>().as('booking_count'),
      sql<number>`sum(h.spaces + h.companions)::int`.as('people_count'),
    ])
    .execute()
}

/** How many bookings a list has. */
export async function countBookings(
  db: Kysely<BookingDatabase>,
  side: BookingSide,
  filter: BookingFilter,
  isBySession = false,
): Promise<number> {
  const { count } = await db
    .selectFrom('booking as b')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where(rowsMatching(side, filter, isBySession))
    .executeTakeFirstOrThrow()
  return count
}

/** One page of bookings, and the total number of matches. */
export async function listBookings(
  { reads, plannedReads }: ListReads,
  viewerId: UserProfileId,
  side: BookingSide,
  filter: BookingFilter,
  page: BookingPage,
): Promise<{ rows: BookingRow[]; totalCount: number }> {
  const { column, direction } = orderOf(page.sort)
  const [found, totalCount] = await Promise.all([
    reads
      .selectFrom('booking as b')
      .select('b.id')
      .where(rowsMatching(side, filter, page.isBySession))
      .orderBy(column, direction)
      .orderBy('b.id', direction)
      .limit(page.pageSize)
      .offset((page.pageNumber - 1) * page.pageSize)
      .execute(),
    countBookings(reads, side, filter, page.isBySession),
  ])
  const ids = found.map(({ id }) => id)
  return { rows: await listBookingsById(plannedReads, viewerId, ids), totalCount }
}

/** The ids of a list in its order, from one snapshot; undefined when there are more than `max`. */
export async function listBookingIds(
  db: Kysely<BookingDatabase>,
  side: BookingSide,
  filter: BookingFilter,
  { sort, max }: { readonly sort: BookingPage['sort']; readonly max: number },
): Promise<BookingId[] | undefined> {
  const { column, direction } = orderOf(sort)
  const rows = await db
    .selectFrom('booking as b')
    .select('b.id')
    .where(matching(side, filter))
    .orderBy(column, direction)
    .orderBy('b.id', direction)
    .limit(max + 1)
    .execute()
  return rows.length > max ? undefined : rows.map(({ id }) => id)
}

/** Bookings in which the viewer has unread messages, newest message first. */
export async function listUnread(
  { reads, plannedReads }: ListReads,
  viewerId: UserProfileId,
  side: BookingSide,
  page: Pick<BookingPage, 'pageNumber' | 'pageSize'>,
): Promise<{ rows: BookingRow[]; totalCount: number }> {
  const nothingFiltered = { statuses: [], search: '', searchedServiceIds: [] }
  const query = reads
    .selectFrom('chat_api.unread as u')
    .innerJoin('booking as b', 'b.id', 'u.booking_id')
    .where('u.user_profile_id', '=', viewerId)
    .where('u.unread_count', '>', 0)
    .where(matching(side, nothingFiltered))
  const [found, counted] = await Promise.all([
    query
      .select('b.id')
      .orderBy('u.last_at', 'desc')
      .orderBy('b.id')
      .limit(page.pageSize)
      .offset((page.pageNumber - 1) * page.pageSize)
      .execute(),
    query.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  const ids = found.map(({ id }) => id)
  return { rows: await listBookingsById(plannedReads, viewerId, ids), totalCount: counted.count }
}
