import type { addressBook } from '@waymark/contracts/address-book'
import type { Handler } from '@waymark/service-kit/implement'
import { once } from '@waymark/service-kit/once'
import { invalid, notFound, refuse } from '@waymark/service-kit/refusal'
import { needFaults } from '../../address-book/need-faults.ts'
import type { Context } from '../../context.ts'
import { addRecipient, changeRecipient, lockAddressBook } from '../../db/address-book.ts'

export const saveRecipient: Handler<Context, typeof addressBook.saveRecipient> = async (
  { savedRecipientId, accessibilityOptionIds, isDefault, ...words },
  { context, caller, sentKey },
) => {
  const faults = needFaults(accessibilityOptionIds)
  if (faults) return invalid(faults)
  const recipient = { ...words, need_option_ids: accessibilityOptionIds, is_default: isDefault }
  return context.db.transaction().execute(async (trx) => {
    await lockAddressBook(trx, caller.userProfileId)
    if (savedRecipientId !== null) {
      const isChanged = await changeRecipient(trx, caller.userProfileId, savedRecipientId, recipient)
      return isChanged ? { savedRecipientId } : notFound()
    }
    return once(trx, sentKey, async () => {
      const addedId = await addRecipient(trx, caller.userProfileId, recipient)
      return addedId === undefined ? refuse('TooManyRecipients') : { savedRecipientId: addedId }
    })
  })
}
