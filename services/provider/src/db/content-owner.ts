import type { ActivityId, ServiceAreaId } from '@waymark/domain/ids'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

/** What pictures, access facts and PDFs belong to. */
export type ContentOwner =
  | { readonly kind: 'serviceArea'; readonly id: ServiceAreaId }
  | { readonly kind: 'activity'; readonly id: ActivityId }

/** Both owners keep their content in tables of the same columns, but for the one that names the owner. */
const tables = {
  serviceArea: {
    owner: 'service_area',
    key: 'service_area_id',
    pictures: 'service_area_picture',
    facts: 'venue_fact',
    documents: 'venue_document',
    uploads: 'area_upload',
  },
  activity: {
    owner: 'activity',
    key: 'activity_id',
    pictures: 'activity_picture',
    facts: 'activity_fact',
    documents: 'activity_document',
    uploads: 'activity_upload',
  },
} as const satisfies Record<ContentOwner['kind'], Readonly<Record<string, keyof ProviderDatabase | `${string}_id`>>>

type ContentTable = 'owner' | 'pictures' | 'facts' | 'documents' | 'uploads'

/** One of the owner's tables, for a statement. */
export function tableOf({ kind }: ContentOwner, which: ContentTable): RawBuilder<unknown> {
  return sql.table(tables[kind][which])
}

/** The column of those tables that names the owner. */
export function keyOf({ kind }: ContentOwner): RawBuilder<unknown> {
  return sql.ref(tables[kind].key)
}

/** Restricts a statement on one of those tables to the owner's rows. */
export function isOf(owner: ContentOwner): RawBuilder<boolean> {
  return sql<boolean>`${keyOf(owner)} = ${owner.id}`
}

/** Locks the owner until the transaction ends. */
export async function lockOwner(trx: Transaction<ProviderDatabase>, owner: ContentOwner): Promise<void> {
  await sql`select id from ${tableOf(owner, 'owner')} where id = ${owner.id} for update`.execute(trx)
}

/** Marks the owner as changed and locks it until the transaction ends. */
export async function touchOwner(trx: Transaction<ProviderDatabase>, owner: ContentOwner, now: Date): Promise<void> {
  await sql`update ${tableOf(owner, 'owner')} set updated_at = ${now} where id = ${owner.id}`.execute(trx)
}

/** Raises the version of an owner that is still at `version`, and locks it until the transaction ends. */
export async function raiseOwnerVersion(
  trx: Transaction<ProviderDatabase>,
  owner: ContentOwner,
  at: { readonly version: number; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update ${tableOf(owner, 'owner')} set version = version + 1, updated_at = ${at.now}
    where id = ${owner.id} and version = ${at.version} returning id`.execute(trx)
  return rows.length > 0
}
