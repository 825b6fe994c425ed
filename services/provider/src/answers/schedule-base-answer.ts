import type { scheduleBase } from '@waymark/contracts/service/schedule'
import { serviceName } from '@waymark/domain/catalogue/own-services'
import type { ServiceAreaServiceId } from '@waymark/domain/ids'
import { timeOfMinute } from '@waymark/domain/schedule/wall-clock'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import { findAreaService, listServiceStaff } from '../db/area-services.ts'
import { listLines } from '../db/schedule-lines.ts'
import type { ProviderDatabase } from '../db/schema.ts'
import { maxMinutes, minMinutes } from './visit-minutes.ts'

/** The current weekly times of a service. */
export async function readScheduleBase(
  db: Kysely<ProviderDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
): Promise<z.input<typeof scheduleBase> | undefined> {
  const [service, staff, lines] = await Promise.all([
    findAreaService(db, serviceAreaServiceId),
    listServiceStaff(db, serviceAreaServiceId),
    listLines(db, serviceAreaServiceId),
  ])
  return (
    service && {
      serviceAreaServiceId: service.id,
      serviceName: serviceName(service.service_id, service.own_name),
      timeZone: service.time_zone,
      durationMinutes: minMinutes(service),
      maxDurationMinutes: maxMinutes(service),
      bufferMinutes: service.buffer_minutes,
      version: service.schedule_version,
      staff,
      lines: lines.map((line) => ({
        scheduleLineId: line.id,
        dayOfWeek: line.day_of_week,
        startTime: timeOfMinute(line.start_minute),
        staffUserProfileIds: [...line.staff_ids],
      })),
    }
  )
}
