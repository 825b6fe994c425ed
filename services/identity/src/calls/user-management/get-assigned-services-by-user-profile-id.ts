import type { userManagement } from '@waymark/contracts/user-management'
import { serviceName } from '@waymark/domain/catalogue/own-services'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { listAssignedServices } from '../../db/assigned-services.ts'
import { findTeamMember } from '../../db/team.ts'

export const getAssignedServicesByUserProfileId: Handler<
  Context,
  typeof userManagement.getAssignedServicesByUserProfileId
> = async ({ id }, { context, caller }) => {
  const { accountId } = caller
  if (!(await findTeamMember(context.reads, accountId, id))) return notFound()
  const rows = await listAssignedServices(context.reads, accountId, id)
  return rows.map((row) => ({
    serviceAreaId: row.service_area_id,
    serviceAreaName: row.area_name,
    serviceAreaServiceId: row.id,
    serviceName: serviceName(row.service_id, row.own_name),
  }))
}
