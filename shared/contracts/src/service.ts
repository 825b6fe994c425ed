import type { BookingId, ServiceAreaId, ServiceAreaServiceId, ServiceId, UserProfileId } from '@waymark/domain/ids'
import { areaManagerRoles } from '@waymark/domain/rights/roles'
import * as z from 'zod/mini'
import { anyone, areaRole } from './access.ts'
import { defineCall } from './define-call.ts'
import {
  cents,
  id,
  localDate,
  nothing,
  optionalText,
  pageFields,
  pageOf,
  queryId,
  rowId,
  timeOfDay,
  wallDateTime,
} from './shapes.ts'

/** Services and Scheduling need these roles and an organisation with the service role (product.md section 6). */
const ofArea = areaRole(areaManagerRoles, { holds: 'service' })
const ofAreaService = (areaField: string) =>
  areaRole(areaManagerRoles, { areaField, target: 'serviceAreaService', holds: 'service' })

/** A staff member as lists name them. */
export const staffName = z.object({
  userProfileId: rowId<UserProfileId>(),
  firstName: z.string(),
  lastName: z.string(),
})

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
  durationMinutes: z.int(),
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
  durationMinutes: z.int(),
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

/** One size of the catalogue. `maxPeople` is null where people are not chosen. */
export const catalogueSize = z.object({
  serviceSizeOptionId: z.int(),
  name: z.string(),
  sizeType: z.literal(['Hours', 'Visit', 'Rooms', 'People', 'Distance']),
  durationHours: z.number(),
  allowPeopleQtySelection: z.boolean(),
  maxPeople: z.nullable(z.int()),
})

/** The fee of a size: quoted, or cents per visit (`fixed`) or per hour (`perHour`). */
export const feeEntry = z.object({
  serviceSizeOptionId: z.int(),
  isQuotesFee: z.boolean(),
  priceCents: z.nullable(z.int()),
  feeBasis: z.literal(['fixed', 'perHour']),
  feeDisplay: z.string(),
})

/** One service of an area, enabled or not (`isEnabled`), as the list shows it. */
export const serviceAreaServiceRow = z.object({
  serviceAreaServiceId: rowId<ServiceAreaServiceId>(),
  serviceId: rowId<ServiceId>(),
  version: z.int(),
  serviceName: z.string(),
  familyName: z.string(),
  isEnabled: z.boolean(),
  costTier: z.nullable(z.literal([3, 4, 5, 6])),
  leadHours: z.int(),
  bufferMinutes: z.int(),
  feeListDisplay: z.array(z.string()),
  /** The offered sizes; `maxPeople` is null where the location sets no limit of its own. */
  offeredSizes: z.array(z.object({ serviceSizeOptionId: z.int(), maxPeople: z.nullable(z.int()) })),
  staffUserProfileIds: z.array(rowId<UserProfileId>()),
  lineCount: z.int(),
})

/** One service of an area with all its settings. `version` rises with every saved change of them. */
export const serviceAreaServiceDetail = z.object({
  serviceAreaServiceId: rowId<ServiceAreaServiceId>(),
  serviceAreaId: rowId<ServiceAreaId>(),
  serviceId: rowId<ServiceId>(),
  version: z.int(),
  serviceName: z.string(),
  familyName: z.string(),
  /** The catalogue's description; shown to clients while `description` is empty. */
  catalogueDescription: z.string(),
  isEnabled: z.boolean(),
  description: z.string(),
  preparation: z.nullable(z.string()),
  leadHours: z.int(),
  bufferMinutes: z.int(),
  costTier: z.nullable(z.literal([3, 4, 5, 6])),
  pricingDescription: z.string(),
  /** All sizes of the catalogue; `fee` is null for those that are not offered. */
  sizeOptions: z.array(z.extend(catalogueSize, { offeredMaxPeople: z.nullable(z.int()), fee: z.nullable(feeEntry) })),
  staff: z.array(staffName),
  lineCount: z.int(),
})

const sizeWishes = z
  .array(z.strictObject({ serviceSizeOptionId: id(), maxPeople: z._default(z.nullable(id()), null) }))
  .check(z.maxLength(20))
const feeFields = {
  isQuotesFee: z.boolean(),
  /** Null exactly when quoted; 0 is free. */
  priceCents: z.nullable(cents().check(z.lte(10_000_000, 'Use at most $100,000.'))),
  feeBasis: z._default(z.literal(['fixed', 'perHour']), 'fixed'),
}
const costTier = () => z.nullable(z.literal([3, 4, 5, 6]))
const leadHours = () =>
  z.int().check(z.gte(24, 'Use at least 24 hours.'), z.lte(720, 'Use at most 720 hours, which are 30 days.'))
