import type { addressBook } from '@waymark/contracts/address-book'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { deleteSaved } from '../../db/address-book.ts'

export const deleteRecipient: Handler<Context, typeof addressBook.deleteRecipient> = async (
  { savedRecipientId },
  { context, caller },
) => {
  const isGone = await deleteSaved(context.db, 'saved_recipient', caller.userProfileId, savedRecipientId)
  return isGone ? { done: true } : notFound()
}
