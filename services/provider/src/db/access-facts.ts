import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { type ContentOwner, isOf, keyOf, tableOf } from './content-owner.ts'
import type { ProviderDatabase, VenueFactTable } from './schema.ts'

export type FactRow = Omit<Selectable<VenueFactTable>, 'service_area_id'>

/** The access facts of a location or an activity; options without a row are unknown. */
export async function listFacts(db: Kysely<ProviderDatabase>, owner: ContentOwner): Promise<FactRow[]> {
  const { rows } = await sql<FactRow>`
    select accessibility_option_id, is_met, measure, note, source, checked_on, photo_key, photo_alt
    from ${tableOf(owner, 'facts')} where ${isOf(owner)} order by accessibility_option_id`.execute(db)
  return rows
}

/** Replaces all facts: options missing from `facts` become unknown. */
export async function writeFacts(
  trx: Transaction<ProviderDatabase>,
  owner: ContentOwner,
  facts: readonly FactRow[],
): Promise<void> {
  await sql`delete from ${tableOf(owner, 'facts')} where ${isOf(owner)}`.execute(trx)
  if (facts.length === 0) return
  const values = facts.map(
    (fact) => sql`(${owner.id}, ${fact.accessibility_option_id}, ${fact.is_met}, ${fact.measure}, ${fact.note},
      ${fact.source}, ${fact.checked_on}, ${fact.photo_key}, ${fact.photo_alt})`,
  )
  await sql`
    insert into ${tableOf(owner, 'facts')}
      (${keyOf(owner)}, accessibility_option_id, is_met, measure, note, source, checked_on, photo_key, photo_alt)
    values ${sql.join(values)}`.execute(trx)
}

/** Adds a plain yes, checked on `today`, for each of the options of which nothing is known. */
export async function addTickedFacts(
  trx: Transaction<ProviderDatabase>,
  owner: ContentOwner,
  optionIds: readonly number[],
  today: string,
): Promise<void> {
  if (optionIds.length === 0) return
  await sql`
    insert into ${tableOf(owner, 'facts')} (${keyOf(owner)}, accessibility_option_id, is_met, checked_on)
    select distinct ${owner.id}::bigint, option_id, true, ${today}::date from unnest(${[...optionIds]}::integer[]) option_id
    on conflict do nothing`.execute(trx)
}
