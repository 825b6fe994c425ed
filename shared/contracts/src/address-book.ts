import type { SavedAddressId, SavedRecipientId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { limits } from '@waymark/domain/limits'
import * as z from 'zod/mini'
import { signedIn } from './access.ts'
import { savedAddress, savedRecipient } from './booking-shapes.ts'
import { defineCall } from './define-call.ts'
import { shownStaff } from './service/service-shapes.ts'
import { catalogueId, done, id, latitude, longitude, nothing, optionalText, phone, rowId, text } from './shapes.ts'

/** How many people, how many addresses, and whom of how many locations, somebody can keep. */
export const maxSaved = 50

/** Ours: people and addresses that somebody books for, kept for the next time. */
export const addressBook = {
  getAddressBook: defineCall({
    method: 'GET',
    path: '/api/Booking/get-address-book',
    summary: 'The people and addresses I book for, the default first, and whom I ask for first',
    reads: ['addressBook'],
    access: signedIn,
    input: () => nothing,
    output: () =>
      z.object({
        recipients: z.array(savedRecipient),
        addresses: z.array(savedAddress),
        /** Whom I ask for first, one of each location, while they work there. */
        favourites: z.optional(
          z.array(
            z.object({
              serviceAreaId: rowId<ServiceAreaId>(),
              serviceAreaName: z.string(),
              accountName: z.string(),
              staff: shownStaff,
            }),
          ),
        ),
      }),
    isPrivateRead: true,
  }),
  saveRecipient: defineCall({
    method: 'POST',
    path: '/api/Booking/save-recipient',
    summary: 'Keep somebody I book for, or change what I keep of them',
    changes: ['addressBook'],
    access: signedIn,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        /** Null adds somebody. */
        savedRecipientId: z._default(z.nullable(id<SavedRecipientId>()), null),
        name: text(100),
        phone: phone(),
        relation: z._default(optionalText(50), ''),
        notes: z._default(optionalText(1000), ''),
        accessibilityOptionIds: z._default(z.array(catalogueId()).check(z.maxLength(60)), []),
        /** Whom a new booking is for at first, in place of the one before. */
        isDefault: z._default(z.boolean(), false),
      }),
    output: () => z.object({ savedRecipientId: rowId<SavedRecipientId>() }),
    refusals: { TooManyRecipients: `You can keep at most ${maxSaved} people. Take somebody out first.` },
  }),
  deleteRecipient: defineCall({
    method: 'POST',
    path: '/api/Booking/delete-recipient',
    summary: 'Keep somebody I book for no longer; bookings stay as they are',
    changes: ['addressBook'],
    access: signedIn,
    input: () => z.strictObject({ savedRecipientId: id<SavedRecipientId>() }),
    output: () => done,
  }),
  saveAddress: defineCall({
    method: 'POST',
    path: '/api/Booking/save-address',
    summary: 'Keep an address I book for, or change it',
    changes: ['addressBook'],
    access: signedIn,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        /** Null adds one. */
        savedAddressId: z._default(z.nullable(id<SavedAddressId>()), null),
        label: text(50),
        AddressForService: text(limits.addressMaxLength),
        LatitudeForService: latitude(),
        LongitudeForService: longitude(),
        UnitNumberForService: z._default(z.nullable(optionalText(20)), null),
        accessNotes: z._default(optionalText(500), ''),
        isExactPoint: z._default(z.boolean(), false),
        /** Where a new booking is at first, in place of the one before. */
        isDefault: z._default(z.boolean(), false),
      }),
    output: () => z.object({ savedAddressId: rowId<SavedAddressId>() }),
    refusals: { TooManyAddresses: `You can keep at most ${maxSaved} addresses. Take one out first.` },
  }),
  deleteAddress: defineCall({
    method: 'POST',
    path: '/api/Booking/delete-address',
    summary: 'Keep an address I book for no longer; bookings stay as they are',
    changes: ['addressBook'],
    access: signedIn,
    input: () => z.strictObject({ savedAddressId: id<SavedAddressId>() }),
    output: () => done,
  }),
  keepFavouriteStaff: defineCall({
    method: 'POST',
    path: '/api/Booking/keep-favourite-staff',
    summary: 'Ask for somebody first in my new bookings at a location, in place of whom I asked for before',
    changes: ['addressBook'],
    access: signedIn,
    input: () => z.strictObject({ serviceAreaId: id<ServiceAreaId>(), staffUserProfileId: id<UserProfileId>() }),
    output: () => done,
    refusals: {
      NotOnTeam: 'This person does not do visits for this location any more.',
      TooManyFavourites: `You can keep somebody at ${maxSaved} locations at most. Take somebody out first.`,
    },
  }),
  removeFavouriteStaff: defineCall({
    method: 'POST',
    path: '/api/Booking/remove-favourite-staff',
    summary: 'Ask for nobody in particular at a location any more',
    changes: ['addressBook'],
    access: signedIn,
    input: () => z.strictObject({ serviceAreaId: id<ServiceAreaId>() }),
    output: () => done,
  }),
} as const
