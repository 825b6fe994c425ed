import type { service } from '@waymark/contracts/service'
import type { serviceArea } from '@waymark/contracts/service-area'
import type { Handlers } from '@waymark/service-kit/implement'
import type { Context } from '../context.ts'
import { getAllServices } from './get-all-services.ts'
import { getServiceArea } from './get-service-area.ts'
import { getServiceAreaServiceToSchedule } from './get-service-area-service-to-schedule.ts'
import { getServiceAreasByUser } from './get-service-areas-by-user.ts'
import { getServiceScheduleBase } from './get-service-schedule-base.ts'
import { getServiceScheduleException } from './get-service-schedule-exception.ts'
import { getServiceWeek } from './get-service-week.ts'
import { getVenueMapData } from './get-venue-map-data.ts'
import { updateListServiceScheduleBase } from './update-list-service-schedule-base.ts'
import { updateListServiceScheduleException } from './update-list-service-schedule-exception.ts'

export const serviceAreaCalls: Handlers<Context, typeof serviceArea> = {
  getServiceAreasByUser,
  getServiceArea,
  getVenueMapData,
}

export const serviceCalls: Handlers<Context, typeof service> = {
  getAllServices,
  getServiceAreaServiceToSchedule,
  getServiceScheduleBase,
  updateListServiceScheduleBase,
  getServiceScheduleException,
  updateListServiceScheduleException,
  getServiceWeek,
}
