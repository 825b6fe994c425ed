import { amenityType } from '@waymark/domain/catalogue/amenity-types'
import type { BadgePartnerId, ServiceAreaId, ServiceId } from '@waymark/domain/ids'
import {
  all,
  type FactColumns,
  fitOrderSql,
  mayMeetOptionsSql,
  meetsOptionsSql,
  type RankedNeed,
  type WantedOption,
} from '@waymark/service-kit/access-fit-sql'
import { isNotShutSql, timeOfSql } from '@waymark/service-kit/shut-sql'
import { maySeeVenueSql, type VisitorOfVenues } from '@waymark/service-kit/venue-rights-sql'
import { type RawBuilder, sql } from 'kysely'
import type { OpenAt } from '../open-now.ts'
import { indexedVenue } from './indexed-venue.ts'
import { isNotShut, isWithinHours } from './open-now-sql.ts'

/** What one activity of a venue must be; no kinds, no age, no price and no days do not filter. */
export interface ActivityFilter {
  readonly kindIds: readonly number[]
  readonly age: number | null
  readonly maxPriceCents: number | null
  /** Local days of the venue, both included, of which one has a session while the venue is open. */
  readonly days: { readonly from: string; readonly until: string } | null
}

export interface VenueFilter {
  readonly options: readonly WantedOption[]
  readonly venueTypeIds: readonly number[]
  readonly costTiers: readonly number[]
  readonly serviceIds: readonly ServiceId[]
  /** One of these vouches for the place; empty for any. */
  readonly badgePartnerIds: readonly BadgePartnerId[]
  /** Kinds of amenity, all of which the place has, with the features asked of each. */
  readonly amenities: { readonly typeIds: readonly number[]; readonly featureIds: readonly number[] }
  /** At least one activity that can be booked passes all of it; null to ignore activities. */
  readonly activity: ActivityFilter | null
  /** Null to ignore opening hours. */
  readonly openAt: OpenAt | null
  /** The places of one access map; null for all places. */
  readonly onlyIds: readonly ServiceAreaId[] | null
  /** The caller; null when nobody is signed in. */
  readonly visitor: VisitorOfVenues | null
}

type Condition = RawBuilder<boolean>

const ofVenue: FactColumns = {
  met: sql`v.known_met`,
  notMet: sql`v.known_not_met`,
  measures: () => sql`v.measures`,
}

/** Every requested option is known to be met at a venue `v`. */
export const meetsOptions = (options: readonly WantedOption[]) => meetsOptionsSql(ofVenue, options)

/** No requested option is known to be missing at a venue `v`: it is met, or unknown. */
export const mayMeetOptions = (options: readonly WantedOption[]) => mayMeetOptionsSql(ofVenue, options)

/** Venues `v` that fit best first. */
export const fitOrder = (needs: readonly RankedNeed[]) => fitOrderSql(ofVenue, needs)

/** The conditions on one activity `t` of a venue `v`. */
export function whatActivityMustBe({ kindIds, age, maxPriceCents, days }: ActivityFilter): Condition {
  const one: Condition[] = []
  if (kindIds.length > 0) one.push(sql<boolean>`t."kindIds" && ${[...kindIds]}::int[]`)
  if (age !== null)
    one.push(sql<boolean>`coalesce(t."minAge", ${age}) <= ${age}`, sql<boolean>`coalesce(t."maxAge", ${age}) >= ${age}`)
  if (maxPriceCents !== null) one.push(sql<boolean>`t."priceCents" <= ${maxPriceCents}`)
  // `offset 0` keeps it a look-up for each activity: joined, the planner reads every session there is.
  if (days)
    one.push(sql<boolean>`exists (
      select from booking_api.activity_session s
      where s.activity_id = t.id and s.status = 'Active'
        and s.starts_at >= ${days.from}::date::timestamp at time zone v.time_zone
        and s.starts_at < (${days.until}::date + 1)::timestamp at time zone v.time_zone
        and ${isNotShutSql(sql`v.service_area_id`, timeOfSql('s'))} offset 0)`)
  return all(one)
}

const hasActivity = (filter: ActivityFilter): Condition =>
  sql`(v.activities <> '[]' and exists (
    select from jsonb_to_recordset(v.activities) as t(id bigint, "kindIds" int[], "minAge" int, "maxAge" int, "priceCents" int)
    where ${whatActivityMustBe(filter)}))`

/** A badge partner vouches for few places: they are read once, by their own index. */
const isVouchedFor = (badgePartnerIds: readonly BadgePartnerId[]): Condition =>
  sql`v.service_area_id in (select b.service_area_id from admin_api.venue_badge b
      where b.badge_partner_id = any(${[...badgePartnerIds]}::bigint[]))`

function hasAmenity(typeId: number, featureIds: readonly number[]): Condition {
  const ofType = (amenityType(typeId)?.features ?? []).flatMap(({ id }) => (featureIds.includes(id) ? [id] : []))
  const withFeatures = ofType.length > 0 ? sql`and m.feature_ids @> ${ofType}::int[]` : sql``
  return sql`exists (select from amenity m
      where m.service_area_id = v.service_area_id and m.amenity_type_id = ${typeId} ${withFeatures})`
}

/**
 * Everything but the options: type, cost, services, activities, open now, and what this caller may see. The private venues of a
 * view have been checked for this caller already, and pass the rule for public ones.
 */
export function passesRest(filter: VenueFilter): Condition {
  const conditions = [maySeeVenueSql(filter.visitor, indexedVenue('venue'))]
  if (filter.onlyIds) conditions.push(sql<boolean>`v.service_area_id = any(${[...filter.onlyIds]}::bigint[])`)
  if (filter.venueTypeIds.length > 0)
    conditions.push(sql<boolean>`v.venue_type_id = any(${[...filter.venueTypeIds]}::int[])`)
  if (filter.costTiers.length > 0)
    conditions.push(sql<boolean>`v.cost_tier = any(${[...filter.costTiers]}::smallint[])`)
  if (filter.serviceIds.length > 0) conditions.push(sql<boolean>`v.service_ids && ${[...filter.serviceIds]}::int[]`)
  if (filter.badgePartnerIds.length > 0) conditions.push(isVouchedFor(filter.badgePartnerIds))
  for (const typeId of filter.amenities.typeIds) conditions.push(hasAmenity(typeId, filter.amenities.featureIds))
  if (filter.activity) conditions.push(hasActivity(filter.activity))
  if (filter.openAt) conditions.push(isWithinHours(filter.openAt), isNotShut(filter.openAt))
  return all(conditions)
}
