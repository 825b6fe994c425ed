import type { AccountId } from '@waymark/domain/ids'
import { isPublicVenueSql, venueColumns } from '@waymark/service-kit/venue-rights-sql'
import { type Kysely, sql } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

/** An organisation with this service's row, which is missing until it first saves something. */
export async function findBusiness(db: Kysely<ProviderDatabase>, accountId: AccountId) {
  return db
    .selectFrom('identity_api.account as c')
    .leftJoin('business as b', 'b.account_id', 'c.id')
    .leftJoin('suspended_account as s', 's.account_id', 'c.id')
    .select([
      'c.id',
      'c.name',
      'c.business_subtype',
      'c.country_id',
      sql<number>`coalesce(b.version, 0)`.as('version'),
      sql<string>`coalesce(b.description, '')`.as('description'),
      'c.address',
      'c.suburb',
      'c.region',
      'c.lat',
      'c.lng',
      'b.logo_key',
      // The number it registered with, until the organisation saves something here.
      sql<string | null>`case when b.account_id is null then c.phone else b.phone end`.as('phone'),
      'b.website',
      'b.legal_name',
      'b.nzbn',
      'b.billing_address',
      'b.tax_number',
      'b.help_desk_url',
      sql<number>`coalesce(b.onboarding_step, 0)`.as('onboarding_step'),
      sql<boolean>`coalesce(b.is_skipped_dismissed, false)`.as('is_skipped_dismissed'),
      'b.card_status',
      sql<boolean>`coalesce(b.is_card_detail_missing, false)`.as('is_card_detail_missing'),
      sql<boolean>`exists (select from service_area a join venue_fact f on f.service_area_id = a.id where a.account_id = c.id)`.as(
        'has_facts',
      ),
      sql<boolean>`exists (select from service_area a join activity t on t.service_area_id = a.id where a.account_id = c.id)`.as(
        'has_activities',
      ),
      sql<boolean>`(select count(*) > 1 from identity_api.person p where p.account_id = c.id)`.as('has_team'),
      's.reason as suspension_reason',
      's.is_for_good',
      's.keeps_bookings',
      's.suspended_at',
    ])
    .where('c.id', '=', accountId)
    .executeTakeFirst()
}

export type BusinessRow = NonNullable<Awaited<ReturnType<typeof findBusiness>>>

interface BusinessChanges {
  readonly phone?: string | null
  readonly website?: string | null
  readonly legal_name?: string | null
  readonly nzbn?: string | null
  readonly billing_address?: string | null
  readonly tax_number?: string | null
  readonly help_desk_url?: string | null
  readonly description?: string
  readonly logo_key?: string | null
  readonly small_logo_key?: string | null
  readonly onboarding_step?: number
}

/** Updates an organisation; the wizard step only ever advances. False when it is no longer at `version`. */
export async function writeBusiness(
  trx: Kysely<ProviderDatabase>,
  accountId: AccountId,
  changes: BusinessChanges,
  version?: number,
): Promise<boolean> {
  const { onboarding_step: step = 0, ...others } = changes
  const written = await trx
    .insertInto('business')
    .values({ account_id: accountId, onboarding_step: step, ...others })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({
          ...others,
          onboarding_step: sql`greatest(business.onboarding_step, ${step})`,
          version: sql`business.version + 1`,
        })
        .where(version === undefined ? sql<boolean>`true` : sql<boolean>`business.version = ${version}`),
    )
    .returning('account_id')
    .executeTakeFirst()
  return written !== undefined
}

/** No change of the organisation's version: whoever edits its profile is not disturbed. */
export async function dismissSkipped(db: Kysely<ProviderDatabase>, accountId: AccountId): Promise<void> {
  await db
    .insertInto('business')
    .values({ account_id: accountId, is_skipped_dismissed: true })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ is_skipped_dismissed: true }))
    .execute()
}

/** The counts that decide which wizard steps can be finished. */
export async function countForWizard(db: Kysely<ProviderDatabase>, accountId: AccountId) {
  const { rows } = await sql<{ areas: number; services: number }>`
    select count(*)::int as areas,
      coalesce(sum((select count(*) from service_area_service s where s.service_area_id = a.id and s.is_enabled)), 0)::int as services
    from service_area a where a.account_id = ${accountId} and (a.is_active or a.is_suspended)`.execute(db)
  return rows[0] ?? { areas: 0, services: 0 }
}

/** The distinct badge partners of an organisation's public venues. */
export async function listBadgesOfAccount(db: Kysely<ProviderDatabase>, accountId: AccountId) {
  return db
    .selectFrom('admin_api.venue_badge as v')
    .innerJoin('service_area as a', 'a.id', 'v.service_area_id')
    .select(['v.badge_partner_id', 'v.name', 'v.logo_key'])
    .distinct()
    .where('a.account_id', '=', accountId)
    .where(isPublicVenueSql(venueColumns('a')))
    .orderBy('v.name')
    .orderBy('v.badge_partner_id')
    .execute()
}
