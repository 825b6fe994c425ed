import type { savedAddress, savedRecipient } from '@waymark/contracts/booking-shapes'
import { addressWithUnit } from '@waymark/domain/place/unit'
import type * as z from 'zod/mini'

/** Somebody whom the person books for. */
export type SavedRecipient = z.output<typeof savedRecipient>
/** An address that the person books for. */
export type SavedAddress = z.output<typeof savedAddress>

/** The name of somebody, with who they are to the person: "Ngaire Parata (Mum)". */
export function recipientName({ name, relation }: Pick<SavedRecipient, 'name' | 'relation'>): string {
  return relation === '' ? name : `${name} (${relation})`
}

/** "Unit 3, 42 Daniell Street, Newtown, Wellington". */
export function addressText({
  AddressForService: address,
  UnitNumberForService: unit,
}: Pick<SavedAddress, 'AddressForService' | 'UnitNumberForService'>): string {
  return addressWithUnit(unit, address)
}
