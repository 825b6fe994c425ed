import type { service } from '@waymark/contracts/service'
import type { Handler } from '@waymark/service-kit/implement'
import { serviceToScheduleAnswer } from '../../answers/service-to-schedule.ts'
import type { Context } from '../../context.ts'
import { listServicesOfArea } from '../../db/area-services.ts'

export const getServiceAreaServiceToSchedule: Handler<Context, typeof service.getServiceAreaServiceToSchedule> = async (
  { serviceAreaId },
  { context },
) => (await listServicesOfArea(context.reads, serviceAreaId)).map(serviceToScheduleAnswer)
