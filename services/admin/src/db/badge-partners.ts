import type { BadgePartnerId } from '@waymark/domain/ids'
import { containsSql } from '@waymark/service-kit/contains-sql'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { AdminDatabase } from './schema.ts'

interface Page {
  readonly search: string
  readonly pageNumber: number
  readonly pageSize: number
}

/** One page of badge partners by name, with the total. There are only dozens of them. */
export async function listBadgePartners(db: Kysely<AdminDatabase>, { search, pageNumber, pageSize }: Page) {
  const matching = db
    .selectFrom('badge_partner as p')
    .$if(search !== '', (query) => query.where(containsSql('p.name', search)))
  const [rows, counted] = await Promise.all([
    matching
      .select(['p.id', 'p.name', 'p.website', 'p.logo_key', 'p.is_active'])
      .select((row) =>
        row
          .selectFrom('badge_partner_venue as v')
          .select(sql<number>`count(*)`.as('count'))
          .whereRef('v.badge_partner_id', '=', 'p.id')
          .as('venue_count'),
      )
      .orderBy('p.name')
      .orderBy('p.id')
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize)
      .execute(),
    matching.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: counted.count }
}

export async function findBadgePartner(db: Kysely<AdminDatabase>, badgePartnerId: BadgePartnerId) {
  return db.selectFrom('badge_partner').selectAll().where('id', '=', badgePartnerId).executeTakeFirst()
}

export type BadgePartnerRow = NonNullable<Awaited<ReturnType<typeof findBadgePartner>>>

/** `findBadgePartner`, locked until the transaction ends. */
export async function lockBadgePartner(trx: Transaction<AdminDatabase>, badgePartnerId: BadgePartnerId) {
  return trx.selectFrom('badge_partner').selectAll().where('id', '=', badgePartnerId).forUpdate().executeTakeFirst()
}

interface BadgePartnerData {
  readonly name: string
  readonly website: string | null
  readonly is_active: boolean
  readonly logo_key: string | null
}

/** Adds a badge partner; undefined when a request with this key already added it. */
export async function insertBadgePartner(
  trx: Transaction<AdminDatabase>,
  data: BadgePartnerData & { readonly once_key: string | null },
): Promise<BadgePartnerRow | undefined> {
  return trx
    .insertInto('badge_partner')
    .values(data)
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The badge partner added by a request with this key. */
export async function findAddedBadgePartner(
  trx: Transaction<AdminDatabase>,
  onceKey: string | null,
): Promise<BadgePartnerRow> {
  return trx.selectFrom('badge_partner').selectAll().where('once_key', '=', onceKey).executeTakeFirstOrThrow()
}

/** Updates the given fields, and raises the version. */
export async function updateBadgePartner(
  trx: Transaction<AdminDatabase>,
  badgePartnerId: BadgePartnerId,
  data: Partial<BadgePartnerData> & { readonly description?: string },
): Promise<BadgePartnerRow> {
  return trx
    .updateTable('badge_partner')
    .set((row) => ({ ...data, version: row('version', '+', 1) }))
    .where('id', '=', badgePartnerId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
