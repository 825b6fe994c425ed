import type { StaffRole } from '@waymark/domain/enums'
import type { Kysely } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

/** Gives a person a role in an area of their own account; nothing happens for another account's. */
export async function giveAreaRole(
  db: Kysely<IdentityDatabase>,
  given: { readonly userProfileId: number; readonly serviceAreaId: number; readonly role: StaffRole },
): Promise<void> {
  await db
    .insertInto('membership')
    .columns(['user_profile_id', 'service_area_id', 'role'])
    .expression((row) =>
      row
        .selectFrom('user_profile as p')
        .innerJoin('provider_api.service_area as a', 'a.account_id', 'p.account_id')
        .select(['p.id', 'a.id as service_area_id', row.val(given.role).as('role')])
        .where('p.id', '=', given.userProfileId)
        .where('a.id', '=', given.serviceAreaId),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_profile_id', 'service_area_id']).doUpdateSet({ role: given.role }),
    )
    .execute()
}

/** The role that somebody has in an area, null for none. */
export async function findAreaRole(
  db: Kysely<IdentityDatabase>,
  asked: { readonly userProfileId: number; readonly serviceAreaId: number },
): Promise<StaffRole | null> {
  const row = await db
    .selectFrom('membership')
    .select('role')
    .where('user_profile_id', '=', asked.userProfileId)
    .where('service_area_id', '=', asked.serviceAreaId)
    .executeTakeFirst()
  return row?.role ?? null
}

export async function takeAreaRole(
  db: Kysely<IdentityDatabase>,
  taken: { readonly userProfileId: number; readonly serviceAreaId: number },
): Promise<void> {
  await db
    .deleteFrom('membership')
    .where('user_profile_id', '=', taken.userProfileId)
    .where('service_area_id', '=', taken.serviceAreaId)
    .execute()
}

/** The locations where somebody has a role. */
export async function listMembershipAreas(db: Kysely<IdentityDatabase>, userProfileId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('membership')
    .select('service_area_id')
    .where('user_profile_id', '=', userProfileId)
    .execute()
  return rows.map((row) => row.service_area_id)
}
