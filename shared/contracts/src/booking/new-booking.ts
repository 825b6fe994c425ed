import { maxSeriesDates } from '@waymark/domain/booking/repeat'
import { country } from '@waymark/domain/enums'
import type {
  BookingId,
  QuoteId,
  SeriesId,
  ServiceAreaId,
  ServiceAreaServiceId,
  ServiceId,
  UserProfileId,
} from '@waymark/domain/ids'
import { limits } from '@waymark/domain/limits'
import { outsideRadiusText } from '@waymark/domain/place/radius'
import * as z from 'zod/mini'
import { anyone, signedIn } from '../access.ts'
import {
  availabilityValue,
  bookedAddress,
  bookedAnswers,
  bookingDateSummary,
  clientFull,
  givenPerson,
  givenPlace,
  keptForNextTime,
  notYourClient,
  ownArea,
  peopleQty,
  providerListing,
  savedAddress,
  savedRecipient,
  serviceOffer,
  visitNotes,
} from '../booking-shapes.ts'
import { defineCall } from '../define-call.ts'
import { accessNeed } from '../map/venues-in-view.ts'
import { shownStaff } from '../service/service-shapes.ts'
import {
  catalogueId,
  cents,
  id,
  latitude,
  localDate,
  longitude,
  optionalText,
  pageFields,
  pageOf,
  queryCatalogueId,
  queryId,
  rowId,
  wallDateTime,
} from '../shapes.ts'

const tooManyDates = `Choose at most ${maxSeriesDates} dates at once.`

const serviceToBook = z.object({
  serviceId: rowId<ServiceId>(),
  name: z.string(),
  familyName: z.string(),
  description: z.string(),
  areaCount: z.int(),
  /** The lowest price of it anywhere in the country, such as "$48.00"; null where it is quoted, and for a form of one offer. */
  fromFeeDisplay: z.nullable(z.string()),
})

const countryToLookIn = () =>
  queryCatalogueId().check(z.refine((value) => value === country.nz || value === country.au, 'Choose a country.'))

