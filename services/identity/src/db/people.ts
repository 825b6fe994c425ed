import type { ProfileFilter, ProfileType } from '@waymark/contracts/account/administration'
import type { Standing } from '@waymark/domain/account/standing'
import type { AccountId, UserProfileId } from '@waymark/domain/ids'
import { containsSql } from '@waymark/service-kit/contains-sql'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

interface PeopleFilter {
  readonly search: string
  readonly profileType: ProfileType
  readonly profileFilter: ProfileFilter
  readonly accountId?: AccountId | undefined
  readonly userProfileId?: UserProfileId | undefined
  readonly pageNumber: number
  readonly pageSize: number
}

/** One page of all people with an account, by name. */
export async function listPeople(db: Kysely<IdentityDatabase>, filter: PeopleFilter) {
  const { search, profileType, accountId, userProfileId } = filter
  const found = db
    .selectFrom('user_profile as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .where('p.deleted_at', 'is', null)
    // Clients whom organisations keep are no people of the installation.
    .where('p.kept_by_account_id', 'is', null)
    .where('a.is_system', '=', false)
    .$if(search !== '', (query) => query.where(nameOrEmail(search)))
    .where((row) => (accountId === undefined ? row.lit(true) : row('p.account_id', '=', accountId)))
    .where((row) => (userProfileId === undefined ? row.lit(true) : row('p.id', '=', userProfileId)))
    .$if(profileType !== 'all', (query) =>
      query.where('a.account_type', '=', profileType === 'Business' ? 'Business' : 'Individual'),
    )
    .where(holds(filter.profileFilter))
  const [rows, total] = await Promise.all([
    found
      .select([
        'p.id',
        'p.first_name',
        'p.last_name',
        'p.email',
        'p.phone',
        'p.is_account_admin',
        'p.is_active',
        'p.email_confirmed_at',
        'p.created_at',
        'p.version',
        'a.id as account_id',
        'a.name as account_name',
        'a.account_type',
        'a.business_subtype',
      ])
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

/** Matches a person `p` by any part of their name or email address; the expression is the index's. */
export function nameOrEmail(search: string) {
  return containsSql(sql`p.first_name || ' ' || p.last_name || ' ' || p.email`, search)
}

function holds(filter: ProfileFilter) {
  switch (filter) {
    case 'all':
      return sql<boolean>`true`
    case 'active':
      return sql<boolean>`p.is_active`
    case 'notConfirmed':
      return sql<boolean>`p.is_active and p.email_confirmed_at is null`
    case 'deactivated':
      return sql<boolean>`not p.is_active`
    case 'accountAdmin':
      return sql<boolean>`p.is_account_admin`
    case 'restricted':
      return sql<boolean>`p.restricted_to_account_id is not null`
  }
}

/** Locks a person after their account, so that nobody's rights in it change before the transaction ends. */
export async function lockPerson(trx: Transaction<IdentityDatabase>, userProfileId: UserProfileId) {
  await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', (row) => row.selectFrom('user_profile').select('account_id').where('id', '=', userProfileId))
    .forUpdate()
    .execute()
  return trx
    .selectFrom('user_profile as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .select([
      'p.id',
      'p.account_id',
      'p.email',
      'p.first_name',
      'p.last_name',
      'p.phone',
      'p.is_account_admin',
      'p.is_active',
      'p.email_confirmed_at',
      'p.password_hash',
      'p.version',
      'a.account_type',
    ])
    .where('p.id', '=', userProfileId)
    .where('p.deleted_at', 'is', null)
    .forUpdate('p')
    .executeTakeFirst()
}

/** What a row says of the person's standing. */
export function standingOf(person: { readonly is_active: boolean; readonly is_account_admin: boolean }): Standing {
  return { isActive: person.is_active, isAccountAdmin: person.is_account_admin }
}

/** Whether an account has an active admin other than this person. */
export async function hasOtherAdminThan(
  db: Kysely<IdentityDatabase>,
  person: { readonly id: UserProfileId; readonly account_id: AccountId },
): Promise<boolean> {
  const other = await db
    .selectFrom('user_profile')
    .select('id')
    .where('account_id', '=', person.account_id)
    .where('id', '!=', person.id)
    .where('is_account_admin', '=', true)
    .where('is_active', '=', true)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Whether somebody already has this address, or, of a team, is invited at it. */
export async function isEmailTaken(
  trx: Transaction<IdentityDatabase>,
  email: string,
  exceptId: UserProfileId,
  ofTeam?: AccountId,
) {
  const other = await trx
    .selectFrom('user_profile')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('id', '!=', exceptId)
    .where((row) => (ofTeam === undefined ? row('is_unaccepted', '=', false) : row('account_id', '=', ofTeam)))
    .executeTakeFirst()
  return other !== undefined
}

export interface PersonChanges {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly phone: string | null
  readonly is_account_admin: boolean
  readonly is_active: boolean
  readonly email_confirmed_at: Date | null
}

/** Writes the fields that others may change of a locked person. */
export async function writePerson(
  trx: Transaction<IdentityDatabase>,
  userProfileId: UserProfileId,
  changes: PersonChanges,
): Promise<void> {
  await trx
    .updateTable('user_profile')
    .set({ ...changes, version: sql`version + 1`, access_version: sql`access_version + 1` })
    .where('id', '=', userProfileId)
    .execute()
}
