import { providerStandings, unchangeableText } from '@waymark/domain/booking/provider-standing'
import { itemTypes } from '@waymark/domain/enums'
import type {
  AccountId,
  ActivitySessionId,
  BookingId,
  SavedAddressId,
  SavedRecipientId,
  SeriesId,
  ServiceAreaId,
  ServiceAreaServiceId,
  ServiceId,
} from '@waymark/domain/ids'
import { limits } from '@waymark/domain/limits'
import * as z from 'zod/mini'
import { picture } from './picture.ts'
import { shownStaff } from './service/service-shapes.ts'
import { catalogueId, latitude, longitude, optionalText, phone, rowId, text } from './shapes.ts'

export const bookingStatusValue = z.literal([0, 1, 2, 3, 4])
/** Whether the organisation of a booking takes bookings. */
export const providerStanding = z.literal(providerStandings)
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
  /** What the provider says about the price, beside the fees. */
  pricingDescription: z.optional(z.string()),
  leadHours: z.int(),
  bufferMinutes: z.int(),
  countryId: z.literal([1, 2]),
  currency: z.literal(['NZD', 'AUD']),
  latitude: z.number(),
  longitude: z.number(),
  radiusKm: z.number(),
  timeZone: z.string(),
  sizeOptions: z.array(offeredSize),
  staff: z.array(shownStaff),
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
  /** How to get in. */
  accessNotes: z.string(),
  /** The position is a point that somebody set; otherwise the middle of the suburb. */
  isExactPoint: z.boolean(),
})

/** The answers of a booking, as its form takes them again. */
export const bookedAnswers = z.object({
  ...bookedAddress.shape,
  ServiceSizeOptionId: z.int(),
  RequestedPeopleQty: z.int(),
  Notes: z.string(),
  otherRecipient: z.nullable(z.object({ name: z.string(), phone: z.string(), notes: z.string() })),
  sharedAccessibilityOptionIds: z.array(z.int()),
  sharesRecipientNeeds: z.boolean(),
})

/** Where a visit is, as it is given. */
export const givenPlace = z.strictObject({
  AddressForService: text(limits.addressMaxLength),
  LatitudeForService: latitude(),
  LongitudeForService: longitude(),
  UnitNumberForService: z._default(z.nullable(optionalText(20)), null),
  /** How to get in. */
  accessNotes: z._default(optionalText(500), ''),
  /** The position is a point that I set; otherwise the middle of the suburb. */
  isExactPoint: z._default(z.boolean(), false),
})

/** Who a visit is for, as it is given. */
export const givenPerson = z.strictObject({
  isMyself: z.boolean(),
  otherRecipient: z._default(
    z.nullable(z.strictObject({ name: text(100), phone: phone(), notes: z._default(optionalText(1000), '') })),
    null,
  ),
  /** Accessibility options that the staff may see: of my needs profile, or needs of the recipient. */
  sharedAccessibilityOptionIds: z._default(z.array(catalogueId()).check(z.maxLength(60)), []),
  /** The shared needs are those of `otherRecipient`. */
  sharesRecipientNeeds: z._default(z.boolean(), false),
})

/** For how many people a visit is. */
export const peopleQty = () => z.int().check(z.gte(1), z.lte(50))

/** What else the people who come should know. */
export const visitNotes = () => optionalText(2000)

/** What of a booking is kept for the next one. */
export const keptForNextTime = {
  /** Keep the recipient for the next time. */
  keepsRecipient: z._default(z.boolean(), false),
  /** Keep the address for the next time, under this name. */
  keepsAddressAs: z._default(z.nullable(text(50)), null),
} as const

/** Somebody whom I book for, as I keep them. */
export const savedRecipient = z.object({
  savedRecipientId: rowId<SavedRecipientId>(),
  name: z.string(),
  phone: z.string(),
  /** Who they are to me: "Mum", "neighbour". */
  relation: z.string(),
  notes: z.string(),
  /** Needs of theirs that a booking can share. */
  accessibilityOptionIds: z.array(z.int()),
  isDefault: z.boolean(),
})

/** An address that I book for, as I keep it. */
export const savedAddress = z.object({
  savedAddressId: rowId<SavedAddressId>(),
  /** What I call it: "Home", "Mum’s place". */
  label: z.string(),
  ...bookedAddress.shape,
  isDefault: z.boolean(),
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
  /** The day from which the location is closed for good. */
  closesOn: z.nullable(z.string()),
  timeZone: z.string(),
  /** Access Fit: of the caller's needs, in their order, those that people who come can meet. */
  fit: z.array(needAnswer),
  /** How many needs are of a building, which is not judged for a visit at home. */
  placeNeedCount: z.int(),
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
  /** Who comes on this date; nobody while it is being placed. */
  staff: z.array(shownStaff),
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
  /** Where the client wants the service, in a list with its unit in front, or where the activity is. */
  AddressForService: z.string(),
  /** From the location to the client; null for an activity. */
  distanceKm: z.nullable(z.number()),
  staff: z.array(shownStaff),
  feeDisplay: z.string(),
  /** The client has said how it was. */
  hasFeedback: z.optional(z.boolean()),
  addingError: z.nullable(z.string()),
  /** Why its location is closed that day, while the booking stands; null where it is open. */
  closedFor: z.optional(z.nullable(z.string())),
  /** Whether its organisation takes bookings. */
  standing: z.optional(providerStanding),
  alternativeTimes: z.array(z.string()),
})

/** How the client hears of a booking: one without an account by email, one without an address when somebody rings. */
export const clientReach = z.literal(['account', 'email', 'phone'])

/** For calls that book for a client who rings up. */
export const notYourClient = { NotYourClient: 'This is not a client of your organisation.' } as const

/** For calls that need a free time of the organisation. */
export const providerTakesNone = {
  ProviderSuspended: unchangeableText('suspended', '{provider}'),
  ProviderClosed: unchangeableText('closed', '{provider}'),
} as const

/** For calls whose booking a client is told of: they did not ask for it themselves. */
export const clientFull = { ClientFull: 'Many bookings were made for this client today. Try again tomorrow.' } as const

/** For spaces: somebody of an organisation books them for a location that they manage, and for themself in another account. */
export const managedArea = {
  NotYourArea:
    'With this account only managers book, for their location. To come yourself, log out and book as a guest, or log in with an account of your own.',
} as const

/** For calls with a service area that is not the caller's. */
export const ownArea = { NotYourArea: 'You do not work in this service area.' } as const
