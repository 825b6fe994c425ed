import type { AccountId, MembershipId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import { nameOrEmail } from './people.ts'
import type { IdentityDatabase } from './schema.ts'

export interface LocationRoleRow {
  readonly id: MembershipId
  readonly serviceAreaId: ServiceAreaId
  readonly name: string
  readonly role: number
}

interface TeamFilter {
  readonly accountId: AccountId
  readonly search: string
  readonly userRole?: number | undefined
  readonly serviceAreaId?: ServiceAreaId | undefined
  readonly state: 'all' | 'active' | 'invited' | 'deactivated'
  readonly pageNumber: number
  readonly pageSize: number
}

function team(db: Kysely<IdentityDatabase>, accountId: AccountId) {
  return db.selectFrom('user_profile as p').where('p.account_id', '=', accountId).where('p.deleted_at', 'is', null)
}

/** The columns that the screens show of each person. */
function shown(query: ReturnType<typeof team>) {
  return query.select([
    'p.id',
    'p.first_name',
    'p.last_name',
    'p.email',
    'p.phone',
    'p.avatar_key',
    'p.is_account_admin',
    'p.is_active',
    'p.version',
    sql<boolean>`p.email_confirmed_at is null`.as('is_invited'),
    sql<LocationRoleRow[]>`coalesce((
      select json_agg(json_build_object('id', m.id, 'serviceAreaId', a.id, 'name', a.name, 'role', m.role)
        order by a.name, a.id)
      from membership m join provider_api.service_area a on a.id = m.service_area_id
      where m.user_profile_id = p.id and (a.is_active or a.is_suspended)), '[]'::json)`.as('roles'),
  ])
}

export type TeamMemberRow = NonNullable<Awaited<ReturnType<typeof findTeamMember>>>

/** One page of an organisation's people, by name. */
export async function listTeam(db: Kysely<IdentityDatabase>, filter: TeamFilter) {
  const { accountId, search, userRole, serviceAreaId } = filter
  const found = team(db, accountId)
    .$if(search !== '', (query) => query.where(nameOrEmail(search)))
    .$if(userRole === 1, (query) => query.where('p.is_account_admin', '=', true))
    .$if((userRole !== undefined && userRole !== 1) || serviceAreaId !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from membership m where m.user_profile_id = p.id
          and m.service_area_id = coalesce(${serviceAreaId ?? null}::bigint, m.service_area_id)
          and (${userRole ?? 1} = 1 or m.role = ${userRole ?? 1}))`,
      ),
    )
    .$if(filter.state === 'active', (query) => query.where('p.is_active', '=', true))
    .$if(filter.state === 'deactivated', (query) => query.where('p.is_active', '=', false))
    .$if(filter.state === 'invited', (query) =>
      query.where('p.is_active', '=', true).where('p.email_confirmed_at', 'is', null),
    )
  const [rows, total] = await Promise.all([
    shown(found)
      .orderBy(sql`lower(p.first_name)`)
      .orderBy(sql`lower(p.last_name)`)
      .orderBy('p.id')
      .limit(filter.pageSize)
      .offset((filter.pageNumber - 1) * filter.pageSize)
      .execute(),
    found.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: total.count }
}

/** One person of an organisation. */
export async function findTeamMember(db: Kysely<IdentityDatabase>, accountId: AccountId, userProfileId: UserProfileId) {
  return shown(team(db, accountId)).where('p.id', '=', userProfileId).executeTakeFirst()
}

/** The person that an organisation added with this idempotency key. */
export async function findAddedByKey(
  trx: Transaction<IdentityDatabase>,
  accountId: AccountId,
  idempotencyKey: string,
): Promise<UserProfileId | undefined> {
  const added = await trx
    .selectFrom('user_profile')
    .select('id')
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return added?.id
}

/** Adds a person without a password to an organisation; undefined when the address is taken or the key was used. */
export async function insertTeamMember(
  trx: Transaction<IdentityDatabase>,
  person: {
    readonly accountId: AccountId
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    readonly phone: string | null
    readonly isAccountAdmin: boolean
    readonly idempotencyKey: string | null
  },
): Promise<UserProfileId | undefined> {
  const inserted = await trx
    .insertInto('user_profile')
    .values({
      account_id: person.accountId,
      email: person.email.toLowerCase(),
      first_name: person.firstName,
      last_name: person.lastName,
      phone: person.phone,
      is_account_admin: person.isAccountAdmin,
      idempotency_key: person.idempotencyKey,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Filters the ids to active locations of the organisation. */
export async function listOwnAreaIds(
  db: Kysely<IdentityDatabase>,
  accountId: AccountId,
  serviceAreaIds: readonly ServiceAreaId[],
): Promise<ReadonlySet<ServiceAreaId>> {
  if (serviceAreaIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('provider_api.service_area')
    .select('id')
    .where('id', 'in', [...serviceAreaIds])
    .where('account_id', '=', accountId)
    .where('is_active', '=', true)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The person and location of a role within an organisation. */
export async function findMembership(db: Kysely<IdentityDatabase>, accountId: AccountId, membershipId: MembershipId) {
  return db
    .selectFrom('membership as m')
    .innerJoin('user_profile as p', 'p.id', 'm.user_profile_id')
    .select(['m.user_profile_id', 'm.service_area_id', 'm.role'])
    .where('m.id', '=', membershipId)
    .where('p.account_id', '=', accountId)
    .executeTakeFirst()
}
