import type { ServiceAreaServiceId } from '@waymark/domain/ids'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { listServiceIds } from '../db/area-services.ts'
import { assignStaff, unassignStaff } from '../db/write-staff.ts'

/** Skips ids of other locations' services and of services deleted meanwhile. */
export const setAssignedServices: JobHandlers<'provider', Context>['provider.set-assigned-services'] = async (
  { userProfileId, serviceAreaId, serviceAreaServiceIds },
  { context },
) => {
  await context.db.transaction().execute(async (trx) => {
    const services = await listServiceIds(trx, serviceAreaId, userProfileId)
    const isWanted = ({ id }: { readonly id: ServiceAreaServiceId }) => serviceAreaServiceIds.includes(id)
    const leaving = services.filter((one) => one.isAssigned && !isWanted(one))
    await unassignStaff(
      trx,
      leaving.map(({ id }) => id),
      [userProfileId],
    )
    await assignStaff(
      trx,
      services.filter(isWanted).map(({ id }) => id),
      [userProfileId],
    )
  })
}
