import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { unassignFromActivities } from '../db/activity-staff.ts'
import { listServiceIds } from '../db/area-services.ts'
import { removeManager, unassignStaff, writeWorkingHours } from '../db/write-staff.ts'

export const leaveArea: JobHandlers<'provider', Context>['provider.leave-area'] = async (of, { context }) => {
  await context.db.transaction().execute(async (trx) => {
    const services = await listServiceIds(trx, of.serviceAreaId, of.userProfileId)
    await unassignStaff(
      trx,
      services.map(({ id }) => id),
      [of.userProfileId],
    )
    await unassignFromActivities(trx, of)
    await writeWorkingHours(trx, of, [])
    await removeManager(trx, of)
  })
}
