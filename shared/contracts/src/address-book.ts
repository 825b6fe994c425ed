import type { SavedAddressId, SavedRecipientId } from '@waymark/domain/ids'
import { limits } from '@waymark/domain/limits'
import * as z from 'zod/mini'
import { signedIn } from './access.ts'
import { savedAddress, savedRecipient } from './booking-shapes.ts'
import { defineCall } from './define-call.ts'
import { done, id, latitude, longitude, nothing, optionalText, phone, rowId, text } from './shapes.ts'

/** How many people, and how many addresses, somebody can keep. */
export const maxSaved = 50

/** Ours: people and addresses that somebody books for, kept for the next time. */
export const addressBook = {
  getAddressBook: defineCall({
    method: 'GET',
    path: '/api/Booking/get-address-book',
    summary: 'The people and addresses I book for, the default first',
    reads: ['addressBook'],
    access: signedIn,
    input: nothing,
    output: z.object({ recipients: z.array(savedRecipient), addresses: z.array(savedAddress) }),
    isPrivateRead: true,
  }),
  saveRecipient: defineCall({
    method: 'POST',
    path: '/api/Booking/save-recipient',
    summary: 'Keep somebody I book for, or change what I keep of them',
    changes: ['addressBook'],
    access: signedIn,
    input: z.strictObject({
      /** Null adds somebody. */
      savedRecipientId: z._default(z.nullable(id<SavedRecipientId>()), null),
      name: text(100),
      phone: phone(),
      relation: z._default(optionalText(50), ''),
      notes: z._default(optionalText(1000), ''),
      accessibilityOptionIds: z._default(z.array(id()).check(z.maxLength(60)), []),
      /** Whom a new booking is for at first, in place of the one before. */
      isDefault: z._default(z.boolean(), false),
    }),
    output: z.object({ savedRecipientId: rowId<SavedRecipientId>() }),
    refusals: { TooManyRecipients: `You can keep at most ${maxSaved} people. Take somebody out first.` },
  }),
  deleteRecipient: defineCall({
    method: 'POST',
    path: '/api/Booking/delete-recipient',
    summary: 'Keep somebody I book for no longer; bookings stay as they are',
    changes: ['addressBook'],
    access: signedIn,
    input: z.strictObject({ savedRecipientId: id<SavedRecipientId>() }),
    output: done,
  }),
  saveAddress: defineCall({
    method: 'POST',
    path: '/api/Booking/save-address',
    summary: 'Keep an address I book for, or change it',
    changes: ['addressBook'],
    access: signedIn,
    input: z.strictObject({
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
    output: z.object({ savedAddressId: rowId<SavedAddressId>() }),
    refusals: { TooManyAddresses: `You can keep at most ${maxSaved} addresses. Take one out first.` },
  }),
  deleteAddress: defineCall({
    method: 'POST',
    path: '/api/Booking/delete-address',
    summary: 'Keep an address I book for no longer; bookings stay as they are',
    changes: ['addressBook'],
    access: signedIn,
    input: z.strictObject({ savedAddressId: id<SavedAddressId>() }),
    output: done,
  }),
} as const
