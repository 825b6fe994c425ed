import type { Insertable, Kysely } from 'kysely'
import type { AdminDatabase, AuditEntryTable } from './schema.ts'

/** Writes one entry of the audit trail, once per key; entries are never changed. */
export async function addAuditEntry(db: Kysely<AdminDatabase>, entry: Insertable<AuditEntryTable>): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values(entry)
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .execute()
}