const bufferMinutes = () =>
  z.int().check(
    z.gte(0, 'Use 0 to 240 minutes.'),
    z.lte(240, 'Use 0 to 240 minutes.'),
    z.refine((minutes) => minutes % 15 === 0, 'Use steps of 15 minutes.'),
  )
const staffIds = () => z.array(id<UserProfileId>()).check(z.maxLength(200))
const someOf = <Kind extends ServiceId | ServiceAreaServiceId>(max: number) =>
  z.array(id<Kind>()).check(z.minLength(1, 'Choose at least one service.'), z.maxLength(max))

const settingsChanged = {
  ChangedMeanwhile:
    'Someone else changed this service. We have loaded their changes. Please check them, then save again.',
} as const
const leavesJobs = {
  NotAtLocation: 'This person does not work at this location.',
  HasBookings:
    'Confirmed bookings coming up: {count}, the next on {next}. They stay as they are if you stop offering this.',
  HasFutureJobs:
    'Confirmed jobs coming up for people you take off: {count}, the next on {next}. Give them to somebody else, or continue and they stay as they are.',
} as const
const sizeRefusals = {
  SizeNotThere: 'This service does not come in this size.',
  TooManyPeople: 'The most people for this size: {max}.',
} as const
const feeRefusals = {
  PriceMissing: 'Give a price, or choose "Quote".',
  SizeNotThere: 'This size is not offered.',
} as const

