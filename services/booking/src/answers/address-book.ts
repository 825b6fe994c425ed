import type { bookedAddress, savedAddress, savedRecipient } from '@waymark/contracts/booking-shapes'
import type * as z from 'zod/mini'
import type { listSavedAddresses, listSavedRecipients } from '../db/address-book.ts'

type RecipientRow = Awaited<ReturnType<typeof listSavedRecipients>>[number]
type SavedAddressRow = Awaited<ReturnType<typeof listSavedAddresses>>[number]
type AddressRow = Pick<SavedAddressRow, 'address' | 'lat' | 'lng' | 'unit_number' | 'access_notes' | 'is_exact_point'>

export function recipientAnswer(row: RecipientRow): z.input<typeof savedRecipient> {
  return {
    savedRecipientId: row.id,
    name: row.name,
    phone: row.phone,
    relation: row.relation,
    notes: row.notes,
    accessibilityOptionIds: row.need_option_ids,
    isDefault: row.is_default,
  }
}

export function savedAddressAnswer(row: SavedAddressRow): z.input<typeof savedAddress> {
  return { savedAddressId: row.id, label: row.label, ...addressAnswer(row), isDefault: row.is_default }
}

/** The address of a visit. */
export function addressAnswer(row: AddressRow): z.input<typeof bookedAddress> {
  return {
    AddressForService: row.address,
    LatitudeForService: row.lat,
    LongitudeForService: row.lng,
    UnitNumberForService: row.unit_number,
    accessNotes: row.access_notes,
    isExactPoint: row.is_exact_point,
  }
}
