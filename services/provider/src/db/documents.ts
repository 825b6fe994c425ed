import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { type ContentOwner, isOf, keyOf, tableOf } from './content-owner.ts'
import type { ProviderDatabase, VenueDocumentTable } from './schema.ts'

export type DocumentRow = Pick<Selectable<VenueDocumentTable>, 'id' | 'file_key' | 'title' | 'size_bytes'>

/** The PDFs of a location or an activity, oldest first. */
export async function listDocuments(db: Kysely<ProviderDatabase>, owner: ContentOwner): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select id, file_key, title, size_bytes from ${tableOf(owner, 'documents')} where ${isOf(owner)} order by id`.execute(
    db,
  )
  return rows
}

export async function addDocuments(
  trx: Transaction<ProviderDatabase>,
  owner: ContentOwner,
  documents: readonly Omit<DocumentRow, 'id'>[],
): Promise<void> {
  if (documents.length === 0) return
  const values = documents.map(
    ({ file_key, title, size_bytes }) => sql`(${owner.id}, ${file_key}, ${title}, ${size_bytes})`,
  )
  await sql`
    insert into ${tableOf(owner, 'documents')} (${keyOf(owner)}, file_key, title, size_bytes)
    values ${sql.join(values)}`.execute(trx)
}

export async function deleteDocuments(
  trx: Transaction<ProviderDatabase>,
  owner: ContentOwner,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from ${tableOf(owner, 'documents')} where ${isOf(owner)} and id = any(${[...ids]}::bigint[])`.execute(
    trx,
  )
}
