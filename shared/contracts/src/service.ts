import { staffRole } from '@waymark/domain/enums'
import * as z from 'zod/mini'
import { anyone, areaRole } from './access.ts'
import { defineCall } from './define-call.ts'
import { id, localDate, nothing, queryId, timeOfDay, wallDateTime } from './shapes.ts'

/** Services and Scheduling need these roles and an organisation with the service role (product.md section 6). */
const serviceManagers = [staffRole.Admin, staffRole.StaffAndServiceManager, staffRole.StaffManager] as const
const ofArea = areaRole(serviceManagers, { holds: 'service' })
const ofAreaService = (areaField: string) =>
  areaRole(serviceManagers, { areaField, target: 'serviceAreaService', holds: 'service' })

/** A staff member as lists name them. */
export const staffName = z.object({ userProfileId: z.int(), firstName: z.string(), lastName: z.string() })

/** One weekly start time, wall time of the area. An empty `staffUserProfileIds` means every assigned staff member. Sunday is 0. */
export const scheduleLine = z.object({
  scheduleLineId: z.int(),
  dayOfWeek: z.int(),
  startTime: z.string(),
  staffUserProfileIds: z.array(z.int()),
})

/** A span taken away, or added as extra start time; for the whole service when `staffUserProfileId` is null. */
export const scheduleException = z.object({
  scheduleExceptionId: z.int(),
  kind: z.literal(['away', 'extra']),
  startDateTime: z.string(),
  endDateTime: z.string(),
  staffUserProfileId: z.nullable(z.int()),
  note: z.nullable(z.string()),
})

/** The weekly times of one service; `version` rises with every saved change. */
export const scheduleBase = z.object({
  serviceAreaServiceId: z.int(),
  serviceName: z.string(),
  timeZone: z.string(),
  durationMinutes: z.int(),
  bufferMinutes: z.int(),
  version: z.int(),
  staff: z.array(staffName),
  lines: z.array(scheduleLine),
})

const changedMeanwhile = {
  ChangedMeanwhile: 'Someone else changed these times. We have loaded theirs; please look and save again.',
} as const

/** Service (calls.md, /api/Service/). */
export const service = {
  getAllServices: defineCall({
    method: 'GET',
    path: '/api/Service/get-all-services',
    summary: 'The catalogue of services',
    access: anyone,
    input: nothing,
    output: z.array(
      z.object({ serviceId: z.int(), name: z.string(), familyName: z.string(), description: z.string() }),
    ),
    cacheSeconds: 3600,
  }),
  getServiceAreaServiceToSchedule: defineCall({
    method: 'GET',
    path: '/api/Service/get-service-area-service-to-schedule',
    summary: 'Services of an area that can be scheduled',
    access: ofArea,
    input: z.strictObject({ serviceAreaId: queryId() }),
    output: z.array(
      z.object({
        serviceAreaServiceId: z.int(),
        serviceName: z.string(),
        durationMinutes: z.int(),
        bufferMinutes: z.int(),
        lineCount: z.int(),
      }),
    ),
  }),
  getServiceScheduleBase: defineCall({
    method: 'GET',
    path: '/api/Service/get-service-schedule-base/{id}',
    summary: 'Weekly times of one service of an area (id: serviceAreaServiceId)',
    access: ofAreaService('id'),
    input: z.strictObject({ id: queryId() }),
    output: scheduleBase,
  }),
  updateListServiceScheduleBase: defineCall({
    method: 'POST',
    path: '/api/Service/update-list-service-schedule-base',
    summary: 'Add, change or take out weekly times',
    access: ofAreaService('serviceAreaServiceId'),
    input: z.strictObject({
      serviceAreaServiceId: id(),
      version: z.int(),
      lines: z
        .array(
          z.strictObject({
            scheduleLineId: z.nullable(id()),
            dayOfWeek: z.int().check(z.gte(0), z.lte(6)),
            startTime: timeOfDay(),
            staffUserProfileIds: z._default(z.array(id()).check(z.maxLength(50)), []),
          }),
        )
        .check(z.maxLength(400)),
      deletedScheduleLineIds: z._default(z.array(id()).check(z.maxLength(400)), []),
      /** True once the person has seen which confirmed bookings the change would strand, and goes on. */
      keepsStrandedBookings: z._default(z.boolean(), false),
    }),
    output: scheduleBase,
    refusals: {
      ...changedMeanwhile,
      OffTheQuarterHour: 'Start times are on the quarter hour, from 6:00 am to 6:00 pm.',
      LineTwice: 'This time is already in the list.',
      StaffNotAssigned: 'This person is not assigned to the service.',
      StrandsBookings:
        'Confirmed bookings that start at these times: {count}, the next on {next}. They stay as they are if you go on.',
    },
  }),
  getServiceScheduleException: defineCall({
    method: 'POST',
    path: '/api/Service/get-service-schedule-exception',
    summary: 'Time away and extra times between two moments',
    access: ofAreaService('serviceAreaServiceId'),
    input: z.strictObject({ serviceAreaServiceId: id(), start: wallDateTime(), end: wallDateTime() }),
    output: z.array(scheduleException),
  }),
  updateListServiceScheduleException: defineCall({
    method: 'POST',
    path: '/api/Service/update-list-service-schedule-exception',
    summary: 'Add, change or take out time away and extra times',
    access: ofAreaService('serviceAreaServiceId'),
    input: z.strictObject({
      serviceAreaServiceId: id(),
      lines: z
        .array(
          z.strictObject({
            scheduleExceptionId: z.nullable(id()),
            kind: z.literal(['away', 'extra']),
            startDateTime: wallDateTime(),
            endDateTime: wallDateTime(),
            staffUserProfileId: z.nullable(id()),
            note: z._default(
              z.nullable(z.string().check(z.trim(), z.maxLength(200, 'Use at most 200 characters.'))),
              null,
            ),
          }),
        )
        .check(z.maxLength(200)),
      deletedScheduleExceptionIds: z._default(z.array(id()).check(z.maxLength(200)), []),
      keepsStrandedBookings: z._default(z.boolean(), false),
    }),
    /** The lines as saved, in the order in which they were sent. */
    output: z.array(scheduleException),
    refusals: {
      EndsBeforeStart: 'The end must be after the start.',
      TimeDoesNotExist: 'The clocks change that day: this time does not exist. Choose another time.',
      StaffNotAssigned: 'This person is not assigned to the service.',
      StrandsBookings:
        'Confirmed bookings in these times: {count}, the next on {next}. They stay as they are if you go on.',
    },
  }),
  getServiceWeek: defineCall({
    method: 'GET',
    path: '/api/Service/get-service-week',
    summary: 'One week of a service: what can be booked, what is booked, extra times and time away',
    access: ofAreaService('serviceAreaServiceId'),
    input: z.strictObject({
      serviceAreaServiceId: queryId(),
      monday: localDate(),
    }),
    output: z.object({
      timeZone: z.string(),
      days: z.array(
        z.object({
          date: z.string(),
          entries: z.array(
            z.object({
              kind: z.literal(['free', 'booked', 'extra', 'away']),
              startTime: z.string(),
              /** `24:00` is the end of the day. */
              endTime: z.string(),
              staffNames: z.array(z.string()),
              bookingId: z.nullable(z.int()),
              /** What an extra or away span says of itself. */
              note: z.nullable(z.string()),
            }),
          ),
        }),
      ),
    }),
  }),
} as const