/** Service (calls.md, /api/Service/). */
export const service = {
  getAllServices: defineCall({
    method: 'GET',
    path: '/api/Service/get-all-services',
    summary: 'The catalogue of services',
    reads: [],
    access: anyone,
    input: nothing,
    output: z.array(
      z.object({ serviceId: rowId<ServiceId>(), name: z.string(), familyName: z.string(), description: z.string() }),
    ),
    cacheSeconds: 3600,
  }),
  getServiceAreaServiceToSchedule: defineCall({
    method: 'GET',
    path: '/api/Service/get-service-area-service-to-schedule',
    summary: 'Services of an area that can be scheduled',
    reads: ['schedule', 'service'],
    access: ofArea,
    input: z.strictObject({ serviceAreaId: queryId<ServiceAreaId>() }),
    output: z.array(serviceToSchedule),
  }),
  getServiceScheduleBase: defineCall({
    method: 'GET',
    path: '/api/Service/get-service-schedule-base/{id}',
    summary: 'Weekly times of one service of an area (id: serviceAreaServiceId)',
    reads: ['schedule', 'service', 'team'],
    access: ofAreaService('id'),
    input: z.strictObject({ id: queryId<ServiceAreaServiceId>() }),
    output: scheduleBase,
  }),
  updateListServiceScheduleBase: defineCall({
    method: 'POST',
    path: '/api/Service/update-list-service-schedule-base',
    summary: 'Add, change or take out weekly times',
    changes: ['freeTime', 'schedule'],
    access: ofAreaService('serviceAreaServiceId'),
    input: z.strictObject({
      serviceAreaServiceId: id<ServiceAreaServiceId>(),
      version: z.int(),
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
    output: scheduleBase,
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
    input: z.strictObject({
      serviceAreaServiceId: id<ServiceAreaServiceId>(),
      start: wallDateTime(),
      end: wallDateTime(),
    }),
    output: z.array(scheduleException),
  }),
  updateListServiceScheduleException: defineCall({
    method: 'POST',
    path: '/api/Service/update-list-service-schedule-exception',
    summary: 'Add, change or take out time away and extra times',
    changes: ['freeTime', 'schedule'],
    access: ofAreaService('serviceAreaServiceId'),
    input: z.strictObject({
      serviceAreaServiceId: id<ServiceAreaServiceId>(),
      lines: z
        .array(
          z.strictObject({
            scheduleExceptionId: z.nullable(id()),
            /** The version of the span that was read; null for a new one. */
            version: z._default(z.nullable(z.int()), null),
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
    output: z.array(scheduleException),
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
    input: z.strictObject({
      serviceAreaId: id<ServiceAreaId>(),
      services: z
        .array(z.strictObject({ serviceAreaServiceId: id<ServiceAreaServiceId>(), version: z.int() }))
        .check(z.minLength(1, 'Choose at least one service.'), z.maxLength(100)),
      /** `replace` sets exactly these times on these days; `remove` without times clears the days. */
      way: z.literal(['add', 'replace', 'remove']),
      daysOfWeek: z
        .array(z.int().check(z.gte(0), z.lte(6)))
        .check(z.minLength(1, 'Choose at least one day.'), z.maxLength(7)),
      startTimes: z.array(timeOfDay()).check(z.maxLength(49)),
      keepsStrandedBookings: z._default(z.boolean(), false),
    }),
    output: z.array(serviceToSchedule),
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
    input: z.strictObject({
      serviceAreaId: id<ServiceAreaId>(),
      serviceAreaServiceIds: someOf<ServiceAreaServiceId>(100),
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
    output: z.object({ serviceAreaServiceIds: z.array(rowId<ServiceAreaServiceId>()) }),
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
    input: z.strictObject({
      serviceAreaServiceId: queryId<ServiceAreaServiceId>(),
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
              bookingId: z.nullable(rowId<BookingId>()),
              /** The note of an extra or away span. */
              note: z.nullable(z.string()),
            }),
          ),
        }),
      ),
    }),
  }),
  getServiceSizeOptionsByServiceId: defineCall({
    method: 'GET',
    path: '/api/Service/get-service-size-options-by-service-id',
    summary: 'Job sizes of a service of the catalogue',
    reads: [],
    access: anyone,
    input: z.strictObject({ serviceId: queryId<ServiceId>() }),
    output: z.array(catalogueSize),
    cacheSeconds: 3600,
  }),
  getServiceAreaServiceByServiceAreaId: defineCall({
    method: 'GET',
    path: '/api/Service/get-service-area-service-by-service-area-id',
    summary: 'Services of an area, offered or kept for later, found by name or family, in the order of the catalogue',
    reads: ['schedule', 'service', 'team'],
    access: ofArea,
    input: z.strictObject({
      serviceAreaId: queryId<ServiceAreaId>(),
      search: z._default(optionalText(100), ''),
      ...pageFields,
    }),
    output: pageOf(serviceAreaServiceRow),
  }),
  getDetailServiceAreaService: defineCall({
    method: 'GET',
    path: '/api/Service/get-detail-service-area-service/{id}',
    summary: 'One service of an area with sizes, fees and staff (id: serviceAreaServiceId)',
    reads: ['person', 'schedule', 'service', 'team'],
    access: ofAreaService('id'),
    input: z.strictObject({ id: queryId<ServiceAreaServiceId>() }),
    output: serviceAreaServiceDetail,
  }),
  getActiveServicesToAssignUser: defineCall({
    method: 'GET',
    path: '/api/Service/get-active-services-to-assign-user',
    summary: 'Services on offer that somebody can be assigned to',
    reads: ['service'],
    access: ofArea,
    input: z.strictObject({ serviceAreaId: queryId<ServiceAreaId>() }),
    output: z.array(
      z.object({
        serviceAreaServiceId: rowId<ServiceAreaServiceId>(),
        serviceName: z.string(),
        familyName: z.string(),
      }),
    ),
  }),
  getAssignedServicesToUserOnServiceArea: defineCall({
    method: 'GET',
    path: '/api/Service/get-assigned-services-to-user-on-service-area',
    summary: 'Services that a person is assigned to at a location',
    reads: ['service', 'team'],
    access: ofArea,
    input: z.strictObject({ serviceAreaId: queryId<ServiceAreaId>(), userProfileId: queryId<UserProfileId>() }),
    output: z.array(
      z.object({
        serviceAreaServiceId: rowId<ServiceAreaServiceId>(),
        serviceName: z.string(),
        familyName: z.string(),
      }),
    ),
  }),
  getAssignedStaffsOnMultipleServices: defineCall({
    method: 'POST',
    path: '/api/Service/get-assigned-staffs-on-multiple-services',
    summary: 'Who is assigned to which of several services',
    reads: ['person', 'team'],
    access: ofArea,
    input: z.strictObject({
      serviceAreaId: id<ServiceAreaId>(),
      serviceAreaServiceIds: someOf<ServiceAreaServiceId>(100),
    }),
    output: z.array(z.extend(staffName, { serviceAreaServiceIds: z.array(rowId<ServiceAreaServiceId>()) })),
  }),
  updateServiceBasicInfo: defineCall({
    method: 'POST',
    path: '/api/Service/update-service-basic-info',
    summary: 'Offer a service of the catalogue, or change what is said of it and who does it',
    changes: ['freeTime', 'service', 'team'],
    access: ofArea,
    input: z.strictObject({
      serviceAreaId: id<ServiceAreaId>(),
      serviceId: id<ServiceId>(),
      /** The version of the service that was read; null for one that the area does not have yet. */
      version: z.nullable(z.int()),
      isEnabled: z.boolean(),
      description: z._default(optionalText(4000), ''),
      preparation: z._default(z.nullable(optionalText(2000)), null),
      leadHours: z._default(leadHours(), 24),
      bufferMinutes: z._default(bufferMinutes(), 0),
      /** All staff of the service; unchanged when omitted. */
      staffUserProfileIds: z.optional(staffIds()),
      /** Confirms that the manager has seen which bookings stay as they are. */
      keepsFutureBookings: z._default(z.boolean(), false),
    }),
    output: serviceAreaServiceDetail,
    refusals: { ...settingsChanged, ...leavesJobs },
  }),
  updateMultipleServicesBasicInfo: defineCall({
    method: 'POST',
    path: '/api/Service/update-multiple-services-basic-info',
    summary: 'Offer or stop several services, set their lead time, buffer and preparation, add and take off staff',
    changes: ['freeTime', 'service', 'team'],
    access: ofArea,
    input: z.strictObject({
      serviceAreaId: id<ServiceAreaId>(),
      serviceIds: someOf<ServiceId>(100),
      /** Omitted fields are unchanged. */
      isEnabled: z.optional(z.boolean()),
      leadHours: z.optional(leadHours()),
      bufferMinutes: z.optional(bufferMinutes()),
      preparation: z.optional(z.nullable(optionalText(2000))),
      addedStaffUserProfileIds: z._default(staffIds(), []),
      removedStaffUserProfileIds: z._default(staffIds(), []),
      keepsFutureBookings: z._default(z.boolean(), false),
    }),
    output: z.array(serviceAreaServiceRow),
    refusals: { ...leavesJobs, NotOffered: 'This location does not have one of these services yet.' },
  }),
  updateServiceAreaServiceSizeOptions: defineCall({
    method: 'POST',
    path: '/api/Service/update-service-area-service-size-options',
    summary: 'The job sizes that are offered of a service; a new one is quoted until it has a fee',
    changes: ['freeTime', 'service'],
    access: ofAreaService('serviceAreaServiceId'),
    input: z.strictObject({
      serviceAreaServiceId: id<ServiceAreaServiceId>(),
      version: z.int(),
      sizeOptions: sizeWishes,
    }),
    output: serviceAreaServiceDetail,
    refusals: { ...settingsChanged, ...sizeRefusals },
  }),
  updateMultipleServiceAreaServiceSizeOptions: defineCall({
    method: 'POST',
    path: '/api/Service/update-multiple-service-area-service-size-options',
    summary: 'The job sizes that are offered of several services: all or nothing',
    changes: ['freeTime', 'service'],
    access: ofArea,
    input: z.strictObject({
      serviceAreaId: id<ServiceAreaId>(),
      services: z
        .array(
          z.strictObject({
            serviceAreaServiceId: id<ServiceAreaServiceId>(),
            version: z.int(),
            sizeOptions: sizeWishes,
          }),
        )
        .check(z.minLength(1, 'Choose at least one service.'), z.maxLength(100)),
    }),
    output: z.array(serviceAreaServiceRow),
    refusals: { ...settingsChanged, ...sizeRefusals },
  }),
  updateServiceAreaServiceFee: defineCall({
    method: 'POST',
    path: '/api/Service/update-service-area-service-fee',
    summary: 'What the offered sizes of a service cost, its cost tier and what is said of the price',
    changes: ['service'],
    access: ofAreaService('serviceAreaServiceId'),
    input: z.strictObject({
      serviceAreaServiceId: id<ServiceAreaServiceId>(),
      version: z.int(),
      feeListEntries: z.array(z.strictObject({ serviceSizeOptionId: id(), ...feeFields })).check(z.maxLength(20)),
      costTier: costTier(),
      pricingDescription: z._default(optionalText(500), ''),
    }),
    output: serviceAreaServiceDetail,
    refusals: { ...settingsChanged, ...feeRefusals },
  }),
  updateMultipleServiceAreaServiceFee: defineCall({
    method: 'POST',
    path: '/api/Service/update-multiple-service-area-service-fee',
    summary: 'One fee for all offered sizes of several services',
    changes: ['service'],
    access: ofArea,
    input: z.strictObject({
      serviceAreaId: id<ServiceAreaId>(),
      serviceAreaServiceIds: someOf<ServiceAreaServiceId>(100),
      ...feeFields,
      /** Omitted, each service keeps its own. */
      costTier: z.optional(costTier()),
    }),
    output: z.array(serviceAreaServiceRow),
    refusals: { PriceMissing: feeRefusals.PriceMissing },
  }),
} as const