/** Finding a provider and a time, and booking. */
export const newBooking = {
  findOwnServices: defineCall({
    method: 'GET',
    path: '/api/Booking/find-own-services',
    summary:
      'Services that organisations have beside the catalogue, by words of their name or by id, where I can book them',
    reads: ['location', 'service', 'shortlist'],
    access: anyone,
    input: () =>
      z.strictObject({
        /** Where somebody without an account looks; a signed-in person has a country. */
        countryId: z.optional(countryToLookIn()),
        search: z._default(optionalText(100), ''),
        serviceId: z.optional(queryCatalogueId<ServiceId>()),
      }),
    output: () => z.array(z.extend(serviceToBook, { accountName: z.string() })),
  }),
  getDataForNewBooking: defineCall({
    method: 'GET',
    path: '/api/Booking/get-data-for-new-booking',
    summary:
      'What the booking form starts from: the offer, my details, the catalogue; without an account what is public',
    reads: ['addressBook', 'credential', 'location', 'need', 'person', 'quote', 'service', 'shortlist', 'team'],
    access: anyone,
    input: () =>
      z.strictObject({
        /** Where somebody without an account looks; a signed-in person has a country. */
        countryId: z.optional(countryToLookIn()),
        serviceAreaServiceId: z.optional(queryId<ServiceAreaServiceId>()),
        serviceAreaId: z.optional(queryId<ServiceAreaId>()),
        serviceId: z.optional(queryCatalogueId<ServiceId>()),
        /** The location that books, in consumer mode. */
        userServiceAreaId: z.optional(queryId<ServiceAreaId>()),
        /** A client of mine who rings up, to book for at a location that I manage. */
        clientUserProfileId: z.optional(queryId<UserProfileId>()),
        /** A quote of mine to book from. */
        quoteId: z.optional(queryId<QuoteId>()),
        /** A booking of mine whose answers are used again. */
        againBookingId: z.optional(queryId<BookingId>()),
      }),
    output: () =>
      z.object({
        offer: z.nullable(serviceOffer),
        /** Services of `serviceAreaId`, when no single service was requested. */
        offers: z.array(serviceOffer),
        services: z.array(serviceToBook),
        client: z.object({
          firstName: z.string(),
          lastName: z.string(),
          phone: z.nullable(z.string()),
          countryId: z.literal([1, 2]),
          /** Needs that I could share with the staff. */
          needs: z.array(accessNeed),
        }),
        /** The staff of the last booking of `offer`, while they still do it. */
        lastStaff: z.nullable(shownStaff),
        /** Whom I ask for first at the location of `offer`, while they do it. */
        favouriteStaff: z.optional(z.nullable(shownStaff)),
        lastAddress: z.nullable(bookedAddress),
        /** The address of the location that books. */
        ownAddress: z.nullable(bookedAddress),
        /** Whom I book for, the default first. */
        recipients: z.array(savedRecipient),
        /** Where I book for, the default first. */
        addresses: z.array(savedAddress),
        /** The price of `quoteId`, while it stands and is of `offer`. */
        quote: z.nullable(
          z.object({
            quoteId: rowId<QuoteId>(),
            ServiceSizeOptionId: z.int(),
            priceCents: z.int(),
            words: z.string(),
            /** Where the visit was to be, in the words of the client; empty where they gave none. */
            AddressForService: z.string(),
            /** The last day on which it stands, at the location. */
            standsUntil: z.string(),
          }),
        ),
        /** The answers of `againBookingId`, where it is mine and of `offer`. */
        again: z.nullable(
          z.object({
            ...bookedAnswers.shape,
            bookingId: rowId<BookingId>(),
            /** Who came, while they still do it. */
            staff: z.nullable(shownStaff),
          }),
        ),
      }),
    refusals: { NotOffered: 'This service cannot be booked here at present.', ...notYourClient },
    isPrivateRead: true,
  }),
  getAvailableServiceAreasForNewBooking: defineCall({
    method: 'POST',
    path: '/api/Booking/get-available-service-areas-for-new-booking',
    summary: 'Providers that come to an address with a service, nearest first',
    reads: ['feedback', 'freeTime', 'location', 'need', 'service', 'shortlist'],
    access: anyone,
    mayLag: true,
    input: () =>
      z.strictObject({
        ServiceId: catalogueId<ServiceId>(),
        LatitudeForService: latitude(),
        LongitudeForService: longitude(),
        isShortlistedOnly: z._default(z.boolean(), false),
        sort: z._default(z.literal(['distance', 'rating', 'next free', 'fit']), 'distance'),
        ...pageFields,
      }),
    output: () => pageOf(providerListing),
    isPrivateRead: true,
  }),
  getAvailableTimesForServiceAreaForNewBooking: defineCall({
    method: 'POST',
    path: '/api/Booking/get-available-times-for-service-area-for-new-booking',
    summary: 'Free start times of a service day by day, and the state of dates already chosen',
    reads: ['freeTime'],
    access: anyone,
    mayLag: true,
    input: () =>
      z.strictObject({
        ServiceAreaServiceId: id<ServiceAreaServiceId>(),
        ServiceSizeOptionId: catalogueId(),
        LatitudeForService: z.optional(latitude()),
        LongitudeForService: z.optional(longitude()),
        fromDate: localDate(),
        days: z._default(z.int().check(z.gte(1), z.lte(42)), 31),
        RequestedStartDateTimes: z._default(
          z.array(wallDateTime()).check(z.maxLength(maxSeriesDates, tooManyDates)),
          [],
        ),
        preferredStaffUserProfileId: z.optional(id<UserProfileId>()),
        /** A client of mine who rings up, to book for at a location that I manage. */
        clientUserProfileId: z.optional(id<UserProfileId>()),
        /** A booking that is being changed does not block its own times. */
        changedBookingId: z.optional(id<BookingId>()),
        /** Neither do the dates of its series that move with it. */
        changedScope: z._default(z.literal(['one', 'later', 'all']), 'one'),
      }),
    output: () =>
      z.object({
        timeZone: z.string(),
        durationMinutes: z.int(),
        days: z.array(z.object({ date: z.string(), free: z.array(z.string()) })),
        /** Starts on these days that the client has already with this service; nobody else's. */
        heldTimes: z.array(z.string()),
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
      NotOffered: 'This service cannot be booked here at present.',
      OutsideRadius: outsideRadiusText({ distance: '{distance}', radius: '{radius}' }),
    },
  }),
  addNewBooking: defineCall({
    method: 'POST',
    path: '/api/Booking/add-new-booking',
    summary: 'Book a service on one or several dates; each date is placed within seconds',
    changes: ['booking', 'freeTime', 'quote'],
    access: signedIn,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        ServiceAreaServiceId: id<ServiceAreaServiceId>(),
        RequestedStartDateTimes: z
          .array(wallDateTime())
          .check(z.minLength(1, 'Choose a day and a time.'), z.maxLength(maxSeriesDates, tooManyDates)),
        ...givenPlace.shape,
        RequestedPeopleQty: z._default(peopleQty(), 1),
        SizeOptionName: z.optional(optionalText(100)),
        SizeOptionType: z.optional(optionalText(20)),
        SizeOptionId: z.optional(catalogueId()),
        SizeOptionDurationHours: z.optional(z.number()),
        Notes: z._default(visitNotes(), ''),
        /** The service area that books, in consumer mode. */
        UserServiceAreaId: z._default(z.nullable(id<ServiceAreaId>()), null),
        /** A client of mine who rang up, in whose name I book at a location that I manage. */
        clientUserProfileId: z.optional(id<UserProfileId>()),
        ...givenPerson.shape,
        ServiceId: catalogueId<ServiceId>(),
        ServiceSizeOptionId: catalogueId(),
        ServiceAreaId: id<ServiceAreaId>(),
        preferredStaffUserProfileId: z.optional(id<UserProfileId>()),
        ...keptForNextTime,
        /** My quote of this size, which the booking accepts. */
        quoteId: z.optional(id<QuoteId>()),
        /** The price of that quote as I saw it: another one is not accepted. */
        quotedPriceCents: z.optional(cents()),
        /** My Incomplete booking of this service that this one replaces; it disappears from lists. */
        insteadOfBookingId: z.optional(id<BookingId>()),
      }),
    output: () => z.object({ bookingSeriesId: rowId<SeriesId>(), bookingDatesSummary: z.array(bookingDateSummary) }),
    refusals: {
      TooSoon: 'A booking must start more than {hours} hours from now.',
      TooFarAhead: `A booking can be at most ${limits.repeatMonthsMax} months ahead.`,
      OutsideRadius: outsideRadiusText({ distance: '{distance}', radius: '{radius}' }),
      NotOffered: 'This service cannot be booked here at present.',
      SizeNotOffered: 'This size is not offered for this service.',
      TooManyPeople: 'This size is for at most {max} people.',
      DateTwice: 'Your request has the same date and time twice.',
      DatesOverlap: 'Two visits of your request overlap. Choose another time for one of them.',
      AlreadyBooked: 'You already have this service booked at {time}.',
      TimeDoesNotExist: 'The clocks change that day: {time} does not exist. Choose another time.',
      ClosedByThen: '{place} closes on {day}. Choose a day before it, or another provider.',
      NotInTheirTimes: 'This provider does not start at {time}. Choose one of the free times.',
      DatesGone: 'These dates cannot be booked any more: {dates}. Look at the dates again, then confirm.',
      RestrictedToProvider: 'Your bookings are with {provider} only.',
      WhoIsItFor: 'Tell us who the visit is for.',
      TooManyOpen:
        'That would be more than {max} bookings that are still to come. Once a visit has taken place you can book more; until then, ask the provider to arrange the others with you.',
      ...notYourClient,
      ...clientFull,
      QuoteNotOpen: 'The price of this quote does not stand any more. Ask for a new one.',
      QuotePriceChanged: 'The price of this quote is {price} now.',
      AlreadyInstead: 'Another time has already been taken for this date.',
      ...ownArea,
    },
  }),
} as const
