import { type BookingStatus, bookingStatus } from '@waymark/domain/enums'
import type { BookingId, ServiceAreaId, ServiceId, UserProfileId } from '@waymark/domain/ids'
import { likePattern } from '@waymark/service-kit/like-pattern'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { numberIn } from './booking-search.ts'
import type { BookingDatabase } from './schema.ts'

/**
 * Whose bookings a list shows. Staff see the bookings they are assigned to; `all` is for global administrators
 * (`all-bookings.ts`).
 */
export type BookingSide =
  | { readonly kind: 'all' }
  | { readonly kind: 'client'; readonly clientId: UserProfileId }
  | { readonly kind: 'consumer area'; readonly serviceAreaId: ServiceAreaId }
  | { readonly kind: 'provider'; readonly serviceAreaId: ServiceAreaId; readonly onlyStaffId: UserProfileId | null }

export interface BookingFilter {
  readonly statuses: readonly BookingStatus[]
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  readonly serviceIds?: readonly ServiceId[] | undefined
  readonly staffId?: UserProfileId | undefined
  readonly clientId?: UserProfileId | undefined
  /** The location that provides the service. */
  readonly locationId?: ServiceAreaId | undefined
  readonly search: string
  /** Services whose name matches the search. */
  readonly searchedServiceIds: readonly ServiceId[]
}

interface StaffRow {
  readonly userProfileId: UserProfileId
  readonly firstName: string
  readonly lastName: string
}

/** Bookings with every column that a row shows to this viewer. */
export function bookingRows(db: Kysely<BookingDatabase>, viewerId: UserProfileId) {
  return db
    .selectFrom('booking as b')
    .innerJoin('booking_series as s', 's.id', 'b.series_id')
    .innerJoin('provider_api.service_area as a', 'a.id', 'b.service_area_id')
    .innerJoin('identity_api.account as c', 'c.id', 'b.account_id')
    .innerJoin('identity_api.person as p', 'p.id', 'b.client_user_profile_id')
    .leftJoin('provider_api.business as o', 'o.account_id', 'b.account_id')
    .leftJoin('chat_api.conversation as v', 'v.booking_id', 'b.id')
    .leftJoin('chat_api.unread as u', (join) =>
      join.onRef('u.booking_id', '=', 'b.id').on('u.user_profile_id', '=', viewerId),
    )
    .select([
      'b.id',
      's.id as series_id',
      'b.status',
      'b.starts_at',
      'b.ends_at',
      'b.adding_error',
      'b.calendar_sequence',
      'b.alternative_starts',
      'b.service_area_id',
      's.service_area_service_id',
      'b.account_id',
      's.client_user_profile_id',
      'b.user_service_area_id',
      's.client_account_id',
      's.service_id',
      's.size_option_id',
      's.time_zone',
      's.recipient_name',
      's.recipient_phone',
      's.recipient_notes',
      's.address',
      's.unit_number',
      's.lat',
      's.lng',
      's.distance_km',
      's.fee_display',
      's.notes',
      's.people_qty',
      's.shared_option_ids',
      'a.name as area_name',
      'a.phone as area_phone',
      'c.name as account_name',
      'o.small_logo_key as logo_key',
      'p.phone as client_phone',
      'v.sid',
      'u.unread_count',
      'u.last_type',
      'u.last_body',
      'u.last_at',
      sql<string>`p.first_name || ' ' || p.last_name`.as('client_name'),
      sql<
        string | null
      >`(select n.first_name || ' ' || n.last_name from identity_api.person n where n.id = u.last_author_id)`.as(
        'last_author_name',
      ),
      sql<
        StaffRow[]
      >`coalesce((select json_agg(json_build_object('userProfileId', q.id, 'firstName', q.first_name, 'lastName', q.last_name)
        order by q.first_name, q.id) from staff_time t join identity_api.person q on q.id = t.user_profile_id
        where t.booking_id = b.id and t.is_live), '[]'::json)`.as('staff'),
    ])
}

export type BookingRow = Awaited<ReturnType<ReturnType<typeof bookingRows>['executeTakeFirstOrThrow']>>

/** A list's conditions on a booking `b`, without joins, so that counting joins nothing it does not search. */
function matching(side: BookingSide, filter: BookingFilter): RawBuilder<SqlBool> {
  const { statuses, from, until, serviceIds, clientId, locationId } = filter
  const assigned = side.kind === 'provider' ? (side.onlyStaffId ?? filter.staffId) : filter.staffId
  return sql.join(
    [
      ofSide(side),
      statuses.length > 0 && sql`b.status in (${sql.join(statuses)})`,
      showsIncomplete(statuses) && isNotTakenInstead,
      from && sql`b.starts_at >= ${from}`,
      until && sql`b.starts_at < ${until}`,
      serviceIds &&
        sql`exists (select from booking_series s where s.id = b.series_id and s.service_id = any(${[...serviceIds]}::int[]))`,
      clientId !== undefined && sql`b.client_user_profile_id = ${clientId}`,
      locationId !== undefined && sql`b.service_area_id = ${locationId}`,
      assigned !== undefined && sql`b.id = any(array(${jobsOf(assigned, filter)}))`,
      filter.search !== '' && foundBy(filter),
    ].filter((part) => typeof part === 'object'),
    sql` and `,
  )
}

