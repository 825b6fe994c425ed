import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { findBookingOfChat, listAreaManagers } from '../db/bookings.ts'
import { openConversationOf } from '../db/conversations.ts'
import { addParticipants, removeFormerStaff } from '../db/participants.ts'

/**
 * Opens the conversation of a booking, or updates its participants: its client, the staff assigned now, the area's
 * managers.
 */
export const openConversation: JobHandlers<'chat', Context>['chat.open-conversation'] = async (
  { bookingId },
  { context },
) => {
  const now = context.now()
  const conversationId = await context.db.transaction().execute(async (trx) => {
    const booking = await findBookingOfChat(trx, bookingId)
    if (!booking) return undefined
    const { id } = await openConversationOf(trx, bookingId, now)
    const managerIds = await listAreaManagers(trx, booking.service_area_id, booking.item_type)
    const serving = [...new Set([...booking.staff_ids, ...managerIds])]
    await addParticipants(trx, id, [booking.client_user_profile_id, ...serving], now)
    await removeFormerStaff(trx, id, booking, serving)
    return id
  })
  if (conversationId !== undefined) await context.bus.publish(`participants:${conversationId}`, bookingId)
}
