import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { giveAreaRole, takeAreaRole } from '../db/memberships.ts'

export const setAreaRole: JobHandlers<'identity', Context>['identity.set-area-role'] = async (
  { userProfileId, serviceAreaId, role },
  { context },
) => {
  if (role === null) await takeAreaRole(context.db, { userProfileId, serviceAreaId })
  else await giveAreaRole(context.db, { userProfileId, serviceAreaId, role })
  // Makes every process drop its cached roles of the person.
  await context.bus.publish('person', userProfileId)
}
