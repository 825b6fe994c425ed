import { guestLink, guestLinkSubject } from '@waymark/domain/account/guest-link'
import { signLink } from '@waymark/service-kit/tokens'
import type { Context } from '../context.ts'

/** The address of a guest's booking, with a link that is good once. */
export function guestBookingAddress(
  { publicUrl, secrets, now }: Pick<Context, 'publicUrl' | 'secrets' | 'now'>,
  bookingId: number,
  guestId: string,
): string {
  const token = signLink(secrets.present(), {
    purpose: guestLink.purpose,
    subject: guestLinkSubject(bookingId, guestId),
    expiresAt: new Date(now().getTime() + guestLink.days * 86_400_000),
  })
  return new URL(`/activity-booking/${bookingId}#guest=${token}`, publicUrl).href
}
