import { itemTypes } from '@waymark/domain/enums'
import type {
  AccountId,
  ActivityId,
  ActivitySessionId,
  BookingId,
  SeriesId,
  ServiceAreaId,
  ServiceAreaServiceId,
  ServiceId,
  UserProfileId,
} from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { signedIn } from '../access.ts'
import {
  bookingDateSummary,
  bookingRow,
  bookingStatusValue,
  clientReach,
  ownArea,
  sharedNeed,
} from '../booking-shapes.ts'
import { lackedCredential } from '../credential.ts'
import { defineCall } from '../define-call.ts'
import { bookingFeedback } from '../feedback.ts'
import { catalogueId, id, localDate, optionalText, pageFields, pageOf, queryFlag, queryId, rowId } from '../shapes.ts'

/**
 * The side whose bookings are requested: the client (or the area that books as consumer), or the provider of an area.
 */
const side = z.literal(['client', 'provider'])

/** Instead of one location all of the caller's. */
const isAllLocations = z._default(z.boolean(), false)

const bookingListFilters = {
  /**
   * `all` is for global administrators: they search by number, name, organisation, location, service, activity, address,
   * email address or phone number.
   */
  side: z.literal(['client', 'provider', 'all']),
  serviceAreaId: z.optional(id<ServiceAreaId>()),
  /** What all locations serve where the caller has at least the rights that they have at `serviceAreaId`. */
  isAllLocations,
  /** Services or activities alone. */
  itemType: z.optional(z.literal(itemTypes)),
  statuses: z._default(z.array(bookingStatusValue).check(z.maxLength(5)), []),
  /** `upcoming` starts from now on, `past` is over. */
  period: z._default(z.literal(['all', 'upcoming', 'past']), 'all'),
  fromDate: z.optional(localDate()),
  toDate: z.optional(localDate()),
  serviceId: z.optional(catalogueId<ServiceId>()),
  activityId: z.optional(id<ActivityId>()),
  staffUserProfileId: z.optional(id<UserProfileId>()),
  clientUserProfileId: z.optional(id<UserProfileId>()),
  /** The location that provides it; in a provider's own list it is `serviceAreaId`. */
  locationId: z.optional(id<ServiceAreaId>()),
  /** The organisation that provides it; with side `all`. */
  accountId: z.optional(id<AccountId>()),
  search: z._default(optionalText(100), ''),
  sort: z._default(z.literal(['start', '-start', 'created', '-created']), 'start'),
}

