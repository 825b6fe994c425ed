import type { ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { isShortlistedSql } from '@waymark/service-kit/venue-rights-sql'
import { type Kysely, sql } from 'kysely'
import { areaColumns } from './area-columns.ts'
import type { ProviderDatabase } from './schema.ts'

/** A location as others see it, while it is open. */
export async function findVenue(db: Kysely<ProviderDatabase>, serviceAreaId: ServiceAreaId) {
  return db
    .selectFrom('service_area')
    .innerJoin('identity_api.account as c', 'c.id', 'service_area.account_id')
    .leftJoin('business as b', 'b.account_id', 'service_area.account_id')
    .leftJoin('booking_api.rating as r', 'r.service_area_id', 'service_area.id')
    .select(areaColumns)
    .select(['c.name as account_name', 'b.logo_key', 'r.average', 'r.rating_count'])
    .where('service_area.id', '=', serviceAreaId)
    .where('service_area.is_active', '=', true)
    .executeTakeFirst()
}

export type FoundVenue = NonNullable<Awaited<ReturnType<typeof findVenue>>>

export async function listVenueBadges(db: Kysely<ProviderDatabase>, serviceAreaId: ServiceAreaId) {
  return db
    .selectFrom('admin_api.venue_badge')
    .select(['name', 'logo_key'])
    .where('service_area_id', '=', serviceAreaId)
    .orderBy('name')
    .execute()
}

/**
 * The facts that decide whether a signed-in person sees a venue: their restriction, and whether it is on their
 * shortlist.
 */
export async function findVisitor(
  db: Kysely<ProviderDatabase>,
  userProfileId: UserProfileId,
  serviceAreaId: ServiceAreaId,
) {
  return db
    .selectFrom('identity_api.person as p')
    .select([
      'p.restricted_to_account_id as restrictedToAccountId',
      isShortlistedSql(userProfileId, { id: sql`${serviceAreaId}` }).as('isShortlisted'),
    ])
    .where('p.id', '=', userProfileId)
    .executeTakeFirst()
}
