import { isOwnService, ownServiceIdStep } from '@waymark/domain/catalogue/own-services'
import type { ServiceAreaId, ServiceAreaServiceId, ServiceId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

/** The own services of the organisation that has this location, by name. */
export async function listOwnServices(db: Kysely<ProviderDatabase>, serviceAreaId: ServiceAreaId) {
  return db
    .selectFrom('own_service as o')
    .innerJoin('service_area as a', 'a.account_id', 'o.account_id')
    .select(['o.id', 'o.name', 'o.name_key', 'o.description'])
    .where('a.id', '=', serviceAreaId)
    .orderBy('o.name_key')
    .execute()
}

/** Whether a service is an own one of the organisation that has this location. */
export async function isOwnServiceOf(
  db: Kysely<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
  serviceId: ServiceId,
): Promise<boolean> {
  if (!isOwnService(serviceId)) return false
  return (await listOwnServices(db, serviceAreaId)).some(({ id }) => id === serviceId)
}

/** How many other locations have a service, whether or not they offer it now. */
export async function countOtherLocations(
  db: Kysely<ProviderDatabase>,
  serviceId: ServiceId,
  exceptId: ServiceAreaServiceId,
): Promise<number> {
  const { count } = await db
    .selectFrom('service_area_service')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('service_id', '=', serviceId)
    .where('id', '<>', exceptId)
    .executeTakeFirstOrThrow()
  return count
}

/** What an own service is called and what it is. */
export interface OwnServiceWords {
  readonly name: string
  readonly name_key: string
  readonly description: string
}

/** The name of an own service may stand once in an organisation. */
export const ownNameConstraint = 'own_service_name_once'

/** Adds an own service beside one of the catalogue. Throws a unique violation when the organisation has the name. */
export async function insertOwnService(
  trx: Transaction<ProviderDatabase>,
  of: {
    readonly serviceAreaId: ServiceAreaId
    readonly besideServiceId: ServiceId
    readonly by: UserProfileId
    readonly at: Date
  },
  words: OwnServiceWords,
): Promise<ServiceId> {
  const { id } = await trx
    .insertInto('own_service')
    .columns(['id', 'account_id', 'name', 'name_key', 'description', 'created_by', 'created_at'])
    .expression((row) =>
      row
        .selectFrom('service_area as a')
        .select([
          sql<ServiceId>`nextval('own_service_number') * ${sql.lit(ownServiceIdStep)} + ${of.besideServiceId}`.as('id'),
          'a.account_id',
          sql<string>`${words.name}::text`.as('name'),
          sql<string>`${words.name_key}::text`.as('name_key'),
          sql<string>`${words.description}::text`.as('description'),
          sql<UserProfileId>`${of.by}::bigint`.as('created_by'),
          sql<Date>`${of.at}::timestamptz`.as('created_at'),
        ])
        .where('a.id', '=', of.serviceAreaId),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Renames an own service that is still at `version`; false on a conflict. Throws a unique violation as adding does. */
export async function updateOwnService(
  db: Kysely<ProviderDatabase>,
  at: { readonly serviceId: ServiceId; readonly version: number },
  words: OwnServiceWords,
): Promise<boolean> {
  const changed = await db
    .updateTable('own_service')
    .set({ ...words, version: sql`version + 1` })
    .where('id', '=', at.serviceId)
    .where('version', '=', at.version)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
