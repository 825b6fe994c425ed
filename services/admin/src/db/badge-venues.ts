import type { AccountId, BadgePartnerId, ServiceAreaId } from '@waymark/domain/ids'
import { containsSql } from '@waymark/service-kit/contains-sql'
import type { Kysely, Transaction } from 'kysely'
import type { AdminDatabase } from './schema.ts'

function venueRows(db: Kysely<AdminDatabase>) {
  return db
    .selectFrom('provider_api.service_area as a')
    .innerJoin('identity_api.account as c', 'c.id', 'a.account_id')
    .select(['a.id', 'a.name', 'c.name as account_name', 'a.suburb', 'a.region'])
}

export type VenueRow = Awaited<ReturnType<ReturnType<typeof venueRows>['executeTakeFirstOrThrow']>>

/** The venues that a badge partner vouches for, by name. */
export async function listVenuesOf(db: Kysely<AdminDatabase>, badgePartnerId: BadgePartnerId): Promise<VenueRow[]> {
  return venueRows(db)
    .innerJoin('badge_partner_venue as v', 'v.service_area_id', 'a.id')
    .where('v.badge_partner_id', '=', badgePartnerId)
    .orderBy('a.name')
    .orderBy('a.id')
    .execute()
}

/** One page of venues by name, with the total. */
export async function listVenues(
  db: Kysely<AdminDatabase>,
  page: {
    readonly accountId?: AccountId | undefined
    readonly search: string
    readonly pageNumber: number
    readonly pageSize: number
  },
): Promise<{ rows: VenueRow[]; totalCount: number }> {
  const { accountId, search, pageNumber, pageSize } = page
  const matching = venueRows(db)
    .where('a.is_active', '=', true)
    .where((row) => (accountId === undefined ? row.lit(true) : row('a.account_id', '=', accountId)))
    .$if(search !== '', (query) =>
      query.where((row) =>
        row.or([containsSql('a.name', search), containsSql('c.name', search), containsSql('a.suburb', search)]),
      ),
    )
  const [rows, counted] = await Promise.all([
    matching
      .orderBy('a.name')
      .orderBy('a.id')
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize)
      .execute(),
    matching
      .clearSelect()
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: counted.count }
}

/** Whether all of these venues exist. */
export async function areVenues(db: Kysely<AdminDatabase>, serviceAreaIds: readonly ServiceAreaId[]): Promise<boolean> {
  if (serviceAreaIds.length === 0) return true
  const { count } = await db
    .selectFrom('provider_api.service_area')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('id', 'in', [...serviceAreaIds])
    .executeTakeFirstOrThrow()
  return count === serviceAreaIds.length
}

/** Sets the venues of a badge partner to exactly those given. */
export async function setVenues(
  trx: Transaction<AdminDatabase>,
  badgePartnerId: BadgePartnerId,
  serviceAreaIds: readonly ServiceAreaId[],
): Promise<void> {
  await trx
    .deleteFrom('badge_partner_venue')
    .where('badge_partner_id', '=', badgePartnerId)
    .$if(serviceAreaIds.length > 0, (query) => query.where('service_area_id', 'not in', [...serviceAreaIds]))
    .execute()
  if (serviceAreaIds.length === 0) return
  await trx
    .insertInto('badge_partner_venue')
    .values(serviceAreaIds.map((id) => ({ badge_partner_id: badgePartnerId, service_area_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
