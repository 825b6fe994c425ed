import type { AccountId, BadgePartnerId } from '@waymark/domain/ids'
import { containsSql } from '@waymark/service-kit/contains-sql'
import { type Kysely, sql } from 'kysely'
import type { MapDatabase } from './schema.ts'

type Reads = Kysely<MapDatabase>

/** Organisations with public places whose name contains `search`. */
export async function searchOrganisations(reads: Reads, search: string, limit: number) {
  const { rows } = await sql<{ accountId: AccountId; name: string; placeCount: number }>`
    select a.id as "accountId", a.name, count(*)::int as "placeCount"
    from identity_api.account a join venue v on v.account_id = a.id
    where a.account_type = 'Business' and ${containsSql('a.name', search)}
    group by a.id, a.name order by a.name, a.id limit ${limit}`.execute(reads)
  return rows
}

/** Networks that vouch for public places and whose name contains `search`. */
export async function searchNetworks(reads: Reads, search: string, limit: number) {
  const { rows } = await sql<{ badgePartnerId: BadgePartnerId; name: string; placeCount: number }>`
    select b.badge_partner_id as "badgePartnerId", b.name, count(*)::int as "placeCount"
    from admin_api.venue_badge b join venue v on v.service_area_id = b.service_area_id
    where ${containsSql('b.name', search)}
    group by 1, 2 order by 2, 1 limit ${limit}`.execute(reads)
  return rows
}
