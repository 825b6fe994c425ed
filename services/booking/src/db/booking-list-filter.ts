import { type BookingStatus, bookingStatus, type ItemType } from '@waymark/domain/enums'
import type { AccountId, ActivityId, ServiceAreaId, ServiceId, UserProfileId } from '@waymark/domain/ids'
import { containsSql } from '@waymark/service-kit/contains-sql'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { numberIn } from './booking-search.ts'

/**
 * Whose bookings a list shows. Staff see the bookings they are assigned to; `all` is for global administrators
 * (`all-bookings.ts`).
 */
export type BookingSide =
  | { readonly kind: 'all' }
  | { readonly kind: 'client'; readonly clientId: UserProfileId }
  | { readonly kind: 'consumer area'; readonly serviceAreaId: ServiceAreaId }
  | { readonly kind: 'provider'; readonly serviceAreaId: ServiceAreaId; readonly onlyStaffId: UserProfileId | null }
  | {
      readonly kind: 'locations'
      readonly accountId: AccountId
      /** Null for all of the account. */
      readonly serviceAreaIds: readonly ServiceAreaId[] | null
      readonly onlyStaffId: UserProfileId | null
    }

export interface BookingFilter {
  readonly statuses: readonly BookingStatus[]
  readonly itemType?: ItemType | undefined
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  /** Only what was over by then. */
  readonly endedBy?: Date | undefined
  readonly serviceIds?: readonly ServiceId[] | undefined
  readonly activityId?: ActivityId | undefined
  readonly staffId?: UserProfileId | undefined
  readonly clientId?: UserProfileId | undefined
  /** The location that provides it. */
  readonly locationId?: ServiceAreaId | undefined
  readonly search: string
  /** Services whose name matches the search. */
  readonly searchedServiceIds: readonly ServiceId[]
}

/** A list's conditions on a booking `b`, without joins, so that counting joins nothing it does not search. */
export function matching(side: BookingSide, filter: BookingFilter): RawBuilder<SqlBool> {
  const { statuses, itemType, from, until, endedBy, serviceIds, activityId, clientId, locationId } = filter
  const assigned = ('onlyStaffId' in side ? side.onlyStaffId : null) ?? filter.staffId
  return sql.join(
    [
      ofSide(side),
      statuses.length > 0 && (showsOver(side, statuses) ? withOver(statuses) : statusIn(statuses)),
      itemType && sql`b.item_type = ${itemType}`,
      showsIncomplete(statuses) && isNotTakenInstead,
      hidesOver(statuses) && isNotOver,
      from && sql`b.starts_at >= ${from}`,
      until && sql`b.starts_at < ${until}`,
      endedBy && hasEnded(endedBy),
      serviceIds &&
        sql`exists (select from booking_series s where s.id = b.series_id and s.service_id = any(${[...serviceIds]}::int[]))`,
      activityId !== undefined && isOfActivity(activityId),
      clientId !== undefined && sql`b.client_user_profile_id = ${clientId}`,
      locationId !== undefined && sql`b.service_area_id = ${locationId}`,
      assigned !== undefined && sql`b.id = any(array(${bookingsOf(assigned, filter)}))`,
      filter.search !== '' && foundBy(filter),
    ].filter((part) => typeof part === 'object'),
    sql` and `,
  )
}

/** What is over has begun: the indexes of lists are on the start. */
export function hasEnded(by: Date): RawBuilder<SqlBool> {
  return sql`b.starts_at < ${by} and b.ends_at <= ${by}`
}

function showsIncomplete(statuses: readonly BookingStatus[]): boolean {
  return statuses.length === 0 || statuses.includes(bookingStatus.Incomplete)
}

/**
 * An Incomplete date is settled once another time was taken for it. Testing only Incomplete rows lets the rest be
 * counted from an index; saying that one is named lets their own small index be read, not every series.
 */
export const isNotTakenInstead = sql`(b.status <> ${bookingStatus.Incomplete}
  or not exists (select from booking_series r where r.instead_of_booking_id = b.id and r.instead_of_booking_id is not null))`

function statusIn(statuses: readonly BookingStatus[]): RawBuilder<SqlBool> {
  return sql`b.status in (${sql.join(statuses)})`
}

