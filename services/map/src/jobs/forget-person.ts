import type { JobHandlers } from '@waymark/service-kit/jobs'
import type { Context } from '../context.ts'

/** Filters tell what a person needs, so they go with the account. */
export const forgetPerson: JobHandlers<'map', Context>['map.forget-person'] = async (
  { userProfileId },
  { context },
) => {
  await context.db.deleteFrom('saved_filters').where('user_profile_id', '=', userProfileId).execute()
}
