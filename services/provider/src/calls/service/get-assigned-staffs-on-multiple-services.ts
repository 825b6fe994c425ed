import type { service } from '@waymark/contracts/service'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listStaffOfServices } from '../../db/area-services.ts'

export const getAssignedStaffsOnMultipleServices: Handler<
  Context,
  typeof service.getAssignedStaffsOnMultipleServices
> = ({ serviceAreaId, serviceAreaServiceIds }, { context }) =>
  listStaffOfServices(context.reads, serviceAreaId, serviceAreaServiceIds)
