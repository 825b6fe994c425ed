import type { BookingEmailKind } from '@waymark/domain/account/email-kinds'
import { isReachable } from '@waymark/domain/account/kept-client'
import type { AccountId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { areaBookerRoles, areaManagerRoles, managementRoles } from '@waymark/domain/rights/roles'
import type { Kysely, Transaction } from 'kysely'
import type { NotifyDatabase } from './schema.ts'

/** A person who can be emailed. */
export async function findPerson(db: Kysely<NotifyDatabase>, userProfileId: UserProfileId) {
  return db
    .selectFrom('identity_api.person')
    .select(['id', 'first_name', 'last_name', 'email', 'account_name'])
    .where('id', '=', userProfileId)
    .executeTakeFirst()
}

/** Whose account an address is, once they have confirmed it; `email` is in lower case. */
export async function findOwnerOfAddress(db: Kysely<NotifyDatabase>, email: string) {
  return db
    .selectFrom('identity_api.person')
    .select('first_name')
    .where('email', '=', email)
    .where('can_work', '=', true)
    .executeTakeFirst()
}

/** Filters the ids to people who still have their account, and clients of an organisation who have an address. */
export async function listActivePeople(trx: Transaction<NotifyDatabase>, userProfileIds: readonly UserProfileId[]) {
  if (userProfileIds.length === 0) return []
  const people = await trx
    .selectFrom('identity_api.person')
    .select(['id', 'first_name', 'last_name', 'email', 'kept_by_account_id'])
    .where('id', 'in', [...userProfileIds])
    .where('is_active', '=', true)
    .orderBy('id')
    .execute()
  return people.filter(({ email }) => isReachable(email))
}

/** The managers of an area, or the admin of its account when there are none. */
export async function listAreaManagers(
  trx: Transaction<NotifyDatabase>,
  area: { readonly serviceAreaId: ServiceAreaId; readonly accountId: AccountId },
): Promise<UserProfileId[]> {
  const managers = await trx
    .selectFrom('identity_api.membership')
    .select('user_profile_id as id')
    .where('service_area_id', '=', area.serviceAreaId)
    .where('role', 'in', areaManagerRoles)
    .execute()
  return managers.length > 0 ? managers.map(({ id }) => id) : listAccountAdmins(trx, area.accountId)
}

/** Who looks after the activities of an area: its managers and coordinators, or the admin of its account. */
export async function listActivityManagers(
  trx: Transaction<NotifyDatabase>,
  serviceAreaId: ServiceAreaId,
  accountId: AccountId,
): Promise<UserProfileId[]> {
  const managers = await trx
    .selectFrom('identity_api.membership')
    .select('user_profile_id as id')
    .where('service_area_id', '=', serviceAreaId)
    .where('role', 'in', managementRoles)
    .execute()
  return managers.length > 0 ? managers.map(({ id }) => id) : listAccountAdmins(trx, accountId)
}

/** The people who book for an area in consumer mode, besides the one who did. */
export async function listAreaBookers(
  trx: Transaction<NotifyDatabase>,
  serviceAreaId: ServiceAreaId,
): Promise<UserProfileId[]> {
  const bookers = await trx
    .selectFrom('identity_api.membership')
    .select('user_profile_id as id')
    .where('service_area_id', '=', serviceAreaId)
    .where('role', 'in', areaBookerRoles)
    .execute()
  return bookers.map(({ id }) => id)
}

/** The people among the ids who turned off a kind of email; every kind is on by default. */
export async function listDecliners(
  trx: Transaction<NotifyDatabase>,
  kind: BookingEmailKind,
  userProfileIds: readonly UserProfileId[],
): Promise<ReadonlySet<UserProfileId>> {
  if (userProfileIds.length === 0) return new Set()
  const declined = await trx
    .selectFrom('identity_api.email_preference')
    .select('user_profile_id')
    .where('user_profile_id', 'in', [...userProfileIds])
    .where('email_kind', '=', kind)
    .where('is_wanted', '=', false)
    .execute()
  return new Set(declined.map(({ user_profile_id }) => user_profile_id))
}

/** Everybody who keeps the whole installation. */
export async function listGlobalAdmins(trx: Transaction<NotifyDatabase>): Promise<UserProfileId[]> {
  const admins = await trx.selectFrom('identity_api.person').select('id').where('is_global_admin', '=', true).execute()
  return admins.map(({ id }) => id)
}

/** The admins of an organisation. */
export async function listAccountAdmins(
  trx: Transaction<NotifyDatabase>,
  accountId: AccountId,
): Promise<UserProfileId[]> {
  const admins = await trx
    .selectFrom('identity_api.person')
    .select('id')
    .where('account_id', '=', accountId)
    .where('is_account_admin', '=', true)
    .execute()
  return admins.map(({ id }) => id)
}
