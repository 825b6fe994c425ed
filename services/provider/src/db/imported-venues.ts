import type { AccountId, ServiceAreaId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { FactRow } from './access-facts.ts'
import { writeFacts } from './access-facts.ts'
import { type AreaRow, areaColumns } from './area-columns.ts'
import type { ProviderDatabase } from './schema.ts'
import type { AreaToWrite } from './write-service-area.ts'

/** A location that a place of a file may be. */
export type AreaOnFile = AreaRow & { readonly facts: readonly FactRow[] }

/** The locations that the ids of a file name, whoever's they are, each with its facts. */
export async function listAreasOnFile(
  db: Kysely<ProviderDatabase>,
  accountId: AccountId,
  named: { readonly externalIds: readonly string[]; readonly ids: readonly number[] },
): Promise<readonly AreaOnFile[]> {
  return db
    .selectFrom('service_area')
    .select(areaColumns)
    .select(
      sql<
        readonly FactRow[]
      >`coalesce((select jsonb_agg(jsonb_build_object('accessibility_option_id', f.accessibility_option_id,
        'is_met', f.is_met, 'measure', f.measure, 'note', f.note, 'source', f.source, 'checked_on', f.checked_on,
        'photo_key', f.photo_key, 'photo_alt', f.photo_alt) order by f.accessibility_option_id)
        from venue_fact f where f.service_area_id = service_area.id), '[]'::jsonb)`.as('facts'),
    )
    .where(
      sql<boolean>`(service_area.account_id = ${accountId} and service_area.external_id = any(${[...named.externalIds]}::text[]))
        or service_area.id = any(${[...named.ids]}::bigint[])`,
    )
    .execute()
}

/** One import of an organisation after the other, so that none adds what another has just added. */
export async function lockImports(trx: Transaction<ProviderDatabase>, accountId: AccountId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('provider.venue-file', ${accountId}))`.execute(trx)
}

export async function addImportedArea(
  trx: Transaction<ProviderDatabase>,
  area: AreaToWrite & { readonly account_id: AccountId; readonly external_id: string },
  facts: readonly FactRow[],
): Promise<void> {
  const { id } = await trx.insertInto('service_area').values(area).returning('id').executeTakeFirstOrThrow()
  await writeFacts(trx, { kind: 'serviceArea', id }, facts)
}

export async function changeImportedArea(
  trx: Transaction<ProviderDatabase>,
  at: { readonly id: ServiceAreaId; readonly now: Date },
  area: AreaToWrite,
  facts: readonly FactRow[],
): Promise<void> {
  await trx
    .updateTable('service_area')
    .set({ ...area, version: sql`version + 1`, updated_at: at.now })
    .where('id', '=', at.id)
    .execute()
  await writeFacts(trx, { kind: 'serviceArea', id: at.id }, facts)
}
