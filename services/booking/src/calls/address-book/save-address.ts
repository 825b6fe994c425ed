import type { addressBook } from '@waymark/contracts/address-book'
import type { Handler } from '@waymark/service-kit/implement'
import { once } from '@waymark/service-kit/once'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { addAddress, changeAddress, lockAddressBook } from '../../db/address-book.ts'

export const saveAddress: Handler<Context, typeof addressBook.saveAddress> = async (
  input,
  { context, caller, sentKey },
) => {
  const { savedAddressId } = input
  const address = {
    label: input.label,
    address: input.AddressForService,
    unit_number: input.UnitNumberForService === '' ? null : input.UnitNumberForService,
    access_notes: input.accessNotes,
    lat: input.LatitudeForService,
    lng: input.LongitudeForService,
    is_exact_point: input.isExactPoint,
    is_default: input.isDefault,
  }
  return context.db.transaction().execute(async (trx) => {
    await lockAddressBook(trx, caller.userProfileId)
    if (savedAddressId !== null) {
      const isChanged = await changeAddress(trx, caller.userProfileId, savedAddressId, address)
      return isChanged ? { savedAddressId } : notFound()
    }
    return once(trx, sentKey, async () => {
      const addedId = await addAddress(trx, caller.userProfileId, address)
      return addedId === undefined ? refuse('TooManyAddresses') : { savedAddressId: addedId }
    })
  })
}
