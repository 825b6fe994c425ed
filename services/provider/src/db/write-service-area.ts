import type { CountryId } from '@waymark/domain/enums'
import type { AccountId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

/** The profile of a location. */
export interface AreaToWrite {
  readonly name: string
  readonly venue_type_id: number
  readonly description: string
  readonly phone: string | null
  readonly email: string | null
  readonly address: string
  readonly suburb: string
  readonly region: string
  readonly country_id: CountryId
  readonly lat: number
  readonly lng: number
  readonly radius_km: number
  readonly time_zone: string
  readonly is_private: boolean
  readonly is_active: boolean
  readonly cost_tier: number | null
  /** JSON. */
  readonly opening_hours: string
  readonly manager_ids: UserProfileId[]
}

/** Adds a location. Idempotent per key and account: a repeat returns the first one's id. */
export async function insertArea(
  trx: Transaction<ProviderDatabase>,
  area: AreaToWrite & { readonly account_id: AccountId; readonly idempotency_key: string | null },
): Promise<ServiceAreaId> {
  const added = await trx
    .insertInto('service_area')
    .values(area)
    .onConflict((conflict) => conflict.constraint('service_area_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return added.id
  const first = await trx
    .selectFrom('service_area')
    .select('id')
    .where('account_id', '=', area.account_id)
    .where('idempotency_key', '=', area.idempotency_key)
    .executeTakeFirstOrThrow()
  return first.id
}

/** Updates a location that is still at `version`; false on a conflict. */
export async function updateArea(
  trx: Transaction<ProviderDatabase>,
  at: { readonly serviceAreaId: ServiceAreaId; readonly version: number | null; readonly now: Date },
  area: AreaToWrite,
): Promise<boolean> {
  const changed = await trx
    .updateTable('service_area')
    .set({ ...area, version: sql`version + 1`, updated_at: at.now })
    .where('id', '=', at.serviceAreaId)
    .where('version', '=', at.version)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

export async function findAccountCountry(
  db: Kysely<ProviderDatabase>,
  accountId: AccountId,
): Promise<number | undefined> {
  const account = await db
    .selectFrom('identity_api.account')
    .select('country_id')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.country_id
}
