import type { JobHandlers } from '@waymark/service-kit/jobs'
import type { Context } from '../context.ts'
import { giveAreaRole, takeAreaRole } from '../db/memberships.ts'

export const setAreaRole: JobHandlers<'identity', Context>['identity.set-area-role'] = async (
  { userProfileId, serviceAreaId, role },
  { context },
) => {
  if (role === null) await takeAreaRole(context.db, { userProfileId, serviceAreaId })
  else await giveAreaRole(context.db, { userProfileId, serviceAreaId, role })
  // Every process forgets what it knew of the person's roles.
  await context.bus.publish('person', userProfileId)
}
