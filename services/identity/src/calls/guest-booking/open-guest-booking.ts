import { hash } from 'node:crypto'
import type { guestBooking } from '@waymark/contracts/guest-booking'
import { guestLink, readGuestLinkSubject } from '@waymark/domain/account/guest-link'
import { type BookingId, idFrom } from '@waymark/domain/ids'
import type { Handler } from '@waymark/service-kit/implement'
import { tokenIssuer } from '@waymark/service-kit/kit'
import { refuse } from '@waymark/service-kit/refusal'
import { guestTokenSeconds, signGuestToken, verifyLink } from '@waymark/service-kit/tokens'
import type { Context } from '../../context.ts'
import { useGuestLink } from '../../db/guest-links.ts'

export const openGuestBooking: Handler<Context, typeof guestBooking.openGuestBooking> = async (
  { token: linkToken },
  { context },
) => {
  const now = context.now()
  const subject = verifyLink(context.secrets.all(), guestLink.purpose, linkToken, now)
  const link = subject === undefined ? null : readGuestLinkSubject(subject)
  if (!link || !(await useGuestLink(context.db, hash('sha256', linkToken, 'hex'), now))) return refuse('LinkOver')
  const token = await signGuestToken(await context.keys.current(), tokenIssuer, link, now)
  return {
    token,
    expires: new Date(now.getTime() + guestTokenSeconds * 1000).toISOString(),
    activityBookingId: idFrom<BookingId>(link.bookingId),
  }
}
