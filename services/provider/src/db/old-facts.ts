import type { AccountId, ServiceAreaId } from '@waymark/domain/ids'
import { sql, type Transaction } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

/** The counterpart of `freshness` in domain: not checked for 12 months. */
const isOld = sql<boolean>`f.checked_on <= (at.now at time zone a.time_zone)::date - interval '12 months'`

export interface NudgedArea {
  readonly id: ServiceAreaId
  readonly account_id: AccountId
  readonly name: string
  readonly old_count: number
}

/** Marks the open locations with old facts as asked, those first that were never asked; not one that was asked in the last 3 months. */
export async function markNudged(trx: Transaction<ProviderDatabase>, now: Date, max: number): Promise<NudgedArea[]> {
  const { rows } = await sql<NudgedArea>`
    with old as (
      select a.id, a.account_id, a.name, count(*)::int as old_count
      from (select ${now}::timestamptz as now) at, venue_fact f join service_area a on a.id = f.service_area_id
      where a.is_active and ${isOld}
        and not exists (select from fact_nudge n where n.service_area_id = a.id and n.nudged_at > at.now - interval '3 months')
      group by a.id
      order by a.id
      limit ${max}
    ), asked as (
      insert into fact_nudge (service_area_id, nudged_at) select id, ${now} from old
      on conflict (service_area_id) do update set nudged_at = excluded.nudged_at
      returning service_area_id
    )
    select old.* from old join asked on asked.service_area_id = old.id`.execute(trx)
  return rows
}

/** Gives the old facts of a location today's date; how many there were. */
export async function confirmOldFacts(
  trx: Transaction<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update venue_fact f set checked_on = (at.now at time zone a.time_zone)::date
    from (select ${now}::timestamptz as now) at, service_area a
    where a.id = f.service_area_id and a.id = ${serviceAreaId} and ${isOld}`.execute(trx)
  await trx.deleteFrom('fact_nudge').where('service_area_id', '=', serviceAreaId).execute()
  return Number(numAffectedRows ?? 0)
}
