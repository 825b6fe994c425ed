import type { serviceArea } from '@waymark/contracts/service-area'
import { staffRole } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listAreasOf } from '../../db/service-areas.ts'
import { roleOf } from '../../rights/role-of.ts'

export const getServiceAreasByUser: Handler<Context, typeof serviceArea.getServiceAreasByUser> = async (
  _input,
  { context, caller },
) => {
  const areas = await listAreasOf(context.reads, caller)
  return areas.map((area) => ({
    serviceAreaId: area.id,
    name: area.name,
    suburb: area.suburb,
    userRole: caller.isAccountAdmin ? staffRole.Admin : roleOf(area.role),
    timeZone: area.time_zone,
  }))
}
