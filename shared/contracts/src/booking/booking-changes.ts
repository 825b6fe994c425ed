import { missedReasons, notOverText } from '@waymark/domain/booking/missed-visit'
import type {
  BookingId,
  SeriesId,
  ServiceAreaId,
  ServiceAreaServiceId,
  ServiceId,
  UserProfileId,
} from '@waymark/domain/ids'
import { limits } from '@waymark/domain/limits'
import { outsideRadiusText } from '@waymark/domain/place/radius'
import { texts, tooCloseText } from '@waymark/domain/texts'
import * as z from 'zod/mini'
import { signedIn } from '../access.ts'
import {
  bookedAnswers,
  bookingDateSummary,
  bookingStatusValue,
  givenPerson,
  givenPlace,
  keptForNextTime,
  peopleQty,
  providerStanding,
  providerTakesNone,
  savedAddress,
  savedRecipient,
  serviceOffer,
  visitNotes,
} from '../booking-shapes.ts'
import { defineCall } from '../define-call.ts'
import { accessNeed } from '../map/venues-in-view.ts'
import { shownStaff, staffName } from '../service/service-shapes.ts'
import { catalogueId, done, id, optionalText, queryId, rowId, wallDateTime } from '../shapes.ts'

/** Staff beyond this number are counted but not named; a search finds them. */
export const maxStaffNamed = 50

const notConfirmed = { NotConfirmed: 'Cannot cancel/change booking which is not confirmed status' } as const

const stillPlacing = {
  StillPlacing: 'We are still looking for somebody for some of these dates. Try again in a moment.',
} as const

const managersOnly = { ManagersOnly: 'Only the managers of the location can choose who goes.' } as const

