import { maxSeriesDates } from '@waymark/domain/booking/repeat'
import type {
  AccountId,
  BookingId,
  SeriesId,
  ServiceAreaId,
  ServiceAreaServiceId,
  ServiceId,
  UserProfileId,
} from '@waymark/domain/ids'
import { limits } from '@waymark/domain/limits'
import { tooCloseText } from '@waymark/domain/texts'
import * as z from 'zod/mini'
import { signedIn } from './access.ts'
import {
  availabilityValue,
  bookedAddress,
  bookingDateSummary,
  bookingRow,
  bookingStatusValue,
  ownArea,
  providerListing,
  serviceOffer,
  sharedNeed,
} from './booking-shapes.ts'
import { defineCall } from './define-call.ts'
import { bookingFeedback } from './feedback.ts'
import { accessNeed } from './map.ts'
import { staffName } from './service.ts'
import {
  done,
  id,
  latitude,
  localDate,
  longitude,
  optionalText,
  pageFields,
  pageOf,
  phone,
  queryId,
  rowId,
  text,
  wallDateTime,
} from './shapes.ts'

/** Staff beyond this number are counted but not named; a search finds them. */
export const maxStaffNamed = 50

/**
 * The side whose bookings are requested: the client (or the area that books as consumer), or the provider of an area.
 */
const side = z.literal(['client', 'provider'])

const bookingListFilters = {
  /**
   * `all` is for global administrators: they search by number, name, organisation, location, service, address, email
   * address or phone number.
   */
  side: z.literal(['client', 'provider', 'all']),
  serviceAreaId: z.optional(id<ServiceAreaId>()),
  statuses: z._default(z.array(bookingStatusValue).check(z.maxLength(5)), []),
  /** `upcoming` starts now, `past` ends now. */
  period: z._default(z.literal(['all', 'upcoming', 'past']), 'all'),
  fromDate: z.optional(localDate()),
  toDate: z.optional(localDate()),
  serviceId: z.optional(id<ServiceId>()),
  staffUserProfileId: z.optional(id<UserProfileId>()),
  clientUserProfileId: z.optional(id<UserProfileId>()),
  /** The location that provides the service; in a provider's own list it is `serviceAreaId`. */
  locationId: z.optional(id<ServiceAreaId>()),
  /** The organisation that provides the service; with side `all`. */
  accountId: z.optional(id<AccountId>()),
  search: z._default(optionalText(100), ''),
  sort: z._default(z.literal(['start', '-start', 'created', '-created']), 'start'),
}

const tooManyDates = `Choose at most ${maxSeriesDates} dates at once.`

const notConfirmed = { NotConfirmed: 'Cannot cancel/change booking which is not confirmed status' } as const
const stillPlacing = {
  StillPlacing: 'We are still looking for somebody for some of these dates. Try again in a moment.',
} as const
const managersOnly = { ManagersOnly: 'Only the managers of the location can choose who goes.' } as const

/**
 * Booking (calls.md, /api/Booking/). Which bookings a person may see or act on is decided in
 * `domain/rights/booking-rights`.
 */
