import type { addressBook } from '@waymark/contracts/address-book'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { deleteSaved } from '../../db/address-book.ts'

export const deleteAddress: Handler<Context, typeof addressBook.deleteAddress> = async (
  { savedAddressId },
  { context, caller },
) => {
  const isGone = await deleteSaved(context.db, 'saved_address', caller.userProfileId, savedAddressId)
  return isGone ? { done: true } : notFound()
}
