import type { service } from '@waymark/contracts/service'
import { serviceName } from '@waymark/domain/catalogue/services'
import type { Handler } from '@waymark/service-kit/implement'
import { shortestMinutes } from '../answers/shortest-minutes.ts'
import type { Context } from '../context.ts'
import { listServicesOfArea } from '../db/area-services.ts'

export const getServiceAreaServiceToSchedule: Handler<Context, typeof service.getServiceAreaServiceToSchedule> = async (
  { serviceAreaId },
  { context },
) => {
  const services = await listServicesOfArea(context.reads, serviceAreaId)
  return services.map((row) => ({
    serviceAreaServiceId: row.id,
    serviceName: serviceName(row.service_id),
    durationMinutes: shortestMinutes(row),
    bufferMinutes: row.buffer_minutes,
    lineCount: row.line_count,
  }))
}
