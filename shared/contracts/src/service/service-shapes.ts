import type { ServiceAreaId, ServiceAreaServiceId, ServiceId, UserProfileId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { rowId } from '../shapes.ts'

/** A staff member as lists name them. */
export const staffName = z.object({
  userProfileId: rowId<UserProfileId>(),
  firstName: z.string(),
  lastName: z.string(),
})

/** A staff member as clients see them. Both are absent where there is none. */
export const shownStaff = z.extend(staffName, {
  photo: z.optional(z.string()),
  /** Codes of `spokenLanguages`. */
  languages: z.optional(z.array(z.string())),
})

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
  /** The catalogue's description, or that of an own service; shown to clients while `description` is empty. */
  catalogueDescription: z.string(),
  /** What is the organisation's own of it; null for a service of the catalogue. */
  own: z.nullable(
    z.object({
      version: z.int(),
      /** The service of the catalogue that it stands beside. */
      besideName: z.string(),
      /** How many other locations of the organisation have it. */
      otherLocationCount: z.int(),
    }),
  ),
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

export const affectsBookings = {
  NotAtLocation: 'This person does not work at this location.',
  HasBookings:
    'Confirmed bookings coming up: {count}, the next on {next}. They stay as they are if you stop offering this.',
  HasFutureBookings:
    'Confirmed bookings coming up for people you take off: {count}, the next on {next}. Give them to somebody else, or continue and they stay as they are.',
} as const

export const someOf = <One extends z.ZodMiniType>(one: One, max: number) =>
  z.array(one).check(z.minLength(1, 'Choose at least one service.'), z.maxLength(max))
