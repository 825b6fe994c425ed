import type { Transaction } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

// A request is sent again within minutes; a day is on the safe side.
const keptMs = 24 * 60 * 60 * 1000

/** Whether an upload with this key was kept already. Holds the location until the transaction ends, so that two of the same key come one after the other. */
export async function wasUploaded(
  trx: Transaction<ProviderDatabase>,
  serviceAreaId: number,
  idempotencyKey: string | undefined,
): Promise<boolean> {
  if (idempotencyKey === undefined) return false
  await trx.selectFrom('service_area').select('id').where('id', '=', serviceAreaId).forUpdate().execute()
  const kept = await trx
    .selectFrom('area_upload')
    .select('idempotency_key')
    .where('service_area_id', '=', serviceAreaId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return kept !== undefined
}

/** Remembers an upload that is kept with this transaction, and forgets those of another day. */
export async function rememberUpload(
  trx: Transaction<ProviderDatabase>,
  serviceAreaId: number,
  idempotencyKey: string | undefined,
  now: Date,
): Promise<void> {
  if (idempotencyKey === undefined) return
  await trx
    .deleteFrom('area_upload')
    .where('service_area_id', '=', serviceAreaId)
    .where('created_at', '<', new Date(now.getTime() - keptMs))
    .execute()
  await trx
    .insertInto('area_upload')
    .values({ service_area_id: serviceAreaId, idempotency_key: idempotencyKey, created_at: now })
    .execute()
}
