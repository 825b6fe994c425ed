import type { addressBook } from '@waymark/contracts/address-book'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { lockAddressBook } from '../../db/address-book.ts'
import { keepFavourite } from '../../db/favourite-staff.ts'
import { listOffersOfArea } from '../../db/offers.ts'
import { bookingRefusal } from '../../rights/booking-refusal.ts'

export const keepFavouriteStaff: Handler<Context, typeof addressBook.keepFavouriteStaff> = async (
  { serviceAreaId, staffUserProfileId: staffId },
  { context, caller },
) => {
  const offers = await listOffersOfArea(context.reads, serviceAreaId)
  const offer = offers.find(({ staff }) => staff.some(({ userProfileId }) => userProfileId === staffId))
  if (!offer || staffId === caller.userProfileId) return refuse('NotOnTeam')
  // Who works at a private location is known to those alone who may book there.
  if (await bookingRefusal(context, caller, offer)) return refuse('NotOnTeam')
  const isKept = await context.db.transaction().execute(async (trx) => {
    await lockAddressBook(trx, caller.userProfileId)
    return keepFavourite(trx, caller.userProfileId, { serviceAreaId, staffId })
  })
  return isKept ? { done: true } : refuse('TooManyFavourites')
}
