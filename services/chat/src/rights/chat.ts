import type { BookingId } from '@waymark/domain/ids'
import { chatSide } from '@waymark/domain/rights/booking-rights'
import type { Context } from '../context.ts'
import { type ChatRow, findChatRow } from '../db/chats.ts'
import type { ChatUser } from './chatter.ts'

/** The chat of one booking from one person's side. */
export interface Chat extends ChatRow {
  readonly side: 'client' | 'provider'
}

/** The chat of a booking, found by the booking or its conversation; undefined for people without a part in it. */
export async function findChat(
  context: Context,
  chatter: ChatUser,
  which: { readonly bookingId: BookingId } | { readonly sid: string },
): Promise<Chat | undefined> {
  const found = await findChatRow(context.reads, chatter.userProfileId, which)
  const side =
    found &&
    chatSide(chatter, {
      itemType: found.item_type,
      bookerUserProfileId: found.client_user_profile_id,
      clientAccountId: found.client_account_id,
      clientServiceAreaId: found.user_service_area_id,
      serviceAreaId: found.service_area_id,
      providerAccountId: found.account_id,
      assignedUserProfileIds: found.staff_ids,
    })
  return found && side ? { ...found, side } : undefined
}
