import type { addressBook } from '@waymark/contracts/address-book'
import type { Handler } from '@waymark/service-kit/implement'
import { recipientAnswer, savedAddressAnswer } from '../../answers/address-book.ts'
import { shownStaffAnswer } from '../../answers/shown-staff.ts'
import type { Context } from '../../context.ts'
import { listSavedAddresses, listSavedRecipients } from '../../db/address-book.ts'
import { listFavouriteStaff } from '../../db/favourite-staff.ts'

export const getAddressBook: Handler<Context, typeof addressBook.getAddressBook> = async (
  _input,
  { context, caller },
) => {
  const [recipients, addresses, favourites] = await Promise.all([
    listSavedRecipients(context.reads, caller.userProfileId),
    listSavedAddresses(context.reads, caller.userProfileId),
    listFavouriteStaff(context.reads, caller.userProfileId),
  ])
  return {
    recipients: recipients.map(recipientAnswer),
    addresses: addresses.map(savedAddressAnswer),
    favourites: favourites.map((row) => ({
      serviceAreaId: row.service_area_id,
      serviceAreaName: row.area_name,
      accountName: row.account_name,
      staff: shownStaffAnswer(row.staff),
    })),
  }
}
