import type { BookingId, ServiceAreaId, ServiceAreaServiceId, UserProfileId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { id, localDate, optionalText, queryId, rowId, timeOfDay, wallDateTime } from '../shapes.ts'
import { ofArea, ofAreaService } from './manager-access.ts'
import { someOf, staffName } from './service-shapes.ts'

/** One weekly start time, wall time of the area. An empty `staffUserProfileIds` means every assigned staff member. Sunday is 0. */
const scheduleLine = z.object({
  scheduleLineId: z.int(),
  dayOfWeek: z.int(),
  startTime: z.string(),
  staffUserProfileIds: z.array(rowId<UserProfileId>()),
})

/** A span of time away or extra starts; for the whole service when `staffUserProfileId` is null. */
export const scheduleException = z.object({
  scheduleExceptionId: z.int(),
  kind: z.literal(['away', 'extra']),
  startDateTime: z.string(),
  endDateTime: z.string(),
  staffUserProfileId: z.nullable(rowId<UserProfileId>()),
  note: z.nullable(z.string()),
  /** Rises with every saved change; sent back when saving. */
  version: z.int(),
})

/** The weekly times of one service; `version` rises with every saved change. */
export const scheduleBase = z.object({
  serviceAreaServiceId: rowId<ServiceAreaServiceId>(),
  serviceName: z.string(),
  timeZone: z.string(),
  /** Of its shortest size. */
  durationMinutes: z.int(),
  /** Of its longest size. */
  maxDurationMinutes: z.optional(z.int()),
  bufferMinutes: z.int(),
  version: z.int(),
  staff: z.array(staffName),
  lines: z.array(scheduleLine),
})

/** A service whose times can be set; `scheduleVersion` rises with every saved change of its weekly times. */
export const serviceToSchedule = z.object({
  serviceAreaServiceId: rowId<ServiceAreaServiceId>(),
  serviceName: z.string(),
  familyName: z.string(),
  /** Of its shortest size. */
  durationMinutes: z.int(),
  /** Of its longest size. */
  maxDurationMinutes: z.optional(z.int()),
  bufferMinutes: z.int(),
  lineCount: z.int(),
  scheduleVersion: z.int(),
})

const changedMeanwhile = {
  ChangedMeanwhile: 'Someone else changed these times. We have loaded theirs. Please check them, then save again.',
} as const

const offTheQuarterHour = 'Start times are on the quarter hour, from 6:00 am to 6:00 pm.'

const strandsAtStart =
  'Confirmed bookings that start at these times: {count}, the next on {next}. They stay as they are if you continue.'

const strandsInside =
  'Confirmed bookings in these times: {count}, the next on {next}. They stay as they are if you continue.'

const spanNote = () => z._default(z.nullable(optionalText(200)), null)

/** When a service can be booked: weekly times, time away, extra times. */
export const schedule = {
  getServiceAreaServiceToSchedule: defineCall({
    method: 'GET',
    path: '/api/Service/get-service-area-service-to-schedule',
    summary: 'Services of an area that can be scheduled',
    reads: ['schedule', 'service'],
    access: ofArea,
    input: () => z.strictObject({ serviceAreaId: queryId<ServiceAreaId>() }),
    output: () => z.array(serviceToSchedule),
  }),
  getServiceScheduleBase: defineCall({
    method: 'GET',
    path: '/api/Service/get-service-schedule-base/{id}',
    summary: 'Weekly times of one service of an area (id: serviceAreaServiceId)',
    reads: ['schedule', 'service', 'team'],
    access: ofAreaService('id'),
    input: () => z.strictObject({ id: queryId<ServiceAreaServiceId>() }),
    output: () => scheduleBase,
  }),
  updateListServiceScheduleBase: defineCall({
    method: 'POST',
    path: '/api/Service/update-list-service-schedule-base',
    summary: 'Add, change or take out weekly times',
    changes: ['freeTime', 'schedule'],
    access: ofAreaService('serviceAreaServiceId'),
    input: () =>
      z.strictObject({
        serviceAreaServiceId: id<ServiceAreaServiceId>(),
        version: z.int32(),
        lines: z
          .array(
            z.strictObject({
              scheduleLineId: z.nullable(id()),
              dayOfWeek: z.int().check(z.gte(0), z.lte(6)),
              startTime: timeOfDay(),
              staffUserProfileIds: z._default(z.array(id<UserProfileId>()).check(z.maxLength(50)), []),
            }),
          )
          .check(z.maxLength(400)),
        deletedScheduleLineIds: z._default(z.array(id()).check(z.maxLength(400)), []),
        /** Confirms that the person has seen which confirmed bookings the change affects. */
        keepsStrandedBookings: z._default(z.boolean(), false),
      }),
    output: () => scheduleBase,
    refusals: {
      ...changedMeanwhile,
      OffTheQuarterHour: offTheQuarterHour,
      LineTwice: 'This time is already in the list.',
      StaffNotAssigned: 'This person is not assigned to the service.',
      StrandsBookings: strandsAtStart,
    },
  }),
  getServiceScheduleException: defineCall({
    method: 'POST',
    path: '/api/Service/get-service-schedule-exception',
    summary: 'Time away and extra times between two moments',
    reads: ['schedule'],
    access: ofAreaService('serviceAreaServiceId'),
    input: () =>
      z.strictObject({
        serviceAreaServiceId: id<ServiceAreaServiceId>(),
        start: wallDateTime(),
        end: wallDateTime(),
      }),
    output: () => z.array(scheduleException),
  }),
  updateListServiceScheduleException: defineCall({
    method: 'POST',
    path: '/api/Service/update-list-service-schedule-exception',
    summary: 'Add, change or take out time away and extra times',
    changes: ['freeTime', 'schedule'],
    access: ofAreaService('serviceAreaServiceId'),
    input: () =>
      z.strictObject({
        serviceAreaServiceId: id<ServiceAreaServiceId>(),
        lines: z
          .array(
            z.strictObject({
              scheduleExceptionId: z.nullable(id()),
              /** The version of the span that was read; null for a new one. */
              version: z._default(z.nullable(z.int32()), null),
              kind: z.literal(['away', 'extra']),
              startDateTime: wallDateTime(),
              endDateTime: wallDateTime(),
              staffUserProfileId: z.nullable(id<UserProfileId>()),
              note: spanNote(),
            }),
          )
          .check(z.maxLength(200)),
        deletedScheduleExceptionIds: z._default(z.array(id()).check(z.maxLength(200)), []),
        keepsStrandedBookings: z._default(z.boolean(), false),
      }),
    /** The saved lines, in the order in which they were sent. */
    output: () => z.array(scheduleException),
    refusals: {
      ...changedMeanwhile,
      EndsBeforeStart: 'The end must be after the start.',
      LineTwice: 'This time is already in the list.',
      TimeDoesNotExist: 'The clocks change that day: this time does not exist. Choose another time.',
      StaffNotAssigned: 'This person is not assigned to the service.',
      StrandsBookings: strandsInside,
    },
  }),
  updateMultipleServiceScheduleBase: defineCall({
    method: 'POST',
    path: '/api/Service/update-multiple-service-schedule-base',
    summary: 'Add, replace or take out weekly times of several services at once: all or nothing',
    changes: ['freeTime', 'schedule'],
    access: ofArea,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        services: z
          .array(z.strictObject({ serviceAreaServiceId: id<ServiceAreaServiceId>(), version: z.int32() }))
          .check(z.minLength(1, 'Choose at least one service.'), z.maxLength(100)),
        /** `replace` sets exactly these times on these days; `remove` without times clears the days. */
        way: z.literal(['add', 'replace', 'remove']),
        daysOfWeek: z
          .array(z.int().check(z.gte(0), z.lte(6)))
          .check(z.minLength(1, 'Choose at least one day.'), z.maxLength(7)),
        startTimes: z.array(timeOfDay()).check(z.maxLength(49)),
        keepsStrandedBookings: z._default(z.boolean(), false),
      }),
    output: () => z.array(serviceToSchedule),
    refusals: {
      ChangedMeanwhile:
        'Someone else changed the times of {name}. We have loaded theirs. Please check them, then save again.',
      OffTheQuarterHour: offTheQuarterHour,
      StrandsBookings: strandsAtStart,
    },
  }),
  updateMultipleServiceScheduleException: defineCall({
    method: 'POST',
    path: '/api/Service/update-multiple-service-schedule-exception',
    summary: 'Add one time away or extra time to several services, or take it out of them: all or nothing',
    changes: ['freeTime', 'schedule'],
    access: ofArea,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        serviceAreaServiceIds: someOf(id<ServiceAreaServiceId>(), 100),
        way: z._default(z.literal(['add', 'remove']), 'add'),
        kind: z.literal(['away', 'extra']),
        startDateTime: wallDateTime(),
        endDateTime: wallDateTime(),
        /** For one person, in those of the services that they do; null for the whole service. */
        staffUserProfileId: z._default(z.nullable(id<UserProfileId>()), null),
        note: spanNote(),
        keepsStrandedBookings: z._default(z.boolean(), false),
      }),
    /** The services that have it now, or had it. */
    output: () => z.object({ serviceAreaServiceIds: z.array(rowId<ServiceAreaServiceId>()) }),
    refusals: {
      EndsBeforeStart: 'The end must be after the start.',
      TimeDoesNotExist: 'The clocks change that day: this time does not exist. Choose another time.',
      StaffNotAssigned: 'This person is not assigned to any of these services.',
      StrandsBookings: strandsInside,
    },
  }),
  getServiceWeek: defineCall({
    method: 'GET',
    path: '/api/Service/get-service-week',
    summary: 'One week of a service: what can be booked, what is booked, extra times and time away',
    reads: ['booking', 'schedule', 'service', 'team'],
    access: ofAreaService('serviceAreaServiceId'),
    input: () =>
      z.strictObject({
        serviceAreaServiceId: queryId<ServiceAreaServiceId>(),
        monday: localDate(),
      }),
    output: () =>
      z.object({
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
                bookingId: z.nullable(rowId<BookingId>()),
                /** The note of an extra or away span. */
                note: z.nullable(z.string()),
              }),
            ),
          }),
        ),
      }),
  }),
} as const
