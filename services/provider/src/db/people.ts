import type { AccountId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { containsSql } from '@waymark/service-kit/contains-sql'
import { type Kysely, sql } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

/** Filters the ids to active people of the account. */
export async function listTeamIds(
  db: Kysely<ProviderDatabase>,
  accountId: AccountId,
  userProfileIds: readonly UserProfileId[],
): Promise<UserProfileId[]> {
  if (userProfileIds.length === 0) return []
  const rows = await db
    .selectFrom('identity_api.person')
    .select('id')
    .where('id', 'in', [...userProfileIds])
    .where('account_id', '=', accountId)
    .where('is_active', '=', true)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether somebody is one of an account's people, active or not. */
export async function isOfAccount(
  db: Kysely<ProviderDatabase>,
  accountId: AccountId,
  userProfileId: UserProfileId,
): Promise<boolean> {
  const person = await db
    .selectFrom('identity_api.person')
    .select('id')
    .where('id', '=', userProfileId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return person !== undefined
}

/** The primary managers of one open location of an account, or of all, each with the locations they manage. */
export async function listPrimaryManagers(
  db: Kysely<ProviderDatabase>,
  of: { readonly accountId: AccountId; readonly serviceAreaId?: ServiceAreaId | undefined },
) {
  return db
    .selectFrom('identity_api.person as p')
    .innerJoin('service_area as a', (join) => join.on(sql<boolean>`p.id = any(a.manager_ids)`))
    .select([
      'p.id',
      'p.first_name',
      'p.last_name',
      'p.email',
      'p.phone',
      sql<
        { serviceAreaId: ServiceAreaId; name: string }[]
      >`json_agg(json_build_object('serviceAreaId', a.id, 'name', a.name)
        order by a.name, a.id)`.as('service_areas'),
    ])
    .where('a.account_id', '=', of.accountId)
    .where('a.is_active', '=', true)
    .where('p.is_active', '=', true)
    .where((row) => (of.serviceAreaId === undefined ? row.lit(true) : row('a.id', '=', of.serviceAreaId)))
    .groupBy(['p.id', 'p.first_name', 'p.last_name', 'p.email', 'p.phone'])
    .orderBy('p.first_name')
    .orderBy('p.last_name')
    .orderBy('p.id')
    .execute()
}

/** One page of the people of an account who do not work at a location yet. */
export async function listPeopleToAssign(
  db: Kysely<ProviderDatabase>,
  filter: {
    readonly accountId: AccountId
    readonly serviceAreaId: ServiceAreaId
    readonly search: string
    readonly pageNumber: number
    readonly pageSize: number
  },
) {
  const found = db
    .selectFrom('identity_api.person as p')
    .where('p.account_id', '=', filter.accountId)
    .where('p.is_active', '=', true)
    .where(
      sql<boolean>`not exists (select from identity_api.membership m
        where m.user_profile_id = p.id and m.service_area_id = ${filter.serviceAreaId})`,
    )
    .$if(filter.search !== '', (query) => query.where(nameOrEmail(filter.search)))
  const [rows, count] = await Promise.all([
    found
      .select([
        'p.id',
        'p.first_name',
        'p.last_name',
        'p.email',
        sql<number>`(select count(*) from identity_api.membership m where m.user_profile_id = p.id)::int`.as(
          'area_count',
        ),
      ])
      .orderBy('p.first_name')
      .orderBy('p.last_name')
      .orderBy('p.id')
      .limit(filter.pageSize)
      .offset((filter.pageNumber - 1) * filter.pageSize)
      .execute(),
    found.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: Number(count.count) }
}

/** Matches a person `p` by any part of their name or email address. */
export function nameOrEmail(search: string) {
  return sql<boolean>`(${containsSql(sql`p.first_name || ' ' || p.last_name`, search)} or ${containsSql('p.email', search)})`
}
