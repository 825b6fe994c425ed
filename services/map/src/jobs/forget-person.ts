import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'

/** Filters reveal what a person needs, so they are deleted with the account. */
export const forgetPerson: JobHandlers<'map', Context>['map.forget-person'] = async (
  { userProfileId },
  { context },
) => {
  await context.db.deleteFrom('saved_filters').where('user_profile_id', '=', userProfileId).execute()
}
