import type { ActivityId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

/** Who helps with an activity. */
export async function listActivityStaff(db: Kysely<ProviderDatabase>, activityId: ActivityId) {
  return db
    .selectFrom('activity_staff as t')
    .innerJoin('identity_api.person as p', 'p.id', 't.user_profile_id')
    .select(['p.id as userProfileId', 'p.first_name as firstName', 'p.last_name as lastName'])
    .where('t.activity_id', '=', activityId)
    .where('p.is_active', '=', true)
    .orderBy('p.first_name')
    .orderBy('p.id')
    .execute()
}

/** Assigns somebody who works at the location; false for anybody else. */
export async function assignToActivity(
  db: Kysely<ProviderDatabase>,
  of: {
    readonly activityId: ActivityId
    readonly serviceAreaId: ServiceAreaId
    readonly userProfileId: UserProfileId
  },
): Promise<boolean> {
  const member = await db
    .selectFrom('identity_api.membership as m')
    .innerJoin('identity_api.person as p', 'p.id', 'm.user_profile_id')
    .select('m.id')
    .where('m.user_profile_id', '=', of.userProfileId)
    .where('m.service_area_id', '=', of.serviceAreaId)
    .where('p.can_work', '=', true)
    .executeTakeFirst()
  if (!member) return false
  await db
    .insertInto('activity_staff')
    .values({ activity_id: of.activityId, user_profile_id: of.userProfileId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

export async function unassignFromActivity(
  db: Kysely<ProviderDatabase>,
  of: { readonly activityId: ActivityId; readonly userProfileId: UserProfileId },
): Promise<void> {
  await db
    .deleteFrom('activity_staff')
    .where('activity_id', '=', of.activityId)
    .where('user_profile_id', '=', of.userProfileId)
    .execute()
}

/** Unassigns somebody from the activities of one location, or of all. Sessions to come lose them by `booking.leave-sessions`. */
export async function unassignFromActivities(
  db: Kysely<ProviderDatabase>,
  of: { readonly userProfileId: UserProfileId; readonly serviceAreaId?: ServiceAreaId },
): Promise<void> {
  const { serviceAreaId, userProfileId } = of
  await db
    .deleteFrom('activity_staff')
    .where('user_profile_id', '=', userProfileId)
    .where((row) =>
      serviceAreaId === undefined
        ? row.lit(true)
        : row(
            'activity_id',
            'in',
            row.selectFrom('activity').select('id').where('service_area_id', '=', serviceAreaId),
          ),
    )
    .execute()
}
