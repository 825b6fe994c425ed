import type { serviceArea } from '@waymark/contracts/service-area'
import { staffRoleOf } from '@waymark/domain/enums'
import { effectiveRole, managementRoles } from '@waymark/domain/rights/roles'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listAreasOf } from '../../db/service-areas.ts'

export const getServiceAreasByUser: Handler<Context, typeof serviceArea.getServiceAreasByUser> = async (
  _input,
  { context, caller },
) => {
  const areas = await listAreasOf(context.reads, caller)
  return areas.flatMap(
    ({ id: serviceAreaId, name, suburb, role, time_zone: timeZone, visitors_to_answer: waiting }) => {
      const userRole = effectiveRole({ ...caller, role: role === null ? null : staffRoleOf(role) })
      if (userRole === null) return []
      const isTold = waiting > 0 && managementRoles.includes(userRole)
      return [{ serviceAreaId, name, suburb, userRole, timeZone, ...(isTold && { visitorsToAnswer: waiting }) }]
    },
  )
}
