import type { addressBook } from '@waymark/contracts/address-book'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { removeFavourite } from '../../db/favourite-staff.ts'

export const removeFavouriteStaff: Handler<Context, typeof addressBook.removeFavouriteStaff> = async (
  { serviceAreaId },
  { context, caller },
) => ((await removeFavourite(context.db, caller.userProfileId, serviceAreaId)) ? { done: true } : notFound())
