import { type Insertable, type Kysely, sql } from 'kysely'
import type { AdminDatabase, AuditEntryTable } from './schema.ts'

/** Adds one entry to the audit trail, once per key; entries are immutable. */
export async function addAuditEntry(db: Kysely<AdminDatabase>, entry: Insertable<AuditEntryTable>): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values(entry)
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .execute()
}

/** The object of an action. */
export interface AuditTarget {
  readonly kind: 'person' | 'account' | 'booking' | 'access map'
  readonly id: number
}

/** One page of the actions on any of `targets`, or on all when empty; newest first. */
export async function listAuditEntries(
  db: Kysely<AdminDatabase>,
  targets: readonly AuditTarget[],
  page: { readonly pageNumber: number; readonly pageSize: number },
) {
  const matching = db
    .selectFrom('audit_entry as e')
    .$if(targets.length > 0, (query) =>
      query.where((row) =>
        row.or(targets.map(({ kind, id }) => row.and([row('e.target_kind', '=', kind), row('e.target_id', '=', id)]))),
      ),
    )
  const [rows, total] = await Promise.all([
    matching
      .leftJoin('identity_api.person as p', 'p.id', 'e.admin_user_profile_id')
      .select(['e.id', 'e.at', 'e.admin_user_profile_id', 'e.action', 'e.target_kind', 'e.target_id'])
      .select(['e.before', 'e.after', sql<string | null>`p.first_name || ' ' || p.last_name`.as('admin_name')])
      .orderBy('e.id', 'desc')
      .limit(page.pageSize)
      .offset((page.pageNumber - 1) * page.pageSize)
      .execute(),
    matching.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: total.count }
}