function showsIncomplete(statuses: readonly BookingStatus[]): boolean {
  return statuses.length === 0 || statuses.includes(bookingStatus.Incomplete)
}

/**
 * An Incomplete date is settled once another time was taken for it. Testing only Incomplete rows lets the rest be
 * counted from an index.
 */
const isNotTakenInstead = sql`(b.status <> ${bookingStatus.Incomplete}
  or not exists (select from booking_series r where r.instead_of_booking_id = b.id))`

/** Materialised first: one person's bookings are few, whatever the planner estimates. */
function jobsOf(staffId: UserProfileId, { from, until }: BookingFilter): RawBuilder<unknown> {
  return sql`select booking_id from staff_time where user_profile_id = ${staffId} and is_live
    and lower(during) >= ${from ?? '-infinity'} and lower(during) < ${until ?? 'infinity'}`
}

function ofSide(side: BookingSide): RawBuilder<SqlBool> {
  switch (side.kind) {
    case 'all':
      return sql`true`
    case 'client':
      return sql`b.client_user_profile_id = ${side.clientId} and b.user_service_area_id is null`
    case 'consumer area':
      return sql`b.user_service_area_id = ${side.serviceAreaId}`
    case 'provider':
      return sql`b.service_area_id = ${side.serviceAreaId}`
  }
}

function foundBy({ search, searchedServiceIds }: BookingFilter): RawBuilder<SqlBool> {
  const like = likePattern(search)
  return sql`(b.id = ${numberIn(search)}::bigint or exists (select from booking_series s
    join identity_api.person p on p.id = b.client_user_profile_id
    join provider_api.service_area a on a.id = b.service_area_id
    join identity_api.account c on c.id = b.account_id
    where s.id = b.series_id and (p.first_name || ' ' || p.last_name ilike ${like} or s.recipient_name ilike ${like}
      or s.address ilike ${like} or a.name ilike ${like} or c.name ilike ${like}
      or s.service_id = any(${[...searchedServiceIds]}::int[]))))`
}

export interface BookingPage {
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

/** One page of bookings, and the total number of matches. */
export async function listBookings(
  db: Kysely<BookingDatabase>,
  viewerId: UserProfileId,
  side: BookingSide,
  filter: BookingFilter,
  page: BookingPage,
): Promise<{ rows: BookingRow[]; totalCount: number }> {
  const isMatching = matching(side, filter)
  const { column, direction } = orderOf(page.sort)
  const [rows, counted] = await Promise.all([
    bookingRows(db, viewerId)
      .where(isMatching)
      .orderBy(column, direction)
      .orderBy('b.id', direction)
      .limit(page.pageSize)
      .offset((page.pageNumber - 1) * page.pageSize)
      .execute(),
    db
      .selectFrom('booking as b')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where(isMatching)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: counted.count }
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
  db: Kysely<BookingDatabase>,
  viewerId: UserProfileId,
  side: BookingSide,
  page: Pick<BookingPage, 'pageNumber' | 'pageSize'>,
): Promise<{ rows: BookingRow[]; totalCount: number }> {
  const nothingFiltered = { statuses: [], search: '', searchedServiceIds: [] }
  const query = bookingRows(db, viewerId).where(matching(side, nothingFiltered)).where('u.unread_count', '>', 0)
  const [rows, counted] = await Promise.all([
    query
      .orderBy('u.last_at', 'desc')
      .orderBy('b.id')
      .limit(page.pageSize)
      .offset((page.pageNumber - 1) * page.pageSize)
      .execute(),
    query
      .clearSelect()
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: counted.count }
}

export async function findBooking(db: Kysely<BookingDatabase>, viewerId: UserProfileId, bookingId: BookingId) {
  return bookingRows(db, viewerId).select('s.instead_of_booking_id').where('b.id', '=', bookingId).executeTakeFirst()
}

/** The bookings with these ids, in the order given. */
export async function listBookingsById(
  db: Kysely<BookingDatabase>,
  viewerId: UserProfileId,
  ids: readonly BookingId[],
): Promise<BookingRow[]> {
  if (ids.length === 0) return []
  const rows = await bookingRows(db, viewerId)
    .where('b.id', '=', sql<BookingId>`any(${[...ids]}::int[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
