import type { guestBooking } from '@waymark/contracts/guest-booking'
import { type BookingId, idFrom } from '@waymark/domain/ids'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { guestOfLink } from '../../session/guest-of-link.ts'

export const openGuestBooking: Handler<Context, typeof guestBooking.openGuestBooking> = async (
  { token },
  { context },
) => {
  const opened = await guestOfLink(context, 'booking', token)
  return opened ? { ...opened.guest, activityBookingId: idFrom<BookingId>(opened.id) } : refuse('LinkOver')
}
