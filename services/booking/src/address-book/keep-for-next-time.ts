import type { givenPerson, givenPlace } from '@waymark/contracts/booking-shapes'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import {
  addAddress,
  addRecipient,
  listSavedAddresses,
  listSavedRecipients,
  lockAddressBook,
} from '../db/address-book.ts'
import type { BookingDatabase } from '../db/schema.ts'

/** What of a booking its client wants to keep, where it says whom and where it is for. */
interface ToKeep {
  readonly person?: z.output<typeof givenPerson> | undefined
  readonly place?: z.output<typeof givenPlace> | undefined
  readonly keepsRecipient: boolean
  /** The name of the address. */
  readonly keepsAddressAs: string | null
}

/**
 * Keeps the recipient and the address of a booking for the next time, as its client asked. Whoever is kept already, by
 * name and phone number, stays as they are; so does an address. A full address book takes no more.
 */
export async function keepForNextTime(
  trx: Transaction<BookingDatabase>,
  userProfileId: UserProfileId,
  { person, place, keepsRecipient, keepsAddressAs: label }: ToKeep,
): Promise<void> {
  const recipient = (keepsRecipient && person?.otherRecipient) || null
  if (recipient === null && (label === null || !place)) return
  await lockAddressBook(trx, userProfileId)
  if (recipient !== null && person) {
    const kept = await listSavedRecipients(trx, userProfileId)
    const isKept = kept.some(({ name, phone }) => name === recipient.name && phone === recipient.phone)
    const needs = person.sharesRecipientNeeds ? person.sharedAccessibilityOptionIds : []
    if (!isKept)
      await addRecipient(trx, userProfileId, {
        ...recipient,
        relation: '',
        need_option_ids: [...needs],
        is_default: false,
      })
  }
  if (label !== null && place) {
    const kept = await listSavedAddresses(trx, userProfileId)
    const unit = place.UnitNumberForService === '' ? null : place.UnitNumberForService
    const isKept = kept.some((one) => one.address === place.AddressForService && one.unit_number === unit)
    if (!isKept)
      await addAddress(trx, userProfileId, {
        label,
        address: place.AddressForService,
        unit_number: unit,
        access_notes: place.accessNotes,
        lat: place.LatitudeForService,
        lng: place.LongitudeForService,
        is_exact_point: place.isExactPoint,
        is_default: false,
      })
  }
}