/** Lists of bookings, and one of them. */
export const bookingLists = {
  getDataForBookingList: defineCall({
    method: 'GET',
    path: '/api/Booking/get-data-for-booking-list',
    summary:
      'What a list of bookings can be narrowed to: services, activities, locations, who booked last, or who came last',
    reads: ['booking'],
    access: signedIn,
    input: () =>
      z.strictObject({
        side,
        serviceAreaId: z.optional(queryId<ServiceAreaId>()),
        isAllLocations: z._default(queryFlag(), false),
      }),
    output: () =>
      z.object({
        services: z.array(z.object({ serviceId: rowId<ServiceId>(), name: z.string() })),
        activities: z.array(z.object({ activityId: rowId<ActivityId>(), name: z.string() })),
        locations: z.array(z.object({ serviceAreaId: rowId<ServiceAreaId>(), name: z.string() })),
        clients: z.array(z.object({ userProfileId: rowId<UserProfileId>(), name: z.string() })),
        /** The staff of the most recent bookings of a client or of all locations; the team call has those of one location. */
        staff: z.array(z.object({ userProfileId: rowId<UserProfileId>(), name: z.string() })),
      }),
    refusals: ownArea,
  }),
  getBookingList: defineCall({
    method: 'POST',
    path: '/api/Booking/get-booking-list',
    summary: 'Bookings of services and activities as client or as provider, filtered, sorted and paged',
    reads: ['booking', 'message'],
    access: signedIn,
    input: () =>
      z.strictObject({
        ...bookingListFilters,
        ...pageFields,
        /** A session is one row, whatever the number of its bookings that match: its first booking. */
        isBySession: z._default(z.boolean(), false),
      }),
    /** `isMore`: there are more than are counted and paged (side `all`); the search has to be narrowed. */
    output: () =>
      z.extend(pageOf(bookingRow), {
        isMore: z.optional(z.boolean()),
        /** With `isBySession`: what the rows that are sessions stand for. */
        sessions: z.optional(
          z.array(
            z.object({
              activitySessionId: rowId<ActivitySessionId>(),
              bookingCount: z.int(),
              peopleCount: z.int(),
              /** How many of its bookings have each status, in the order of the statuses. */
              statuses: z.array(z.object({ status: bookingStatusValue, count: z.int() })),
            }),
          ),
        ),
      }),
    refusals: ownArea,
    isPrivateRead: true,
  }),
  exportBookingList: defineCall({
    method: 'POST',
    path: '/api/Booking/export-booking-list',
    summary: 'The list of bookings as an xlsx file, with the same filters',
    reads: ['booking'],
    access: signedIn,
    input: () => z.strictObject(bookingListFilters),
    output: () => z.null(),
    answer: 'file',
    refusals: {
      ...ownArea,
      TooMany: 'This list has more than {max} bookings. Narrow it with the filters.',
    },
  }),
  getBookingDetail: defineCall({
    method: 'POST',
    path: '/api/Booking/get-booking-detail',
    summary: 'One booking of a service with its history, its series and what I may do with it',
    reads: ['booking', 'credential', 'feedback', 'message'],
    access: signedIn,
    input: () => z.strictObject({ bookingId: id<BookingId>() }),
    output: () =>
      z.extend(bookingRow, {
        bookingSeriesId: rowId<SeriesId>(),
        distanceKm: z.number(),
        Notes: z.string(),
        UnitNumberForService: z.nullable(z.string()),
        /** How to get in. */
        accessNotes: z.string(),
        /** The position is a point that the client set; otherwise the middle of the suburb. */
        isExactPoint: z.boolean(),
        RequestedPeopleQty: z.int(),
        /** Rounded to a tenth of a degree for people who may not see the address. */
        LatitudeForService: z.number(),
        LongitudeForService: z.number(),
        otherRecipient: z.nullable(z.object({ name: z.string(), phone: z.string(), notes: z.string() })),
        clientPhone: z.nullable(z.string()),
        clientReach,
        providerPhone: z.nullable(z.string()),
        sharedAccessibilityOptionIds: z.array(z.int()),
        sharedNeeds: z.array(sharedNeed),
        /** They are needs of the recipient, not of the client. */
        sharesRecipientNeeds: z.boolean(),
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
        /** Why it cannot be recorded now that the visit did not happen; left out for whoever does not complete it. */
        missedRefusal: z.optional(z.nullable(z.string())),
        /** Why it did not happen, of a Cancelled booking whose provider recorded so; empty where that is deleted. */
        missedReason: z.optional(z.string()),
        freeToCancelUntil: z.string(),
        freeToChangeUntil: z.string(),
        history: z.array(z.object({ at: z.string(), what: z.string(), byName: z.string() })),
        /** The client's feedback, and whether I may give or answer it now. */
        feedback: z.optional(z.nullable(bookingFeedback)),
        mayGiveFeedback: z.optional(z.boolean()),
        mayAnswerFeedback: z.optional(z.boolean()),
        mayAssignStaff: z.optional(z.boolean()),
        /** Nobody was found for it, and its client may put it aside. */
        mayPutAside: z.optional(z.boolean()),
        /** Those of `staff` who are on leave at its time; for whoever assigns them. */
        awayStaffIds: z.optional(z.array(rowId<UserProfileId>())),
        /** Those of `staff` who do no visits at the location any more; for whoever assigns them. */
        formerStaffIds: z.optional(z.array(rowId<UserProfileId>())),
        /** What its service requires and those of `staff` do not hold on its day; for whoever assigns them. */
        staffLacks: z.optional(z.array(z.extend(lackedCredential, { userProfileId: rowId<UserProfileId>() }))),
        /** What one visit costs, in whole cents of the currency; null where it is quoted. */
        price: z.optional(z.object({ cents: z.nullable(z.int()), currency: z.literal(['NZD', 'AUD']) })),
        /** What the provider said about the price when it was booked. */
        pricingDescription: z.optional(z.string()),
        /** How I am told of an earlier time; null where I am not. */
        earlierWatch: z.optional(z.nullable(z.object({ isSameStaff: z.boolean() }))),
        /** How the client gets ready. */
        preparation: z.optional(z.nullable(z.string())),
        bookingDatesSummary: z.array(bookingDateSummary),
      }),
    isPrivateRead: true,
  }),
  getBookingsHaveUnreadMessage: defineCall({
    method: 'POST',
    path: '/api/Booking/get-bookings-have-unread-message',
    summary: 'Bookings with messages I have not read',
    reads: ['message'],
    access: signedIn,
    input: () =>
      z.strictObject({ side, serviceAreaId: z.optional(id<ServiceAreaId>()), isAllLocations, ...pageFields }),
    output: () =>
      pageOf(
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
    isPrivateRead: true,
  }),
} as const
