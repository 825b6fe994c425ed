import type { ServiceAreaId } from '@waymark/domain/ids'
import type { Transaction } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

// Retries happen within minutes; a day leaves ample margin.
const keptMs = 24 * 60 * 60 * 1000

/**
 * Whether an upload with this key was stored before. Locks the location until the transaction ends, so that concurrent
 * requests with one key run one after the other.
 */
export async function wasUploaded(
  trx: Transaction<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
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

/** Records an upload stored in this transaction, and deletes expired records. */
export async function rememberUpload(
  trx: Transaction<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
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
