import type { BookingEmailKind } from '@waymark/domain/account/email-kinds'
import { isReachable } from '@waymark/domain/account/kept-client'
import type { StaffRole } from '@waymark/domain/enums'
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
  { serviceAreaId, accountId }: { readonly serviceAreaId: ServiceAreaId; readonly accountId: AccountId },
): Promise<UserProfileId[]> {
  const managers = await listMembers(trx, serviceAreaId, areaManagerRoles)
  return managers.length > 0 ? managers : listAccountAdmins(trx, accountId)
}

/** Who looks after the activities of an area: its managers and coordinators, or the admin of its account. */
export async function listActivityManagers(
  trx: Transaction<NotifyDatabase>,
  serviceAreaId: ServiceAreaId,
  accountId: AccountId,
): Promise<UserProfileId[]> {
  const managers = await listMembers(trx, serviceAreaId, managementRoles)
  return managers.length > 0 ? managers : listAccountAdmins(trx, accountId)
}

/** The people who book for an area in consumer mode, besides the one who did. */
export async function listAreaBookers(
  trx: Transaction<NotifyDatabase>,
  serviceAreaId: ServiceAreaId,
): Promise<UserProfileId[]> {
  return listMembers(trx, serviceAreaId, areaBookerRoles)
}

/** Who has one of the roles at an area. Somebody who is only invited is told nothing: the address may be a stranger's. */
async function listMembers(
  trx: Transaction<NotifyDatabase>,
  serviceAreaId: ServiceAreaId,
  roles: readonly StaffRole[],
): Promise<UserProfileId[]> {
  const members = await trx
    .selectFrom('identity_api.membership as m')
    .innerJoin('identity_api.person as p', 'p.id', 'm.user_profile_id')
    .select('p.id')
    .where('m.service_area_id', '=', serviceAreaId)
    .where('m.role', 'in', roles)
    .where('p.can_work', '=', true)
    .execute()
  return members.map(({ id }) => id)
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

/** The admins of an organisation who have accepted that. */
export async function listAccountAdmins(
  trx: Transaction<NotifyDatabase>,
  accountId: AccountId,
): Promise<UserProfileId[]> {
  const admins = await trx
    .selectFrom('identity_api.person')
    .select('id')
    .where('account_id', '=', accountId)
    .where('is_account_admin', '=', true)
    .where('can_work', '=', true)
    .execute()
  return admins.map(({ id }) => id)
}