export const booking = {
  getDataForNewBooking: defineCall({
    method: 'GET',
    path: '/api/Booking/get-data-for-new-booking',
    summary: 'What the booking form starts from: the offer, my details, the catalogue',
    reads: ['location', 'need', 'person', 'service', 'shortlist', 'team'],
    access: signedIn,
    input: z.strictObject({
      serviceAreaServiceId: z.optional(queryId<ServiceAreaServiceId>()),
      serviceAreaId: z.optional(queryId<ServiceAreaId>()),
      serviceId: z.optional(queryId<ServiceId>()),
      /** The location that books, in consumer mode. */
      userServiceAreaId: z.optional(queryId<ServiceAreaId>()),
    }),
    output: z.object({
      offer: z.nullable(serviceOffer),
      /** Services of `serviceAreaId`, when no single service was requested. */
      offers: z.array(serviceOffer),
      services: z.array(
        z.object({
          serviceId: rowId<ServiceId>(),
          name: z.string(),
          familyName: z.string(),
          description: z.string(),
          areaCount: z.int(),
        }),
      ),
      client: z.object({
        firstName: z.string(),
        lastName: z.string(),
        phone: z.nullable(z.string()),
        countryId: z.literal([1, 2]),
        /** Needs that I could share with the staff. */
        needs: z.array(accessNeed),
      }),
      /** The staff of the last booking of `offer`, while they still do it. */
      lastStaff: z.nullable(staffName),
      lastAddress: z.nullable(bookedAddress),
      /** The address of the location that books. */
      ownAddress: z.nullable(bookedAddress),
    }),
    refusals: { NotOffered: 'This service cannot be booked here.' },
  }),
  getAvailableServiceAreasForNewBooking: defineCall({
    method: 'POST',
    path: '/api/Booking/get-available-service-areas-for-new-booking',
    summary: 'Providers that come to an address with a service, nearest first',
    reads: ['feedback', 'freeTime', 'location', 'need', 'service', 'shortlist'],
    access: signedIn,
    input: z.strictObject({
      ServiceId: id<ServiceId>(),
      LatitudeForService: latitude(),
      LongitudeForService: longitude(),
      isShortlistedOnly: z._default(z.boolean(), false),
      sort: z._default(z.literal(['distance', 'rating', 'next free', 'fit']), 'distance'),
      ...pageFields,
    }),
    output: pageOf(providerListing),
  }),
  getAvailableTimesForServiceAreaForNewBooking: defineCall({
    method: 'POST',
    path: '/api/Booking/get-available-times-for-service-area-for-new-booking',
    summary: 'Free start times of a service day by day, and the state of dates already chosen',
    reads: ['freeTime'],
    access: signedIn,
    input: z.strictObject({
      ServiceAreaServiceId: id<ServiceAreaServiceId>(),
      ServiceSizeOptionId: id(),
      LatitudeForService: z.optional(latitude()),
      LongitudeForService: z.optional(longitude()),
      fromDate: localDate(),
      days: z._default(z.int().check(z.gte(1), z.lte(42)), 31),
      RequestedStartDateTimes: z._default(z.array(wallDateTime()).check(z.maxLength(maxSeriesDates, tooManyDates)), []),
      preferredStaffUserProfileId: z.optional(id<UserProfileId>()),
      /** A booking that is being changed does not block its own times. */
      changedBookingId: z.optional(id<BookingId>()),
      /** Neither do the dates of its series that move with it. */
      changedScope: z._default(z.literal(['one', 'later', 'all']), 'one'),
    }),
    output: z.object({
      timeZone: z.string(),
      durationMinutes: z.int(),
      days: z.array(z.object({ date: z.string(), free: z.array(z.string()) })),
      nextFree: z.nullable(z.string()),
      checkedDates: z.array(
        z.object({
          requestedStartDateTime: z.string(),
          noticeStatus: availabilityValue,
          alternativeTimes: z.array(z.string()),
        }),
      ),
    }),
    refusals: {
      NotOffered: 'This service cannot be booked here.',
      OutsideRadius: 'This address is {distance} km away. They travel up to {radius} km.',
    },
  }),
  addNewBooking: defineCall({
    method: 'POST',
    path: '/api/Booking/add-new-booking',
    summary: 'Book a service on one or several dates; each date is placed within seconds',
    changes: ['booking', 'freeTime'],
    access: signedIn,
    input: z.strictObject({
      ServiceAreaServiceId: id<ServiceAreaServiceId>(),
      RequestedStartDateTimes: z
        .array(wallDateTime())
        .check(z.minLength(1, 'Choose a day and a time.'), z.maxLength(maxSeriesDates, tooManyDates)),
      AddressForService: text(limits.addressMaxLength),
      LatitudeForService: latitude(),
      LongitudeForService: longitude(),
      UnitNumberForService: z._default(z.nullable(optionalText(20)), null),
      RequestedPeopleQty: z._default(z.int().check(z.gte(1), z.lte(50)), 1),
      SizeOptionName: z.optional(optionalText(100)),
      SizeOptionType: z.optional(optionalText(20)),
      SizeOptionId: z.optional(id()),
      SizeOptionDurationHours: z.optional(z.number()),
      Notes: z._default(optionalText(2000), ''),
      /** The service area that books, in consumer mode. */
      UserServiceAreaId: z._default(z.nullable(id<ServiceAreaId>()), null),
      isMyself: z.boolean(),
      otherRecipient: z._default(
        z.nullable(z.strictObject({ name: text(100), phone: phone(), notes: z._default(optionalText(1000), '') })),
        null,
      ),
      ServiceId: id<ServiceId>(),
      ServiceSizeOptionId: id(),
      ServiceAreaId: id<ServiceAreaId>(),
      preferredStaffUserProfileId: z.optional(id<UserProfileId>()),
      /** Accessibility options of my needs profile that the staff may see. */
      sharedAccessibilityOptionIds: z._default(z.array(id()).check(z.maxLength(60)), []),
      /** My Incomplete booking of this service that this one replaces; it disappears from lists. */
      insteadOfBookingId: z.optional(id<BookingId>()),
    }),
    output: z.object({ bookingSeriesId: rowId<SeriesId>(), bookingDatesSummary: z.array(bookingDateSummary) }),
    refusals: {
      TooSoon: 'A booking must start more than {hours} hours from now.',
      TooFarAhead: `A booking can be at most ${limits.repeatMonthsMax} months ahead.`,
      OutsideRadius: 'This address is {distance} km away. They travel up to {radius} km.',
      NotOffered: 'This service cannot be booked here.',
      SizeNotOffered: 'This size is not offered for this service.',
      TooManyPeople: 'This size is for at most {max} people.',
      DateTwice: 'Your request has the same date and time twice.',
      AlreadyBooked: 'You already have this service booked at {time}.',
      TimeDoesNotExist: 'The clocks change that day: {time} does not exist. Choose another time.',
      NotInTheirTimes: 'This provider does not start at {time}. Choose one of the free times.',
      RestrictedToProvider: 'Your bookings are with {provider} only.',
      WhoIsItFor: 'Tell us who the visit is for.',
      AlreadyInstead: 'Another time has already been taken for this date.',
      ...ownArea,
    },
    rateLimit: { max: 30, windowSeconds: 60 },
  }),
  getDataForBookingList: defineCall({
    method: 'GET',
    path: '/api/Booking/get-data-for-booking-list',
    summary:
      'What a list of bookings can be narrowed to: its services, locations, the clients who booked last, or who came last',
    reads: ['booking'],
    access: signedIn,
    input: z.strictObject({ side, serviceAreaId: z.optional(queryId<ServiceAreaId>()) }),
    output: z.object({
      services: z.array(z.object({ serviceId: rowId<ServiceId>(), name: z.string() })),
      locations: z.array(z.object({ serviceAreaId: rowId<ServiceAreaId>(), name: z.string() })),
      clients: z.array(z.object({ userProfileId: rowId<UserProfileId>(), name: z.string() })),
      /** The staff of a client's most recent bookings; for providers the team call has them. */
      staff: z.array(z.object({ userProfileId: rowId<UserProfileId>(), name: z.string() })),
    }),
    refusals: ownArea,
  }),
  getBookingList: defineCall({
    method: 'POST',
    path: '/api/Booking/get-booking-list',
    summary: 'Bookings as client or as provider, filtered, sorted and paged',
    reads: ['booking', 'message'],
    access: signedIn,
    input: z.strictObject({ ...bookingListFilters, ...pageFields }),
    /** `isMore`: there are more than are counted and paged (side `all`); the search has to be narrowed. */
    output: z.extend(pageOf(bookingRow), { isMore: z.optional(z.boolean()) }),
    refusals: ownArea,
  }),
  exportBookingList: defineCall({
    method: 'POST',
    path: '/api/Booking/export-booking-list',
    summary: 'The list of bookings as an xlsx file, with the same filters',
    reads: ['booking'],
    access: signedIn,
    input: z.strictObject(bookingListFilters),
    output: z.null(),
    answer: 'file',
    refusals: {
      ...ownArea,
      TooMany: 'This list has more than {max} bookings. Narrow it with the filters.',
    },
    rateLimit: { max: 10, windowSeconds: 3600 },
  }),
  getBookingDetail: defineCall({
    method: 'POST',
    path: '/api/Booking/get-booking-detail',
    summary: 'One booking with its history, its series and what I may do with it',
    reads: ['booking', 'feedback', 'message'],
    access: signedIn,
    input: z.strictObject({ bookingId: id<BookingId>() }),
    output: z.extend(bookingRow, {
      Notes: z.string(),
      UnitNumberForService: z.nullable(z.string()),
      RequestedPeopleQty: z.int(),
      /** Rounded to a tenth of a degree for people who may not see the address. */
      LatitudeForService: z.number(),
      LongitudeForService: z.number(),
      otherRecipient: z.nullable(z.object({ name: z.string(), phone: z.string(), notes: z.string() })),
      clientPhone: z.nullable(z.string()),
      providerPhone: z.nullable(z.string()),
      sharedAccessibilityOptionIds: z.array(z.int()),
      sharedNeeds: z.array(sharedNeed),
      serviceAreaServiceId: rowId<ServiceAreaServiceId>(),
      serviceId: rowId<ServiceId>(),
      ServiceSizeOptionId: z.int(),
      UserServiceAreaId: z.nullable(rowId<ServiceAreaId>()),
      /** The organisation and location that a business booked for; null when the client is an individual. */
      bookedFor: z.optional(z.nullable(z.string())),
      /** The Incomplete booking that this one replaces. */
      insteadOfBookingId: z.nullable(rowId<BookingId>()),
      mySide: side,
      mayCancel: z.boolean(),
      mayChange: z.boolean(),
      mayComplete: z.boolean(),
      cancelRefusal: z.nullable(z.string()),
      changeRefusal: z.nullable(z.string()),
      completeRefusal: z.nullable(z.string()),
      freeToCancelUntil: z.string(),
      freeToChangeUntil: z.string(),
      history: z.array(z.object({ at: z.string(), what: z.string(), byName: z.string() })),
      /** The client's feedback, and whether I may give or answer it now. */
      feedback: z.optional(z.nullable(bookingFeedback)),
      mayGiveFeedback: z.optional(z.boolean()),
      mayAnswerFeedback: z.optional(z.boolean()),
      mayAssignStaff: z.optional(z.boolean()),
      bookingDatesSummary: z.array(bookingDateSummary),
    }),
  }),
  cancelBooking: defineCall({
    method: 'POST',
    path: '/api/Booking/cancel-booking',
    summary: 'Cancel a confirmed booking, up to 3 hours before its start',
    changes: ['auditTrail', 'booking', 'freeTime'],
    access: signedIn,
    input: z.strictObject({
      bookingId: id<BookingId>(),
      scope: z._default(z.literal(['one', 'later', 'all']), 'one'),
      reason: z._default(optionalText(500), ''),
    }),
    output: z.object({ cancelledBookingIds: z.array(rowId<BookingId>()) }),
    refusals: { TooClose: tooCloseText('{hours}'), ...notConfirmed, ...stillPlacing },
  }),
  getDataForChangeBooking: defineCall({
    method: 'GET',
    path: '/api/Booking/get-data-for-change-booking',
    summary: 'What changing a booking starts from: its service, its time, and which dates of its series can move',
    reads: ['freeTime', 'team'],
    access: signedIn,
    input: z.strictObject({
      bookingId: queryId<BookingId>(),
      /** Part of the name of somebody who could come. */
      staffSearch: z._default(optionalText(100), ''),
    }),
    output: z.object({
      bookingId: rowId<BookingId>(),
      bookingSeriesId: rowId<SeriesId>(),
      status: bookingStatusValue,
      requestedStartDateTime: z.string(),
      requestedEndDateTime: z.string(),
      timeZone: z.string(),
      ServiceAreaServiceId: rowId<ServiceAreaServiceId>(),
      ServiceAreaId: rowId<ServiceAreaId>(),
      ServiceId: rowId<ServiceId>(),
      ServiceSizeOptionId: z.int(),
      durationMinutes: z.int(),
      serviceName: z.string(),
      sizeOptionName: z.string(),
      serviceAreaName: z.string(),
      accountName: z.string(),
      clientName: z.string(),
      /** The recipient, when not the client. */
      recipientName: z.nullable(z.string()),
      feeDisplay: z.string(),
      /** The staff assigned now. */
      staff: z.array(staffName),
      /** Staff who could come, by name, at most `maxStaffNamed`; a search finds the others. */
      staffToChoose: z.array(staffName),
      /** The number of all who could come, ignoring the search. */
      staffToChooseCount: z.int(),
      mayChange: z.boolean(),
      /** Why it cannot be changed now, by the same rule as in `change-booking`. */
      changeRefusal: z.nullable(z.string()),
      freeToChangeUntil: z.string(),
      /** First and last day to which it can move. */
      fromDate: z.string(),
      toDate: z.string(),
      /** Dates that a change of each scope moves, in order; those past their cut-off are skipped. */
      movedDates: z.object({ later: z.array(z.string()), all: z.array(z.string()) }),
    }),
  }),
  changeBooking: defineCall({
    method: 'POST',
    path: '/api/Booking/change-booking',
    summary:
      'Move a confirmed booking, up to 24 hours before its start; of a series this date, this and later ones, or all',
    changes: ['booking', 'freeTime'],
    access: signedIn,
    input: z.strictObject({
      bookingId: id<BookingId>(),
      RequestedStartDateTime: wallDateTime(),
      /** The start that the person saw: the change is refused when somebody has moved it since. */
      SeenStartDateTime: z.optional(wallDateTime()),
      /** The other dates shift by the same number of days and minutes on the clock. */
      scope: z._default(z.literal(['one', 'later', 'all']), 'one'),
      preferredStaffUserProfileId: z.optional(id<UserProfileId>()),
    }),
    output: z.object({
      changedBookingIds: z.array(rowId<BookingId>()),
      bookingDatesSummary: z.array(bookingDateSummary),
    }),
    refusals: {
      TooClose: tooCloseText('{hours}'),
      ...notConfirmed,
      ...stillPlacing,
      TooSoon: 'A booking must start more than {hours} hours from now.',
      TooFarAhead: `A booking can be at most ${limits.repeatMonthsMax} months ahead.`,
      TimeDoesNotExist: 'The clocks change on {date}: {time} does not exist. Choose another time.',
      NotFree: 'Nobody is free on {date} at {time}. Choose another time.',
      AlreadyBooked: 'This service is already booked for {date} at {time}.',
      MovedMeanwhile: 'Somebody has moved this booking to {date} at {time}. Check it again before you change it.',
    },
    rateLimit: { max: 30, windowSeconds: 60 },
  }),
  completeBooking: defineCall({
    method: 'POST',
    path: '/api/Booking/complete-booking',
    summary: 'Say that a confirmed booking was done (provider)',
    changes: ['booking'],
    access: signedIn,
    input: z.strictObject({ bookingId: id<BookingId>() }),
    output: done,
    refusals: {
      ...notConfirmed,
      ProviderOnly: 'Only the provider can complete a booking.',
    },
  }),
  updateBookingStaff: defineCall({
    method: 'POST',
    path: '/api/Booking/update-booking-staff',
    summary: 'Send somebody to a confirmed booking, in addition or instead of somebody else (managers)',
    changes: ['auditTrail', 'booking', 'freeTime'],
    access: signedIn,
    input: z.strictObject({
      bookingId: id<BookingId>(),
      staffUserProfileId: id<UserProfileId>(),
      replacedStaffUserProfileId: z.optional(id<UserProfileId>()),
      reason: z._default(optionalText(500), ''),
    }),
    output: z.object({ staff: z.array(staffName) }),
    refusals: {
      ...notConfirmed,
      ...managersOnly,
      NotOnService: 'This person does not do this service. Choose one of its staff.',
      NotOnBooking: 'This person is not on the booking any more.',
      StaffBusy: '{name} has another job at that time. Choose somebody else.',
    },
  }),
  deleteBookingStaff: defineCall({
    method: 'POST',
    path: '/api/Booking/delete-booking-staff',
    summary: 'Take somebody off a confirmed booking that others go to as well (managers)',
    changes: ['auditTrail', 'booking', 'freeTime'],
    access: signedIn,
    input: z.strictObject({
      bookingId: id<BookingId>(),
      staffUserProfileId: id<UserProfileId>(),
      reason: z._default(optionalText(500), ''),
    }),
    output: z.object({ staff: z.array(staffName) }),
    refusals: {
      ...notConfirmed,
      ...managersOnly,
      LastStaff: 'Somebody has to go. Choose who goes instead.',
    },
  }),
  getBookingsHaveUnreadMessage: defineCall({
    method: 'POST',
    path: '/api/Booking/get-bookings-have-unread-message',
    summary: 'Bookings with messages I have not read',
    reads: ['message'],
    access: signedIn,
    input: z.strictObject({ side, serviceAreaId: z.optional(id<ServiceAreaId>()), ...pageFields }),
    output: pageOf(
      z.extend(bookingRow, {
        unreadCount: z.int(),
        lastMessage: z.object({
          authorName: z.string(),
          body: z.nullable(z.string()),
          type: z.literal(['text', 'media']),
          sentAt: z.string(),
        }),
      }),
    ),
    refusals: ownArea,
  }),
} as const
