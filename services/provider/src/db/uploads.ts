import { sql, type Transaction } from 'kysely'
import { type ContentOwner, isOf, keyOf, lockOwner, tableOf } from './content-owner.ts'
import type { ProviderDatabase } from './schema.ts'

// Retries happen within minutes; a day leaves ample margin.
const keptMs = 24 * 60 * 60 * 1000

/**
 * Whether an upload with this key was stored before. Locks the owner until the transaction ends, so that concurrent
 * requests with one key run one after the other.
 */
export async function wasUploaded(
  trx: Transaction<ProviderDatabase>,
  owner: ContentOwner,
  idempotencyKey: string | undefined,
): Promise<boolean> {
  if (idempotencyKey === undefined) return false
  await lockOwner(trx, owner)
  const { rows } = await sql`
    select idempotency_key from ${tableOf(owner, 'uploads')}
    where ${isOf(owner)} and idempotency_key = ${idempotencyKey}`.execute(trx)
  return rows.length > 0
}

/** Records an upload stored in this transaction, and deletes expired records. */
export async function rememberUpload(
  trx: Transaction<ProviderDatabase>,
  owner: ContentOwner,
  idempotencyKey: string | undefined,
  now: Date,
): Promise<void> {
  if (idempotencyKey === undefined) return
  const uploads = tableOf(owner, 'uploads')
  await sql`delete from ${uploads} where ${isOf(owner)} and created_at < ${new Date(now.getTime() - keptMs)}`.execute(
    trx,
  )
  await sql`
    insert into ${uploads} (${keyOf(owner)}, idempotency_key, created_at)
    values (${owner.id}, ${idempotencyKey}, ${now})`.execute(trx)
}
