import { itemTypes } from '@waymark/domain/enums'
import type {
  AccountId,
  ActivitySessionId,
  BookingId,
  SeriesId,
  ServiceAreaId,
  ServiceAreaServiceId,
  ServiceId,
} from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { picture } from './picture.ts'
import { staffName } from './service/service-shapes.ts'
import { rowId } from './shapes.ts'

export const bookingStatusValue = z.literal([0, 1, 2, 3, 4])
export const availabilityValue = z.literal([1, 2, 3, 4, 5, 6])

/** A size of a service as one area offers it. `priceCents` is null when the fee is quoted. */
export const offeredSize = z.object({
  ServiceSizeOptionId: z.int(),
  name: z.string(),
  sizeType: z.literal(['Hours', 'Visit', 'Rooms', 'People', 'Distance']),
  durationHours: z.number(),
  allowPeopleQtySelection: z.boolean(),
  maxPeople: z.nullable(z.int()),
  isQuotesFee: z.boolean(),
  feeDisplay: z.string(),
  priceCents: z.nullable(z.int()),
})

/** One service of one area, with all that a client needs to book it. */
export const serviceOffer = z.object({
  ServiceAreaServiceId: rowId<ServiceAreaServiceId>(),
  ServiceAreaId: rowId<ServiceAreaId>(),
  ServiceId: rowId<ServiceId>(),
  serviceAreaName: z.string(),
  suburb: z.string(),
  accountId: rowId<AccountId>(),
  accountName: z.string(),
  accountLogo: z.nullable(z.string()),
  serviceName: z.string(),
  familyName: z.string(),
  description: z.string(),
  preparation: z.nullable(z.string()),
  leadHours: z.int(),
  bufferMinutes: z.int(),
  countryId: z.literal([1, 2]),
  currency: z.literal(['NZD', 'AUD']),
  latitude: z.number(),
  longitude: z.number(),
  radiusKm: z.number(),
  timeZone: z.string(),
  sizeOptions: z.array(offeredSize),
  staff: z.array(staffName),
})

/** One of the caller's needs with its outcome at a place; unknown never counts as met. */
export const needAnswer = z.object({
  accessibilityOptionId: z.int(),
  threshold: z.nullable(z.number()),
  outcome: z.literal(['met', 'notMet', 'unknown']),
})

/** The address of a visit, as a booking takes it. */
export const bookedAddress = z.object({
  AddressForService: z.string(),
  LatitudeForService: z.number(),
  LongitudeForService: z.number(),
  UnitNumberForService: z.nullable(z.string()),
})

/** A need that a client shares with the staff of a visit, with its threshold where it is measured. */
export const sharedNeed = z.object({ accessibilityOptionId: z.int(), threshold: z.nullable(z.number()) })

/** `average` is null until there are three. */
export const listedRating = z.object({ average: z.nullable(z.number()), count: z.int() })

/** A provider in the list of providers nearby (product.md section 3, "Provider listing"). */
export const providerListing = z.object({
  serviceAreaServiceId: rowId<ServiceAreaServiceId>(),
  serviceAreaId: rowId<ServiceAreaId>(),
  accountId: rowId<AccountId>(),
  accountLogo: z.nullable(z.string()),
  accountName: z.string(),
  serviceAreaName: z.string(),
  suburb: z.string(),
  feeListDisplay: z.array(z.string()),
  accountDescription: z.string(),
  badgeLogos: z.array(picture),
  pricingDescription: z.string(),
  isShortlistedProvider: z.boolean(),
  distanceKm: z.number(),
  rating: listedRating,
  nextFree: z.nullable(z.string()),
  timeZone: z.string(),
  /** Access Fit: the caller's needs in their order; empty without any. */
  fit: z.array(needAnswer),
})

/**
 * The outcome of one date of a series; `alternativeTimes` are wall times of the area, `takenInsteadBookingId` is the
 * booking that replaced it.
 */
export const bookingDateSummary = z.object({
  bookingId: rowId<BookingId>(),
  bookingStartDateTime: z.string(),
  status: bookingStatusValue,
  addingError: z.nullable(z.string()),
  alternativeTimes: z.array(z.string()),
  takenInsteadBookingId: z.nullable(rowId<BookingId>()),
})

/**
 * A booking of a service or of an activity in a list (product.md section 3, "Booking"). Times are wall times of
 * `timeZone`.
 */
export const bookingRow = z.object({
  itemType: z.literal(itemTypes),
  /** The name of the service, or the title of the activity. */
  itemName: z.string(),
  /** The size of the service, or for how many people. */
  itemDetail: z.string(),
  bookingId: rowId<BookingId>(),
  /** Null for an activity. */
  bookingSeriesId: z.nullable(rowId<SeriesId>()),
  /** Null for a service. */
  activitySessionId: z.nullable(rowId<ActivitySessionId>()),
  status: bookingStatusValue,
  havingNewMessage: z.boolean(),
  twilioChannelId: z.nullable(z.string()),
  requestedStartDateTime: z.string(),
  requestedEndDateTime: z.string(),
  timeZone: z.string(),
  serviceAreaId: rowId<ServiceAreaId>(),
  serviceAreaName: z.string(),
  accountName: z.string(),
  accountLogo: z.nullable(z.string()),
  clientName: z.string(),
  /** A guest is reached by email alone. */
  isGuest: z.boolean(),
  recipientName: z.nullable(z.string()),
  /** Where the client wants the service, or where the activity is. */
  AddressForService: z.string(),
  /** From the location to the client; null for an activity. */
  distanceKm: z.nullable(z.number()),
  staff: z.array(staffName),
  feeDisplay: z.string(),
  addingError: z.nullable(z.string()),
  alternativeTimes: z.array(z.string()),
})

/** For calls with a service area that is not the caller's. */
export const ownArea = { NotYourArea: 'You do not work in this service area.' } as const
