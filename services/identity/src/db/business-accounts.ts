import type { BusinessSubtype } from '@waymark/domain/enums'
import type { AccountId, UserProfileId } from '@waymark/domain/ids'
import { containsSql } from '@waymark/service-kit/contains-sql'
import { type Kysely, type NotNull, sql, type Transaction } from 'kysely'
import type { IdentityDatabase } from './schema.ts'
import { insertFirstPerson, type NewPerson } from './user-profiles.ts'

export interface BusinessAccountFilter {
  readonly search: string
  readonly subtype?: BusinessSubtype | undefined
  readonly countryId?: 1 | 2 | undefined
  readonly accountId?: AccountId | undefined
  readonly sort: 'name' | '-name' | 'created' | '-created'
  readonly pageNumber: number
  readonly pageSize: number
}

/** One page of the organisations, each with its admin, and the total. */
export async function listBusinessAccounts(db: Kysely<IdentityDatabase>, filter: BusinessAccountFilter) {
  const matching = db
    .selectFrom('account as a')
    .where('a.business_subtype', 'is not', null)
    .$if(filter.search !== '', (query) => query.where(containsSql('a.name', filter.search)))
    .$if(filter.subtype !== undefined, (query) => query.where('a.business_subtype', '=', filter.subtype ?? null))
    .where((row) => (filter.accountId === undefined ? row.lit(true) : row('a.id', '=', filter.accountId)))
    .where((row) => (filter.countryId === undefined ? row.lit(true) : row('a.country_id', '=', filter.countryId)))
  const descending = filter.sort.startsWith('-')
  const column = filter.sort.endsWith('created') ? sql`a.created_at` : sql`lower(a.name)`
  const [rows, total] = await Promise.all([
    matching
      .leftJoin('provider_api.business as b', 'b.account_id', 'a.id')
      .leftJoin('provider_api.suspended_account as x', 'x.account_id', 'a.id')
      .select([
        'a.id',
        'a.name',
        'a.business_subtype',
        'a.country_id',
        'a.created_at',
        'a.version',
        'b.onboarding_step',
        'x.is_for_good',
        sql<number>`(select count(*) from provider_api.service_area s where s.account_id = a.id)::int`.as(
          'service_area_count',
        ),
        sql<number>`(select count(*) from user_profile p where p.account_id = a.id)::int`.as('user_count'),
        sql<{
          name: string
          email: string
        } | null>`(select json_build_object('name', p.first_name || ' ' || p.last_name, 'email', p.email)
          from user_profile p where p.account_id = a.id and p.is_account_admin order by p.id limit 1)`.as('admin'),
      ])
      .$narrowType<{ business_subtype: NotNull }>()
      .orderBy(column, descending ? 'desc' : 'asc')
      .orderBy('a.id')
      .limit(filter.pageSize)
      .offset((filter.pageNumber - 1) * filter.pageSize)
      .execute(),
    matching.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: total.count }
}

/** The number of organisations of each subtype. */
export async function countBySubtype(db: Kysely<IdentityDatabase>): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('account')
    .select((row) => ['business_subtype', row.fn.countAll<number>().as('count')])
    .where('business_subtype', 'is not', null)
    .groupBy('business_subtype')
    .execute()
  return new Map(rows.map((row) => [row.business_subtype ?? 0, row.count]))
}

/** Renames an organisation; a no-op for accounts of individuals and of the system. */
export async function renameBusinessAccount(
  db: Kysely<IdentityDatabase>,
  accountId: AccountId,
  name: string,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ name })
    .where('id', '=', accountId)
    .where('business_subtype', 'is not', null)
    .execute()
}

export interface NewOrganisation {
  readonly accountName: string
  readonly businessAccountSubtype: BusinessSubtype
  readonly address: string
  readonly suburb: string
  readonly region: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly phone: string | null
}

/** Creates an organisation with its first administrator; undefined when the address is taken. */
export async function insertOrganisation(
  trx: Transaction<IdentityDatabase>,
  organisation: NewOrganisation,
  person: NewPerson,
): Promise<UserProfileId | undefined> {
  const account = await trx
    .insertInto('account')
    .values({
      account_type: 'Business',
      business_subtype: organisation.businessAccountSubtype,
      name: organisation.accountName,
      country_id: person.countryId,
      address: organisation.address,
      suburb: organisation.suburb,
      region: organisation.region,
      lat: organisation.latitude,
      lng: organisation.longitude,
      phone: organisation.phone,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return insertFirstPerson(trx, account.id, { ...person, isAccountAdmin: true })
}

/** Locks an organisation until the transaction ends. */
export async function lockOrganisation(trx: Transaction<IdentityDatabase>, accountId: AccountId) {
  return trx
    .selectFrom('account')
    .select(['id', 'name', 'business_subtype', 'version'])
    .where('id', '=', accountId)
    .where('business_subtype', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Changes the subtype of a locked organisation; returns its people, whose rights change with it. */
export async function setSubtype(
  trx: Transaction<IdentityDatabase>,
  accountId: AccountId,
  subtype: BusinessSubtype,
): Promise<UserProfileId[]> {
  await trx
    .updateTable('account')
    .set({ business_subtype: subtype, version: sql`version + 1` })
    .where('id', '=', accountId)
    .execute()
  const people = await trx
    .updateTable('user_profile')
    .set({ access_version: sql`access_version + 1` })
    .where('account_id', '=', accountId)
    .returning('id')
    .execute()
  return people.map(({ id }) => id)
}
