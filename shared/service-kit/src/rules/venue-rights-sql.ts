import type { AccountId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import type { VenueVisitor } from '@waymark/domain/rights/venue-rights'
import { type RawBuilder, sql } from 'kysely'

/*
 * The rules of `domain/rights/venue-rights` as SQL conditions for lists, each named after its rule.
 * infra/test-world/test/venue-rights.test.ts runs both on the same people and venues.
 */

type Condition = RawBuilder<boolean>

/** The columns of a venue in a query, or what is known of all its venues: the planner then sees a plainer condition. */
export interface VenueColumns {
  readonly id: RawBuilder<number>
  readonly accountId: RawBuilder<number>
  readonly isPrivate: Condition | boolean
  readonly isActive: Condition | boolean
}

/** A client whose restriction was read beforehand, or is read in the same query. */
export interface VenueClientColumns {
  readonly restrictedToAccountId: AccountId | null | RawBuilder<AccountId | null>
  readonly isShortlisted: Condition
}

/** A signed-in person with the areas in which they have a role. */
export interface VisitorOfVenues
  extends Pick<VenueVisitor, 'accountId' | 'isAccountAdmin' | 'isGlobalAdmin'>,
    Pick<VenueClientColumns, 'restrictedToAccountId'> {
  readonly userProfileId: UserProfileId
  readonly staffOfAreaIds: readonly ServiceAreaId[]
}

/** The columns of `provider_api.service_area`, or of provider's own table, by alias. */
export function venueColumns(alias: string): VenueColumns {
  return {
    id: sql.ref(`${alias}.id`),
    accountId: sql.ref(`${alias}.account_id`),
    isPrivate: sql.ref(`${alias}.is_private`),
    isActive: sql.ref(`${alias}.is_active`),
  }
}

/** Whether a person has a venue on their shortlist. `in`, for the planner reads the short list once; `exists` would also forbid it to run in parallel. */
export function isShortlistedSql(userProfileId: UserProfileId, { id }: Pick<VenueColumns, 'id'>): Condition {
  return sql`${id} in (select sl.service_area_id from booking_api.shortlist sl where sl.user_profile_id = ${userProfileId})`
}

/** `isPublicVenue` */
export function isPublicVenueSql({ isPrivate, isActive }: Pick<VenueColumns, 'isPrivate' | 'isActive'>): Condition {
  return all(isActive, isPrivate === true ? false : isPrivate === false ? true : sql`not ${isPrivate}`)
}

/** Not `isRestrictedElsewhere` */
export function isNotRestrictedElsewhereSql(
  { restrictedToAccountId }: Pick<VenueClientColumns, 'restrictedToAccountId'>,
  { accountId }: Pick<VenueColumns, 'accountId'>,
): Condition {
  if (restrictedToAccountId === null) return all()
  if (typeof restrictedToAccountId === 'number') return sql`${accountId} = ${restrictedToAccountId}`
  return sql`(${restrictedToAccountId} is null or ${accountId} = ${restrictedToAccountId})`
}

/** `mayShortlistVenue` */
export function mayShortlistVenueSql(
  client: Pick<VenueClientColumns, 'restrictedToAccountId'>,
  venue: VenueColumns,
): Condition {
  return all(isPublicVenueSql(venue), isNotRestrictedElsewhereSql(client, venue))
}

/** `venueBookingRefusal` is null */
export function mayBookVenueSql(client: VenueClientColumns, venue: VenueColumns): Condition {
  const { isPrivate } = venue
  const isServed =
    typeof isPrivate === 'boolean'
      ? !isPrivate || client.isShortlisted
      : sql<boolean>`(not ${isPrivate} or ${client.isShortlisted})`
  return all(venue.isActive, isServed, isNotRestrictedElsewhereSql(client, venue))
}

/** The alternatives of `maySeeVenue`, so that each finds its venues by its own index. */
export function waysToSeeVenueSql(visitor: VisitorOfVenues | null, venue: VenueColumns): Condition[] {
  if (!visitor) return [isPublicVenueSql(venue)]
  if (visitor.isGlobalAdmin) return [all(venue.isActive)]
  const { accountId, staffOfAreaIds } = visitor
  const client = { ...visitor, isShortlisted: isShortlistedSql(visitor.userProfileId, venue) }
  const ways = [mayBookVenueSql(client, venue)]
  const isOfAccount = sql<boolean>`${venue.accountId} = ${accountId}`
  if (visitor.isAccountAdmin) ways.push(all(venue.isActive, isOfAccount))
  else if (staffOfAreaIds.length > 0)
    ways.push(all(venue.isActive, isOfAccount, sql`${venue.id} = any(${[...staffOfAreaIds]}::bigint[])`))
  return ways
}

/** `maySeeVenue` */
export function maySeeVenueSql(visitor: VisitorOfVenues | null, venue: VenueColumns): Condition {
  return sql`(${sql.join(waysToSeeVenueSql(visitor, venue), sql` or `)})`
}

function all(...conditions: readonly (Condition | boolean)[]): Condition {
  if (conditions.includes(false)) return sql`false`
  const open = conditions.filter((condition) => condition !== true)
  return open.length === 0 ? sql`true` : sql`(${sql.join(open, sql` and `)})`
}
