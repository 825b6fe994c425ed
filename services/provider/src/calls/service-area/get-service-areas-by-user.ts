import type { serviceArea } from '@waymark/contracts/service-area'
import { staffRoleOf } from '@waymark/domain/enums'
import { effectiveRole } from '@waymark/domain/rights/roles'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listAreasOf } from '../../db/service-areas.ts'

export const getServiceAreasByUser: Handler<Context, typeof serviceArea.getServiceAreasByUser> = async (
  _input,
  { context, caller },
) => {
  const areas = await listAreasOf(context.reads, caller)
  return areas.flatMap(({ id: serviceAreaId, name, suburb, role, time_zone: timeZone }) => {
    const userRole = effectiveRole({ ...caller, role: role === null ? null : staffRoleOf(role) })
    return userRole === null ? [] : [{ serviceAreaId, name, suburb, userRole, timeZone }]
  })
}
