import type { AccountId, BookingId, ServiceId, UserProfileId } from '@waymark/domain/ids'
import type { Kit } from '@waymark/service-kit/kit'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type BookingFilter, bookingsOf, hasEnded, isOfActivity } from './booking-list-filter.ts'
import type { BookingPage } from './booking-lists.ts'
import { type BookingRow, listBookingsById } from './booking-rows.ts'
import { findSearched, type Searched } from './booking-search.ts'
import type { BookingDatabase } from './schema.ts'

/** Lists over all organisations are counted and paged up to this many bookings; beyond it they have to be narrowed. */
const maxListed = 2000

export interface AllBookingsFilter extends BookingFilter {
  /** The organisation that provides it. */
  readonly accountId?: AccountId | undefined
}

/**
 * One page of the bookings of all organisations, for global administrators, with the number of matches; `isMore` when
 * there are more than are counted. Each part of a search is sorted and cut on its own index before they are merged. What
 * matches is not prepared (`db`, not `reads`): the best plan depends on the parameters.
 */
export async function listAllBookings(
  { db, plannedReads }: Pick<Kit<BookingDatabase>, 'db' | 'plannedReads'>,
  viewerId: UserProfileId,
  filter: AllBookingsFilter,
  page: BookingPage,
  most: number = maxListed,
): Promise<{ rows: BookingRow[]; totalCount: number; isMore: boolean }> {
  const searched = filter.search === '' ? undefined : await findSearched(db, filter.search)
  const parts = partsOf(searched, filter.searchedServiceIds)
  const isBeyond = (page.pageNumber - 1) * page.pageSize >= most
  const [ids, count] = await Promise.all([
    isBeyond ? [] : findIds(db, parts, filter, page),
    countOf(db, parts, filter, most),
  ])
  return {
    rows: await listBookingsById(plannedReads, viewerId, ids),
    totalCount: Math.min(count, most),
    isMore: count > most || (searched?.isCut ?? false),
  }
}

type Part = RawBuilder<boolean>

/** The ways in which a booking `b` can match the search; without a search every booking matches. */
function partsOf(searched: Searched | undefined, serviceIds: readonly ServiceId[]): Part[] {
  if (!searched) return [sql<boolean>`true`]
  const { number, peopleIds, areaIds, accountIds, seriesIds, activityIds, contactIds } = searched
  return [
    ...(number === null
      ? []
      : [
          sql<boolean>`b.id = ${number}`,
          sql<boolean>`b.series_id in (select id from booking_series where coalesce(part_of_id, id) = ${number})`,
        ]),
    ...partFor(peopleIds, (ids) => sql`b.client_user_profile_id = any(${ids})`),
    ...partFor(
      peopleIds,
      (ids) => sql`b.id in (select t.booking_id from staff_time t where t.is_live and t.user_profile_id = any(${ids}))`,
    ),
    ...partFor(
      peopleIds,
      (ids) => sql`b.activity_session_id in (select t.activity_session_id from staff_time t
        where t.is_live and t.activity_session_id is not null and t.user_profile_id = any(${ids}))`,
    ),
    ...partFor(
      activityIds,
      (ids) => sql`b.activity_session_id in (select e.id from activity_session e where e.activity_id = any(${ids}))`,
    ),
    ...partFor(contactIds, (ids) => sql`b.id = any(${ids})`),
    ...partFor(areaIds, (ids) => sql`b.service_area_id = any(${ids})`),
    ...partFor(accountIds, (ids) => sql`b.account_id = any(${ids})`),
    ...partFor(seriesIds, (ids) => sql`b.series_id = any(${ids})`),
    ...partFor(
      serviceIds,
      (ids) => sql`b.series_id in (select s.id from booking_series s where s.service_id = any(${ids}))`,
    ),
  ]
}

function partFor(ids: readonly number[], part: (ids: number[]) => Part): Part[] {
  return ids.length === 0 ? [] : [part([...ids])]
}

async function findIds(
  db: Kysely<BookingDatabase>,
  parts: readonly Part[],
  filter: AllBookingsFilter,
  { sort, pageNumber, pageSize }: BookingPage,
): Promise<BookingId[]> {
  const skipped = (pageNumber - 1) * pageSize
  if (parts.length === 0) return []
  const at = sql.ref(sort.endsWith('created') ? 'b.created_at' : 'b.starts_at')
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
  const conditions = conditionsOf(filter)
  const ordered = parts.map(
    (part) => sql`(select b.id, ${at} as at from booking b where ${part} and ${conditions}
      order by ${at} ${direction}, b.id ${direction} limit ${skipped + pageSize})`,
  )
  const { rows } = await sql<{ id: BookingId }>`
    select id from (${sql.join(ordered, sql` union `)}) as found
    order by at ${direction}, id ${direction} limit ${pageSize} offset ${skipped}`.execute(db)
  return rows.map(({ id }) => id)
}

async function countOf(
  db: Kysely<BookingDatabase>,
  parts: readonly Part[],
  filter: AllBookingsFilter,
  most: number,
): Promise<number> {
  if (parts.length === 0) return 0
  const conditions = conditionsOf(filter)
  const cut = parts.map((part) => sql`(select b.id from booking b where ${part} and ${conditions} limit ${most + 1})`)
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${sql.join(cut, sql` union `)}) as found`.execute(db)
  return rows[0]?.count ?? 0
}

/** The conditions that every part shares besides the search. */
function conditionsOf(filter: AllBookingsFilter): RawBuilder<unknown> {
  const { statuses, itemType, from, until, endedBy, serviceIds, activityId, staffId, clientId, locationId, accountId } =
    filter
  const conditions = [
    sql`true`,
    ...(statuses.length > 0 ? [sql`b.status = any(${[...statuses]})`] : []),
    ...(itemType === undefined ? [] : [sql`b.item_type = ${itemType}`]),
    ...(from === undefined ? [] : [sql`b.starts_at >= ${from}`]),
    ...(until === undefined ? [] : [sql`b.starts_at < ${until}`]),
    ...(accountId === undefined ? [] : [sql`b.account_id = ${accountId}`]),
    ...(locationId === undefined ? [] : [sql`b.service_area_id = ${locationId}`]),
    ...(clientId === undefined ? [] : [sql`b.client_user_profile_id = ${clientId}`]),
    ...(endedBy === undefined ? [] : [hasEnded(endedBy)]),
    ...(serviceIds === undefined
      ? []
      : [sql`b.series_id in (select s.id from booking_series s where s.service_id = any(${[...serviceIds]}))`]),
    ...(activityId === undefined ? [] : [isOfActivity(activityId)]),
    ...(staffId === undefined ? [] : [sql`b.id = any(array(${bookingsOf(staffId, filter)}))`]),
  ]
  return sql.join(conditions, sql` and `)
}

/** The ids of a list in its order, from one snapshot; undefined when there are more than `max`. */
export async function listAllBookingIds(
  db: Kysely<BookingDatabase>,
  filter: AllBookingsFilter,
  { sort, max }: { readonly sort: BookingPage['sort']; readonly max: number },
): Promise<BookingId[] | undefined> {
  const searched = filter.search === '' ? undefined : await findSearched(db, filter.search)
  // A truncated search would export a file that only looks complete.
  if (searched?.isCut) return undefined
  const parts = partsOf(searched, filter.searchedServiceIds)
  const ids = await findIds(db, parts, filter, { sort, pageNumber: 1, pageSize: max + 1 })
  return ids.length > max ? undefined : ids
}
