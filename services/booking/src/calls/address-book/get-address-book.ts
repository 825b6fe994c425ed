import type { addressBook } from '@waymark/contracts/address-book'
import type { Handler } from '@waymark/service-kit/implement'
import { recipientAnswer, savedAddressAnswer } from '../../answers/address-book.ts'
import type { Context } from '../../context.ts'
import { listSavedAddresses, listSavedRecipients } from '../../db/address-book.ts'

export const getAddressBook: Handler<Context, typeof addressBook.getAddressBook> = async (
  _input,
  { context, caller },
) => {
  const [recipients, addresses] = await Promise.all([
    listSavedRecipients(context.reads, caller.userProfileId),
    listSavedAddresses(context.reads, caller.userProfileId),
  ])
  return { recipients: recipients.map(recipientAnswer), addresses: addresses.map(savedAddressAnswer) }
}
