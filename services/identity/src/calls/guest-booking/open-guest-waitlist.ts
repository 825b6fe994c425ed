import type { guestBooking } from '@waymark/contracts/guest-booking'
import { type ActivitySessionId, idFrom } from '@waymark/domain/ids'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { guestOfLink } from '../../session/guest-of-link.ts'

export const openGuestWaitlist: Handler<Context, typeof guestBooking.openGuestWaitlist> = async (
  { token },
  { context },
) => {
  const opened = await guestOfLink(context, 'waitlist', token)
  return opened ? { ...opened.guest, activitySessionId: idFrom<ActivitySessionId>(opened.id) } : refuse('LinkOver')
}