/** Cancelling, moving, completing, and who goes. */
export const bookingChanges = {
  cancelBooking: defineCall({
    method: 'POST',
    path: '/api/Booking/cancel-booking',
    summary:
      'Cancel a confirmed booking, up to 3 hours before its start; after its end the provider records here that it did not happen',
    changes: ['auditTrail', 'booking', 'freeTime'],
    access: signedIn,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        bookingId: id<BookingId>(),
        scope: z._default(z.literal(['one', 'later', 'all']), 'one'),
        /** From the provider, once it is over: it did not happen. `reason` is what else there is to say. */
        missed: z.optional(z.literal(missedReasons)),
        reason: z._default(optionalText(500), ''),
      }),
    output: () => z.object({ cancelledBookingIds: z.array(rowId<BookingId>()) }),
    refusals: {
      TooClose: tooCloseText('{hours}'),
      ...notConfirmed,
      ...stillPlacing,
      NotOver: notOverText,
      ProviderOnly: 'Only the provider can record that a visit did not happen.',
    },
  }),
  dismissBooking: defineCall({
    method: 'POST',
    path: '/api/Booking/dismiss-booking',
    summary:
      'Put an Incomplete booking of mine aside: it leaves the list of what is coming, and stays among what was cancelled',
    changes: ['booking'],
    access: signedIn,
    input: () => z.strictObject({ bookingId: id<BookingId>() }),
    output: () => done,
    refusals: { NotIncomplete: 'Only a booking for which nobody was found can be put aside.' },
  }),
  getDataForChangeBooking: defineCall({
    method: 'GET',
    path: '/api/Booking/get-data-for-change-booking',
    summary: 'What changing a booking starts from: its service, its time, and which dates of its series can move',
    reads: ['addressBook', 'credential', 'freeTime', 'need', 'service', 'team'],
    access: signedIn,
    input: () =>
      z.strictObject({
        bookingId: queryId<BookingId>(),
        /** Part of the name of somebody who could come. */
        staffSearch: z._default(optionalText(100), ''),
      }),
    output: () =>
      z.object({
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
        staff: z.array(shownStaff),
        /** Staff who could come, by name, at most `maxStaffNamed`; a search finds the others. */
        staffToChoose: z.array(shownStaff),
        /** The number of all who could come, ignoring the search. */
        staffToChooseCount: z.int(),
        mayChange: z.boolean(),
        /** Why it cannot be changed now, by the same rule as in `change-booking`. */
        changeRefusal: z.nullable(z.string()),
        standing: z.optional(providerStanding),
        freeToChangeUntil: z.string(),
        /** Null where the price is quoted. */
        priceCents: z.nullable(z.int()),
        /** The price was agreed in a quote, for the size that is booked. */
        isPriceQuoted: z.boolean(),
        /** The service as it is offered today; null once it is not. */
        offer: z.nullable(serviceOffer),
        /** What was answered; null for somebody who may not change the booking. */
        answers: z.nullable(bookedAnswers),
        /** What I keep, where I am the client. */
        mine: z.object({
          needs: z.array(accessNeed),
          recipients: z.array(savedRecipient),
          addresses: z.array(savedAddress),
        }),
        /** A manager of the location changes it for its client. */
        isForClient: z.boolean(),
        /** First and last day to which it can move. */
        fromDate: z.string(),
        toDate: z.string(),
        /** Dates that a change of each scope moves, in order; those past their cut-off are skipped. */
        movedDates: z.object({ later: z.array(z.string()), all: z.array(z.string()) }),
      }),
    isPrivateRead: true,
  }),
  changeBooking: defineCall({
    method: 'POST',
    path: '/api/Booking/change-booking',
    summary:
      'Change the time or the answers of a confirmed booking, up to 24 hours before its start; of a series this date, this and later ones, or all',
    changes: ['booking', 'freeTime'],
    access: signedIn,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        bookingId: id<BookingId>(),
        RequestedStartDateTime: wallDateTime(),
        /** The start that the person saw: the change is refused when somebody has moved it since. */
        SeenStartDateTime: z.optional(wallDateTime()),
        /** The other dates shift by the same number of days and minutes on the clock. */
        scope: z._default(z.literal(['one', 'later', 'all']), 'one'),
        preferredStaffUserProfileId: z.optional(id<UserProfileId>()),
        /** Answers that are given anew; those left out stay as they were agreed. */
        ServiceSizeOptionId: z.optional(catalogueId()),
        RequestedPeopleQty: z.optional(peopleQty()),
        place: z.optional(givenPlace),
        person: z.optional(givenPerson),
        Notes: z.optional(visitNotes()),
        ...keptForNextTime,
      }),
    output: () =>
      z.object({
        changedBookingIds: z.array(rowId<BookingId>()),
        bookingDatesSummary: z.array(bookingDateSummary),
      }),
    refusals: {
      TooClose: tooCloseText('{hours}'),
      ...notConfirmed,
      ...stillPlacing,
      ...providerTakesNone,
      TooSoon: 'A booking must start more than {hours} hours from now.',
      TooFarAhead: `A booking can be at most ${limits.repeatMonthsMax} months ahead.`,
      TimeDoesNotExist: 'The clocks change on {date}: {time} does not exist. Choose another time.',
      NotFree: 'Nobody is free on {date} at {time}. Choose another time.',
      AlreadyBooked: 'This service is already booked for {date} at {time}.',
      NotOffered: 'This service is not offered any more. Its size, people and address stay as they are.',
      SizeNotOffered: 'This size is not offered for this service.',
      TooManyPeople: 'This size is for at most {max} people.',
      OutsideRadius: outsideRadiusText({ distance: '{distance}', radius: '{radius}' }),
      WhoIsItFor: 'Tell us who the visit is for.',
      PriceAgreed: 'The price was agreed for this size. Keep the size, or ask for another quote and book from that.',
      MovedMeanwhile: 'Somebody has moved this booking to {date} at {time}. Check it again before you change it.',
    },
  }),
  completeBooking: defineCall({
    method: 'POST',
    path: '/api/Booking/complete-booking',
    summary: 'Say that a confirmed booking was done (provider)',
    changes: ['booking'],
    access: signedIn,
    input: () => z.strictObject({ bookingId: id<BookingId>() }),
    output: () => done,
    refusals: {
      ...notConfirmed,
      NotBegun: texts.notBegun,
      ProviderOnly: 'Only the provider can complete a booking.',
    },
  }),
  updateBookingStaff: defineCall({
    method: 'POST',
    path: '/api/Booking/update-booking-staff',
    summary:
      'Send somebody to a confirmed booking, in addition or instead of somebody else, or to one for which nobody was free (managers)',
    changes: ['auditTrail', 'booking', 'freeTime'],
    access: signedIn,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        bookingId: id<BookingId>(),
        staffUserProfileId: id<UserProfileId>(),
        replacedStaffUserProfileId: z.optional(id<UserProfileId>()),
        reason: z._default(optionalText(500), ''),
      }),
    output: () => z.object({ staff: z.array(staffName) }),
    refusals: {
      ...notConfirmed,
      ...managersOnly,
      NotOnService: 'This person does not do this service. Choose one of its staff.',
      NotOnBooking: 'This person is not on the booking any more.',
      StaffBusy: '{name} has another booking at that time. Choose somebody else.',
      NotWaiting:
        'This visit waits for nobody any more: its time is over, or the client has taken another time or put it aside.',
      AlreadyBooked: 'The client has this service at this time already.',
    },
  }),
  deleteBookingStaff: defineCall({
    method: 'POST',
    path: '/api/Booking/delete-booking-staff',
    summary: 'Take somebody off a confirmed booking that others go to as well (managers)',
    changes: ['auditTrail', 'booking', 'freeTime'],
    access: signedIn,
    input: () =>
      z.strictObject({
        bookingId: id<BookingId>(),
        staffUserProfileId: id<UserProfileId>(),
        reason: z._default(optionalText(500), ''),
      }),
    output: () => z.object({ staff: z.array(staffName) }),
    refusals: {
      ...notConfirmed,
      ...managersOnly,
      LastStaff: 'Somebody has to go. Choose who goes instead.',
    },
  }),
} as const
