import type { AccountId, UserProfileId } from '@waymark/domain/ids'
import { type RawBuilder, sql } from 'kysely'

/** A person, as values or as columns of the query. */
export interface WorkerColumns {
  readonly userProfileId: UserProfileId | RawBuilder<UserProfileId>
  readonly accountId: AccountId | RawBuilder<AccountId>
  readonly isAccountAdmin: boolean | RawBuilder<boolean>
}

/**
 * Whether a person works in a service area, by the alias of its columns: one of their account, open or closed by a
 * suspension, where `effectiveRole` (domain, `rights/roles`) is a role. infra/test-world/test/own-areas.test.ts asks both about the same people.
 */
export function worksInAreaSql(
  { userProfileId, accountId, isAccountAdmin }: WorkerColumns,
  area: string,
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${area}.${name}`)
  return sql`(${column('account_id')} = ${accountId} and (${column('is_active')} or ${column('is_suspended')})
    and (${isAccountAdmin}::boolean or ${column('id')} in (
    select im.service_area_id from identity_api.membership im where im.user_profile_id = ${userProfileId})))`
}
