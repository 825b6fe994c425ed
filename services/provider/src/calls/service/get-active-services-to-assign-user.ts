import type { service } from '@waymark/contracts/service'
import type { Handler } from '@waymark/service-kit/implement'
import { serviceChoice } from '../../answers/area-service-answer.ts'
import type { Context } from '../../context.ts'
import { listServicesOfArea } from '../../db/area-services.ts'

export const getActiveServicesToAssignUser: Handler<Context, typeof service.getActiveServicesToAssignUser> = async (
  { serviceAreaId },
  { context },
) => (await listServicesOfArea(context.reads, serviceAreaId)).map(serviceChoice)
