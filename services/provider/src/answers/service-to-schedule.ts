import type { serviceToSchedule } from '@waymark/contracts/service/schedule'
import { serviceKind, serviceName } from '@waymark/domain/catalogue/own-services'
import type * as z from 'zod/mini'
import type { AreaServiceRow } from '../db/area-services.ts'
import { maxMinutes, minMinutes } from './visit-minutes.ts'

/** A service as the scheduling screen lists it. */
export function serviceToScheduleAnswer(row: AreaServiceRow): z.input<typeof serviceToSchedule> {
  return {
    serviceAreaServiceId: row.id,
    serviceName: serviceName(row.service_id, row.own_name),
    familyName: serviceKind(row.service_id)?.family ?? '',
    durationMinutes: minMinutes(row),
    maxDurationMinutes: maxMinutes(row),
    bufferMinutes: row.buffer_minutes,
    lineCount: row.line_count,
    scheduleVersion: row.schedule_version,
  }
}
