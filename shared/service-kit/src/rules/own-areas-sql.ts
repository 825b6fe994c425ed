import type { AccountId, UserProfileId } from '@waymark/domain/ids'
import { type RawBuilder, sql } from 'kysely'
import type { VenueColumns } from './venue-rights-sql.ts'

/** A person, as values or as columns of the query. */
export interface WorkerColumns {
  readonly userProfileId: UserProfileId | RawBuilder<UserProfileId>
  readonly accountId: AccountId | RawBuilder<AccountId>
  readonly isAccountAdmin: boolean | RawBuilder<boolean>
}

/**
 * Whether a person works in a service area: an open one of their account where `effectiveRole` (domain, `rights/roles`)
 * is a role. infra/test-world/test/own-areas.test.ts asks both about the same people.
 */
export function worksInAreaSql(
  { userProfileId, accountId, isAccountAdmin }: WorkerColumns,
  area: Pick<VenueColumns, 'id' | 'accountId' | 'isActive'>,
): RawBuilder<boolean> {
  return sql`(${area.accountId} = ${accountId} and ${area.isActive} and (${isAccountAdmin}::boolean or ${area.id} in (
    select im.service_area_id from identity_api.membership im where im.user_profile_id = ${userProfileId})))`
}
