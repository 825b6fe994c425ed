import type { StaffRole } from '@waymark/domain/enums'
import type { ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

/** Gives a person a role in an area of their own account; a no-op for areas of other accounts. */
export async function giveAreaRole(
  db: Kysely<IdentityDatabase>,
  membership: {
    readonly userProfileId: UserProfileId
    readonly serviceAreaId: ServiceAreaId
    readonly role: StaffRole
  },
): Promise<void> {
  await db
    .insertInto('membership')
    .columns(['user_profile_id', 'service_area_id', 'role'])
    .expression((row) =>
      row
        .selectFrom('user_profile as p')
        .innerJoin('provider_api.service_area as a', 'a.account_id', 'p.account_id')
        .select(['p.id', 'a.id as service_area_id', row.val(membership.role).as('role')])
        .where('p.id', '=', membership.userProfileId)
        .where('a.id', '=', membership.serviceAreaId),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_profile_id', 'service_area_id']).doUpdateSet({ role: membership.role }),
    )
    .execute()
}

/** The role of a person in an area, or null. */
export async function findAreaRole(
  db: Kysely<IdentityDatabase>,
  membership: { readonly userProfileId: UserProfileId; readonly serviceAreaId: ServiceAreaId },
): Promise<StaffRole | null> {
  const row = await db
    .selectFrom('membership')
    .select('role')
    .where('user_profile_id', '=', membership.userProfileId)
    .where('service_area_id', '=', membership.serviceAreaId)
    .executeTakeFirst()
  return row?.role ?? null
}

export async function takeAreaRole(
  db: Kysely<IdentityDatabase>,
  membership: { readonly userProfileId: UserProfileId; readonly serviceAreaId: ServiceAreaId },
): Promise<void> {
  await db
    .deleteFrom('membership')
    .where('user_profile_id', '=', membership.userProfileId)
    .where('service_area_id', '=', membership.serviceAreaId)
    .execute()
}

/** The locations where a person has a role. */
export async function listMembershipAreas(
  db: Kysely<IdentityDatabase>,
  userProfileId: UserProfileId,
): Promise<ServiceAreaId[]> {
  const rows = await db
    .selectFrom('membership')
    .select('service_area_id')
    .where('user_profile_id', '=', userProfileId)
    .execute()
  return rows.map((row) => row.service_area_id)
}