/** Clients find what they put aside, and spaces that they never got, among what was cancelled. */
function showsOver(side: BookingSide, statuses: readonly BookingStatus[]): boolean {
  const isClient = side.kind === 'client' || side.kind === 'consumer area'
  return isClient && statuses.includes(bookingStatus.Cancelled) && !statuses.includes(bookingStatus.Incomplete)
}

function withOver(statuses: readonly BookingStatus[]): RawBuilder<SqlBool> {
  return sql`(${statusIn(statuses)} or b.status = ${bookingStatus.Incomplete} and ${isOver})`
}

function hidesOver(statuses: readonly BookingStatus[]): boolean {
  return statuses.includes(bookingStatus.Incomplete) && !statuses.includes(bookingStatus.Cancelled)
}

/** Of an Incomplete booking: held spaces that went back wait for nothing, and neither does a date that was put aside. */
const isOver = sql<SqlBool>`(b.item_type = 'Activity'
  or exists (select from dismissed_booking d where d.booking_id = b.id))`

/** Testing only Incomplete rows, as above. */
export const isNotOver = sql`(b.status <> ${bookingStatus.Incomplete} or not ${isOver})`

export function isOfActivity(activityId: ActivityId): RawBuilder<SqlBool> {
  return sql`b.activity_session_id in (select e.id from activity_session e where e.activity_id = ${activityId})`
}

/**
 * The bookings of one person's services and sessions. Materialised first: they are few, whatever the planner
 * estimates.
 */
export function bookingsOf(staffId: UserProfileId, { from, until, endedBy }: BookingFilter): RawBuilder<unknown> {
  const held = sql`w.user_profile_id = ${staffId} and w.is_live
    and lower(w.during) >= ${from ?? '-infinity'} and lower(w.during) < ${until ?? endedBy ?? 'infinity'}`
  return sql`select w.booking_id from staff_time w where w.booking_id is not null and ${held}
    union all select j.id from staff_time w join booking j on j.activity_session_id = w.activity_session_id
      where w.activity_session_id is not null and ${held}`
}

/** Each kind uses its own index. */
export function ofSide(side: BookingSide): RawBuilder<SqlBool> {
  switch (side.kind) {
    case 'all':
      return sql`true`
    case 'client':
      return sql`b.client_user_profile_id = ${side.clientId} and b.user_service_area_id is null`
    case 'consumer area':
      return sql`b.user_service_area_id = ${side.serviceAreaId}`
    case 'provider':
      return sql`b.service_area_id = ${side.serviceAreaId}`
    case 'locations':
      return side.serviceAreaIds === null
        ? sql`b.account_id = ${side.accountId}`
        : sql`b.account_id = ${side.accountId} and b.service_area_id = any(${[...side.serviceAreaIds]}::bigint[])`
  }
}

/** Each item type is searched in its own words. */
function foundBy({ search, searchedServiceIds }: BookingFilter): RawBuilder<SqlBool> {
  const isFound = (text: Parameters<typeof containsSql>[0]) => containsSql(text, search)
  return sql`(b.id = ${numberIn(search)}::bigint or case b.item_type
    when 'Service' then exists (select from booking_series s
      join identity_api.person p on p.id = b.client_user_profile_id
      join provider_api.service_area a on a.id = b.service_area_id
      join identity_api.account c on c.id = b.account_id
      where s.id = b.series_id and (${isFound(sql`p.first_name || ' ' || p.last_name`)} or ${isFound('s.recipient_name')}
        or ${isFound('s.address')} or ${isFound('s.own_service_name')} or ${isFound('a.name')} or ${isFound('c.name')}
        or s.service_id = any(${[...searchedServiceIds]}::int[])))
    else exists (select from activity_booking h
      join activity_session e on e.id = h.activity_session_id
      join provider_api.activity t on t.id = e.activity_id
      join provider_api.service_area a on a.id = b.service_area_id
      join identity_api.account c on c.id = b.account_id
      left join identity_api.person p on p.id = b.client_user_profile_id
      where h.booking_id = b.id and (${isFound('t.title')} or ${isFound('h.contact_name')}
        or (p.kept_by_account_id is not null and ${isFound(sql`p.first_name || ' ' || p.last_name`)})
        or ${isFound('a.address')} or ${isFound('a.name')} or ${isFound('c.name')}
        or exists (select from activity_booking_person w where w.booking_id = b.id and ${isFound('w.name')}))) end)`
}
