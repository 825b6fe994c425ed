import type { ServiceAreaId, ServiceAreaServiceId, ServiceId } from '@waymark/domain/ids'
import { sql, type Transaction } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

/** The description and booking rules of a service. */
export interface BasicInfo {
  readonly is_enabled: boolean
  readonly description: string
  readonly preparation: string | null
  readonly lead_hours: number
  readonly buffer_minutes: number
}

/** Adds a service to an area; undefined when the area already has it. */
export async function insertAreaService(
  trx: Transaction<ProviderDatabase>,
  of: { readonly serviceAreaId: ServiceAreaId; readonly serviceId: ServiceId },
  info: Partial<BasicInfo>,
): Promise<ServiceAreaServiceId | undefined> {
  const added = await trx
    .insertInto('service_area_service')
    .values({ service_area_id: of.serviceAreaId, service_id: of.serviceId, ...info })
    .onConflict((conflict) => conflict.columns(['service_area_id', 'service_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** Updates a service that is still at `version` and raises the version; false on a conflict. */
export async function updateAreaService(
  trx: Transaction<ProviderDatabase>,
  at: { readonly serviceAreaServiceId: ServiceAreaServiceId; readonly version: number },
  changes: Partial<BasicInfo> & { readonly cost_tier?: number | null; readonly pricing_description?: string } = {},
): Promise<boolean> {
  const changed = await trx
    .updateTable('service_area_service')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', at.serviceAreaServiceId)
    .where('version', '=', at.version)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Updates several services of one area, whatever their version. */
export async function updateAreaServices(
  trx: Transaction<ProviderDatabase>,
  serviceAreaServiceIds: readonly ServiceAreaServiceId[],
  changes: Partial<BasicInfo> & { readonly cost_tier?: number | null },
): Promise<void> {
  if (serviceAreaServiceIds.length === 0) return
  await trx
    .updateTable('service_area_service')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', 'in', [...serviceAreaServiceIds])
    .execute()
}

export interface SizeToOffer {
  readonly sizeOptionId: number
  readonly maxPeople: number | null
}

/** Sets the offered sizes: new ones start as quoted, existing ones keep their fee. */
export async function writeSizes(
  trx: Transaction<ProviderDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
  sizes: readonly SizeToOffer[],
): Promise<void> {
  const ids = sizes.map(({ sizeOptionId }) => sizeOptionId)
  await trx
    .deleteFrom('service_size')
    .where('service_area_service_id', '=', serviceAreaServiceId)
    .$if(ids.length > 0, (query) => query.where('service_size_option_id', 'not in', ids))
    .execute()
  if (sizes.length === 0) return
  await trx
    .insertInto('service_size')
    .values(
      sizes.map(({ sizeOptionId, maxPeople }, position) => ({
        service_area_service_id: serviceAreaServiceId,
        service_size_option_id: sizeOptionId,
        fee_kind: 'quote' as const,
        price_cents: null,
        max_people: maxPeople,
        position,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['service_area_service_id', 'service_size_option_id'])
        .doUpdateSet((row) => ({ max_people: row.ref('excluded.max_people'), position: row.ref('excluded.position') })),
    )
    .execute()
}

export interface Fee {
  readonly fee_kind: 'fixed' | 'per hour' | 'quote'
  readonly price_cents: number | null
}

/** Sets the fee of one offered size. */
export async function writeFee(
  trx: Transaction<ProviderDatabase>,
  of: { readonly serviceAreaServiceId: ServiceAreaServiceId; readonly sizeOptionId: number },
  fee: Fee,
): Promise<void> {
  await trx
    .updateTable('service_size')
    .set(fee)
    .where('service_area_service_id', '=', of.serviceAreaServiceId)
    .where('service_size_option_id', '=', of.sizeOptionId)
    .execute()
}

/** Sets one fee for all offered sizes of several services. */
export async function writeFees(
  trx: Transaction<ProviderDatabase>,
  serviceAreaServiceIds: readonly ServiceAreaServiceId[],
  fee: Fee,
): Promise<void> {
  if (serviceAreaServiceIds.length === 0) return
  await trx
    .updateTable('service_size')
    .set(fee)
    .where('service_area_service_id', 'in', [...serviceAreaServiceIds])
    .execute()
}
