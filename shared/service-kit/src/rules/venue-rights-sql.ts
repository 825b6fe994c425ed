import type { VenueVisitor } from '@waymark/domain/rights/venue-rights'
import { type RawBuilder, sql } from 'kysely'

/*
 * The rules of `domain/rights/venue-rights` as conditions for lists, each named after its rule.
 * infra/test-world/test/venue-rights.test.ts asks both about the same people and venues.
 */

type Condition = RawBuilder<boolean>

/** The columns of a venue in a query, or what the query knows of them. */
export interface VenueColumns {
  readonly id: RawBuilder<number>
  readonly accountId: RawBuilder<number>
  readonly isPrivate: Condition
  readonly isActive: Condition
}

/** A client whose restriction the caller has read, or reads in the same query. */
export interface VenueClientColumns {
  readonly restrictedToAccountId: number | null | RawBuilder<number | null>
  readonly isShortlisted: Condition
}

/** A signed-in person with the areas in which they hold a role. */
export interface VisitorOfVenues
  extends Pick<VenueVisitor, 'accountId' | 'isAccountAdmin' | 'isGlobalAdmin'>,
    Pick<VenueClientColumns, 'restrictedToAccountId'> {
  readonly userProfileId: number
  readonly staffOfAreaIds: readonly number[]
}

/** The columns of `provider_api.service_area`, or of the provider's own table, by its alias. */
export function venueColumns(alias: string): VenueColumns {
  return {
    id: sql.ref(`${alias}.id`),
    accountId: sql.ref(`${alias}.account_id`),
    isPrivate: sql.ref(`${alias}.is_private`),
    isActive: sql.ref(`${alias}.is_active`),
  }
}

/** Whether a person has a venue on their shortlist: by its key, one look into the index for each venue. */
export function isShortlistedSql(
  userProfileId: number | RawBuilder<number>,
  { id }: Pick<VenueColumns, 'id'>,
): Condition {
  return sql`exists (select from booking_api.shortlist sl
    where sl.user_profile_id = ${userProfileId} and sl.service_area_id = ${id})`
}

/** `isPublicVenue` */
export function isPublicVenueSql({ isPrivate, isActive }: Pick<VenueColumns, 'isPrivate' | 'isActive'>): Condition {
  return sql`(${isActive} and not ${isPrivate})`
}

/** Not `isRestrictedElsewhere` */
export function isNotRestrictedElsewhereSql(
  { restrictedToAccountId }: Pick<VenueClientColumns, 'restrictedToAccountId'>,
  { accountId }: Pick<VenueColumns, 'accountId'>,
): Condition {
  if (restrictedToAccountId === null) return sql`true`
  if (typeof restrictedToAccountId === 'number') return sql`${accountId} = ${restrictedToAccountId}`
  return sql`(${restrictedToAccountId} is null or ${accountId} = ${restrictedToAccountId})`
}

/** `mayShortlistVenue` */
export function mayShortlistVenueSql(
  client: Pick<VenueClientColumns, 'restrictedToAccountId'>,
  venue: VenueColumns,
): Condition {
  return sql`(${isPublicVenueSql(venue)} and ${isNotRestrictedElsewhereSql(client, venue)})`
}

/** `venueBookingRefusal` is null */
export function mayBookVenueSql(client: VenueClientColumns, venue: VenueColumns): Condition {
  return sql`(${venue.isActive} and (not ${venue.isPrivate} or ${client.isShortlisted})
    and ${isNotRestrictedElsewhereSql(client, venue)})`
}

/** `maySeeVenue`, way by way: each finds its venues by an index of its own. */
export function waysToSeeVenueSql(visitor: VisitorOfVenues | null, venue: VenueColumns): Condition[] {
  if (!visitor) return [isPublicVenueSql(venue)]
  if (visitor.isGlobalAdmin) return [venue.isActive]
  const { accountId, staffOfAreaIds } = visitor
  const client = { ...visitor, isShortlisted: isShortlistedSql(visitor.userProfileId, venue) }
  const ways = [mayBookVenueSql(client, venue)]
  if (visitor.isAccountAdmin) ways.push(sql`(${venue.isActive} and ${venue.accountId} = ${accountId})`)
  else if (staffOfAreaIds.length > 0)
    ways.push(
      sql`(${venue.isActive} and ${venue.accountId} = ${accountId} and ${venue.id} = any(${[...staffOfAreaIds]}::bigint[]))`,
    )
  return ways
}

/** `maySeeVenue` */
export function maySeeVenueSql(visitor: VisitorOfVenues | null, venue: VenueColumns): Condition {
  return sql`(${sql.join(waysToSeeVenueSql(visitor, venue), sql` or `)})`
}
